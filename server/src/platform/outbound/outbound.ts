import { lookup as lookupInDns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress } from './is-public-address.ts';
import { OutboundError, type OutboundProblem } from './outbound-error.ts';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
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

/** Every request of the server to an address from outside of its code. */
export interface Outbound {
  /**
   * Fetches a URL. Only GET follows redirects, and each of them is checked like the first address.
   * @throws OutboundError for whatever is not a successful answer within the limits
   */
  fetch(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
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

  async function open(start: URL, request: OutboundRequest, signal: AbortSignal) {
    const { method = 'GET', headers, body } = request;
    let url = start;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      refuseOwnNetworks(url);
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal,
        method,
        // What identifies us to one site is not for those it sends us to.
        ...(headers && url.origin === start.origin && { headers }),
        ...(body !== undefined && { body }),
      });
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

  return {
    async fetch(url, request) {
      const signal = AbortSignal.timeout(request.timeoutMs);
      try {
        const response = await open(parseUrl(url), request, signal);
        return await readAnswer(response, request);
      } catch (error) {
        const failure = signal.aborted
          ? new OutboundError('time', { cause: error })
          : toOutboundError(error);
        onFailure(failure.problem);
        throw failure;
      }
    },
    close: () => agent.destroy(),
  };
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  // Names and passwords in an address only serve to mislead whoever reads it.
  if (!url || url.username || url.password) throw new OutboundError('address');
  return url;
}

const isRedirect = ({ status }: Response) => [301, 302, 303, 307, 308].includes(status);

async function readAnswer(
  response: Response,
  { accepts, maxBytes }: OutboundRequest,
): Promise<OutboundAnswer> {
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const refuse = async (problem: 'type' | 'size') => {
    await response.body?.cancel();
    throw new OutboundError(problem);
  };
  if (accepts && !accepts.some((type) => isOfType(mediaType.trim(), type))) await refuse('type');
  if (Number(response.headers.get('content-length')) > maxBytes) await refuse('size');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new OutboundError('size');
    chunks.push(chunk);
  }
  return { mediaType: mediaType.trim(), content: Buffer.concat(chunks) };
}

const isOfType = (mediaType: string, accepted: string) =>
  accepted.endsWith('/') ? mediaType.startsWith(accepted) : mediaType === accepted;

/** The library wraps what our lookup throws. */
function toOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const { cause } = error as Error;
  return cause instanceof OutboundError ? cause : new OutboundError('network', { cause: error });
}
