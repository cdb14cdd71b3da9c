import { lookup as lookupInDns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress } from './is-public-address.ts';
import { OutboundError, type OutboundProblem } from './outbound-error.ts';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Media types that are taken, such as `application/json` or all of `image/`; without it any. */
  readonly accepts?: readonly string[];
  /** The most that is read, after it has been unpacked. */
  readonly maxBytes: number;
  /** For everything together, redirects and the last byte included. */
  readonly timeoutMs: number;
}

export interface OutboundAnswer {
  readonly mediaType: string;
  readonly content: Buffer;
}

/** What was answered, whatever it says. */
export interface OutboundReply {
  readonly status: number;
  /** How it begins, up to `maxBytes`. */
  readonly beginning: Buffer;
  /** Where it sends us, as it says so; null where it does not. */
  readonly location: string | null;
}

/** Every request of the server to an address from outside of its code. */
export interface Outbound {
  /**
   * Fetches a URL. Only GET follows redirects, and each of them is checked like the first address.
   * @throws OutboundError for whatever is not a successful answer within the limits
   */
  fetch(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /**
   * Hands the content of an answer on as it comes, for what is too large for the memory. What exceeds a limit
   * ends it with the OutboundError.
   * @param read gets the announced length in bytes, null where the far side says none
   * @throws OutboundError like `fetch`, and whatever `read` throws
   */
  stream<T>(
    url: string,
    request: OutboundRequest,
    read: (content: Readable, announced: number | null) => Promise<T>,
  ): Promise<T>;
  /**
   * Tells somebody something and how they answer, also that they refuse or send us elsewhere: redirects are not
   * followed.
   * @throws OutboundError where there is no answer in time
   */
  tell(url: string, request: Omit<OutboundRequest, 'accepts'>): Promise<OutboundReply>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** Addresses that may be connected to: those of the internet, unless it is told otherwise. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: Resolve;
  readonly onFailure?: (problem: OutboundProblem) => void;
}

type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[] | undefined) => void,
) => void;

const REDIRECTS_MAX = 3;

export function createOutbound({
  isAllowed = isPublicAddress,
  resolve = (hostname, done) => lookupInDns(hostname, { all: true }, done),
  onFailure = () => undefined,
}: OutboundOptions = {}): Outbound {
  // What is checked here is what the socket connects to: a name that answers differently the next
  // time gains nothing. One address of ours among many is enough to refuse.
  const lookup: LookupFunction = (hostname, { all }, done) => {
    resolve(hostname, (error, addresses) => {
      // A failure comes without a list of addresses, not with an empty one.
      if (error || !addresses) return done(error ?? new OutboundError('network'), '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return done(new OutboundError('address'), '');
      }
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const agent = new Agent({ connect: { lookup } });

  /** Sockets look up names only, so an address that is spelled out is checked by itself. */
  function refuseOwnNetworks({ protocol, hostname }: URL): void {
    const host = hostname.replace(/^\[|\]$/g, '');
    const isWeb = protocol === 'http:' || protocol === 'https:';
    if (!isWeb || (isIP(host) && !isAllowed(host))) throw new OutboundError('address');
  }

  function send(
    url: URL,
    { method = 'GET', headers, body }: OutboundRequest,
    signal: AbortSignal,
  ): Promise<Response> {
    refuseOwnNetworks(url);
    return fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
  }

  async function open(start: URL, request: OutboundRequest, signal: AbortSignal) {
    const { method = 'GET', headers, ...others } = request;
    let url = start;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      // What identifies us to one site is not for those it sends us to.
      const own = headers && url.origin === start.origin && { headers };
      const response = await send(url, { ...others, method, ...own }, signal);
      if (response.ok) return response;
      await response.body?.cancel();
      const target = response.headers.get('location');
      if (!isRedirect(response) || target === null || method !== 'GET') {
        throw new OutboundError('status', { status: response.status });
      }
      url = parseUrl(target, url);
    }
    throw new OutboundError('redirects');
  }

  /** @throws OutboundError, counted once, and others as they are */
  async function inTime<T>(
    { timeoutMs }: OutboundRequest,
    exchange: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await exchange(signal);
    } catch (error) {
      if (error instanceof OutboundError) onFailure(error.problem);
      throw error;
    }
  }

  async function openAnswer(url: string, request: OutboundRequest, signal: AbortSignal) {
    try {
      const response = await open(parseUrl(url), request, signal);
      return await acceptAnswer(response, request);
    } catch (error) {
      throw failureOf(error, signal);
    }
  }

  return {
    fetch: (url, request) =>
      inTime(request, async (signal) => {
        const { mediaType, response } = await openAnswer(url, request, signal);
        const chunks: Uint8Array[] = [];
        for await (const chunk of contentOf(response, request, signal)) chunks.push(chunk);
        return { mediaType, content: Buffer.concat(chunks) };
      }),
    stream: (url, request, read) =>
      inTime(request, async (signal) => {
        const { response } = await openAnswer(url, request, signal);
        const announced = response.headers.get('content-length');
        const content = Readable.from(contentOf(response, request, signal));
        try {
          return await read(content, announced === null ? null : Number(announced));
        } finally {
          // Closes the connection where not all of it was read.
          content.destroy();
        }
      }),
    tell: (url, request) =>
      inTime(request, async (signal) => {
        try {
          const response = await send(parseUrl(url), request, signal);
          return {
            status: response.status,
            beginning: await beginningOf(response, request),
            location: response.headers.get('location'),
          };
        } catch (error) {
          throw failureOf(error, signal);
        }
      }),
    close: () => agent.destroy(),
  };
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  // Names and passwords in an address only serve to mislead readers.
  if (!url || url.username || url.password) throw new OutboundError('address');
  return url;
}

const isRedirect = ({ status }: Response) => [301, 302, 303, 307, 308].includes(status);

/** @throws OutboundError for an answer of another type, or one that says that it is too big */
async function acceptAnswer(response: Response, { accepts, maxBytes }: OutboundRequest) {
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const refuse = async (problem: 'type' | 'size') => {
    await response.body?.cancel();
    throw new OutboundError(problem);
  };
  if (accepts && !accepts.some((type) => isOfType(mediaType.trim(), type))) await refuse('type');
  if (Number(response.headers.get('content-length')) > maxBytes) await refuse('size');
  return { mediaType: mediaType.trim(), response };
}

/** @throws OutboundError */
async function* contentOf(
  { body }: Response,
  { maxBytes }: OutboundRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > maxBytes) throw new OutboundError('size');
      yield chunk;
    }
  } catch (error) {
    throw failureOf(error, signal);
  }
}

async function beginningOf(
  { body }: Response,
  { maxBytes }: Pick<OutboundRequest, 'maxBytes'>,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const isOfType = (mediaType: string, accepted: string) =>
  accepted.endsWith('/') ? mediaType.startsWith(accepted) : mediaType === accepted;

/** The library wraps what our lookup throws. */
function failureOf(error: unknown, signal: AbortSignal): OutboundError {
  if (signal.aborted) return new OutboundError('time', { cause: error });
  if (error instanceof OutboundError) return error;
  const { cause } = error as Error;
  return cause instanceof OutboundError ? cause : new OutboundError('network', { cause: error });
}
