import ky from 'ky';
import { errorOfTransport, type ApiError } from './api-error.ts';

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sending it twice counts once, so it may be repeated after a lost connection. */
  readonly repeatable: boolean;
}

export interface Answer<B> {
  readonly status: number;
  readonly body: B;
}

/** How long a request may take, including the body, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Retries after a lost connection; reads are retried by the query layer instead. */
const REPEATS = 2;

/**
 * Sends with fetch and reads the whole body.
 * @throws ApiError when no answer arrives
 */
export async function sendByFetch<B>(
  fetch: typeof globalThis.fetch | undefined,
  { url, method, headers, body, signal, repeatable }: OutgoingRequest,
  read: (response: Response) => Promise<B>,
): Promise<Answer<B>> {
  // One timeout for the whole exchange: ky's own ends with the headers.
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT);
  try {
    const response = await ky(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(fetch && { fetch }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      timeout: false,
      throwHttpErrors: false,
      retry: repeatable ? { limit: REPEATS, methods: [method.toLowerCase()], jitter: true } : 0,
    });
    return { status: response.status, body: await read(response) };
  } catch (cause) {
    throw transportError(signal, limit.aborted, cause);
  }
}

/** The share of the body that has been sent. */
export type ProgressListener = (progress: {
  readonly sent: number;
  readonly total: number;
}) => void;

/**
 * Sends with XMLHttpRequest: fetch reports upload progress only over HTTP/2.
 * @throws ApiError when no answer arrives
 */
export function sendWithProgress(
  { method, url, headers, body, signal }: OutgoingRequest,
  onProgress?: ProgressListener,
): Promise<Answer<string>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(errorOfTransport('canceled'));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.({ sent: loaded, total }),
    );
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.responseText }),
    );
    request.addEventListener('error', () => reject(errorOfTransport('network')));
    const abort = () => request.abort();
    request.addEventListener('abort', () => reject(errorOfTransport('canceled')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}

function transportError(
  signal: AbortSignal | undefined,
  timedOut: boolean,
  cause: unknown,
): ApiError {
  if (signal?.aborted) return errorOfTransport('canceled', 0, cause);
  return errorOfTransport(timedOut ? 'timeout' : 'network', 0, cause);
}
