import ky, { type KyInstance } from 'ky';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import { ApiError } from './api-error.ts';
import type { Endpoint } from './endpoint.ts';
import { requestHeaders, type RequestContext } from './request-headers.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated money write count once; a fresh key is drawn for each call without one. */
  readonly idempotencyKey?: string;
}

export interface ApiClient {
  /**
   * Calls an endpoint and answers its parsed body.
   * @throws ApiError for every answer that is no success, for a lost connection and for a cancelled call
   */
  call<R extends Route>(
    endpoint: Endpoint<R>,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<RouteOutput<R>>;
}

export interface ApiClientOptions {
  /** Where `/api/v1` is, without a closing slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Read at every request, so that a change of language or person counts at once. */
  readContext(): RequestContext;
  /** The session is no longer valid: an answer 401 to a request that carried a token. */
  onSessionExpired?(): void;
}

/** The main client, with the specification's headers. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    throwHttpErrors: false,
    timeout: 30_000,
    retry: 0,
  });
  return {
    call: (endpoint, input, callOptions = {}) => call(http, options, endpoint, input, callOptions),
  };
}

async function call<R extends Route>(
  http: KyInstance,
  { baseUrl, readContext, onSessionExpired }: ApiClientOptions,
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
  { signal, idempotencyKey }: CallOptions,
): Promise<RouteOutput<R>> {
  const context = readContext();
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  const headers = requestHeaders(context);
  if (endpoint.idempotent) headers['Idempotency-Key'] = idempotencyKey ?? crypto.randomUUID();
  let response: Response;
  try {
    response = await http(baseUrl + fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers,
      searchParams: definedOnly(query),
      ...(signal && { signal }),
      ...(body instanceof FormData ? { body } : body !== undefined && { json: body }),
    });
  } catch (cause) {
    throw new ApiError(0, {}, { cause, isCanceled: signal?.aborted ?? false });
  }
  if (response.status === 401 && context.token) onSessionExpired?.();
  const payload: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, (payload ?? {}) as Record<string, string>);
  return payload as RouteOutput<R>;
}

/** Puts parameters into `{name}` places, encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function definedOnly(query: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}
