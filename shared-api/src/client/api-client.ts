import type { Route, RouteInput } from '../contract/route.ts';
import { drawIdempotencyKey } from './idempotency-key.ts';
import { ApiError, errorOfAnswer, errorOfTransport } from './api-error.ts';
import { failure, type ApiFailure, type ApiResult } from './api-result.ts';
import type { Endpoint } from './endpoint.ts';
import { requestHeaders, type RequestContext } from './request-headers.ts';
import { requestUrl } from './request-url.ts';
import {
  sendByFetch,
  sendWithProgress,
  type Answer,
  type OutgoingRequest,
  type ProgressListener,
} from './transports.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated money write count once; a call without a key gets a new one. */
  readonly idempotencyKey?: string | undefined;
  /** Replaces the session's own `Authorization`; a 401 then says nothing about the session. */
  readonly authorization?: string | undefined;
}

export interface UploadOptions extends CallOptions {
  readonly onProgress?: ProgressListener | undefined;
}

/** Calls `/api/v1`. Every method resolves with a result; none of them rejects. */
export interface ApiClient {
  call<R extends Route>(
    endpoint: Endpoint<R>,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<ApiResult<R>>;
  /** A `multipart` call that reports upload progress. */
  upload<R extends Route & { readonly body: 'multipart' }>(
    endpoint: Endpoint<R>,
    input: RouteInput<R>,
    options?: UploadOptions,
  ): Promise<ApiResult<R>>;
  /** A call that returns a file. */
  download<R extends Route>(
    endpoint: Endpoint<R>,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<{ readonly ok: true; readonly status: number; readonly data: Blob } | ApiFailure>;
}

export interface ApiClientOptions {
  /** Where `/api/v1` is, without a closing slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Read for every request, so that a change of language or person takes effect at once. */
  readContext(): RequestContext;
  /**
   * What a person reads of an error whose own words are English in every language. The client gives them, so
   * that whatever shows the `message` of an error shows words for people.
   */
  wordsFor?(code: ApiError['code']): string | undefined;
  /** The session is no longer valid: its own token was answered with 401. */
  onSessionExpired?(): void;
}

/** The main client, with the specification's headers and error rules. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createClient(options, requestHeaders);
}

interface LanguageClientOptions {
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readLocale(): string;
}

/** The second client: it sends the language and nothing about the person. */
export function createLanguageClient({
  readLocale,
  ...options
}: LanguageClientOptions): Pick<ApiClient, 'call'> {
  return createClient(
    { ...options, readContext: () => ({ locale: readLocale() }) },
    ({ locale }) => ({
      'Accept-Language': locale,
    }),
  );
}

function createClient(options: ApiClientOptions, headersFor: typeof requestHeaders): ApiClient {
  const exchange = createExchange(options, headersFor);
  return {
    call<R extends Route>(endpoint: Endpoint<R>, input: RouteInput<R>, callOptions?: CallOptions) {
      return exchange(endpoint, input, callOptions, sendForText, parseAnswer<R>);
    },
    upload<R extends Route>(
      endpoint: Endpoint<R>,
      input: RouteInput<R>,
      uploadOptions?: UploadOptions,
    ) {
      const send = (request: OutgoingRequest) =>
        sendWithProgress(request, uploadOptions?.onProgress);
      return exchange(endpoint, input, uploadOptions, send, parseAnswer<R>);
    },
    download: (endpoint, input, callOptions) =>
      exchange(endpoint, input, callOptions, sendForFile, parseFile),
  };

  function sendForText(request: OutgoingRequest) {
    return sendByFetch(options.fetch, request, (response) => response.text());
  }

  function sendForFile(request: OutgoingRequest) {
    return sendByFetch(options.fetch, request, (response) => response.blob());
  }
}

function createExchange(
  { baseUrl, readContext, onSessionExpired, wordsFor }: ApiClientOptions,
  headersFor: typeof requestHeaders,
) {
  return async <R extends Route, B, Result extends Outcome>(
    { method, path, idempotent }: Endpoint<R>,
    input: RouteInput<R>,
    { signal, idempotencyKey, authorization }: CallOptions = {},
    send: (request: OutgoingRequest) => Promise<Answer<B>>,
    parse: (answer: Answer<B>) => Result | Promise<Result>,
  ): Promise<Result | ApiFailure> => {
    const context = readContext();
    const { params, query, body } = input as LooseInput;
    const isJson = body !== undefined && !(body instanceof FormData);
    try {
      const answer = await send({
        method,
        url: requestUrl(baseUrl, path, params, query),
        headers: {
          ...headersFor(context, {
            authorization,
            idempotencyKey: idempotent ? (idempotencyKey ?? drawIdempotencyKey()) : undefined,
          }),
          ...(isJson && { 'Content-Type': 'application/json' }),
        },
        body: isJson ? JSON.stringify(body) : body,
        signal,
        repeatable: idempotent ?? false,
      });
      if (answer.status === 401 && !authorization && isCurrent(context, readContext())) {
        onSessionExpired?.();
      }
      return inWords(await parse(answer), wordsFor);
    } catch (error) {
      if (error instanceof ApiError) return inWords(failure(error), wordsFor);
      throw error;
    }
  };
}

type Outcome = { readonly ok: true } | ApiFailure;

function inWords<T extends Outcome>(result: T, wordsFor: ApiClientOptions['wordsFor']): T {
  if (!result.ok) result.error.message = wordsFor?.(result.error.code) ?? result.error.message;
  return result;
}

/** The input of any route; typed by the contract at the call site. */
interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A late 401 for a person who has since signed out must not sign out the next one. */
function isCurrent(asked: RequestContext, now: RequestContext): boolean {
  return asked.token !== undefined && asked.token === now.token;
}

function parseAnswer<R extends Route>({ status, body }: Answer<string>): ApiResult<R> {
  let data: unknown;
  try {
    data = body === '' ? undefined : JSON.parse(body);
  } catch (cause) {
    // A success that is not JSON comes from something between us and the server.
    if (isSuccess(status)) return failure(errorOfTransport('invalid_response', status, cause));
  }
  return isSuccess(status)
    ? ({ ok: true, status, data } as ApiResult<R>)
    : failure(errorOfAnswer(status, data));
}

async function parseFile({ status, body }: Answer<Blob>) {
  if (isSuccess(status)) return { ok: true as const, status, data: body };
  return parseAnswer({ status, body: await body.text() }) as ApiFailure;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
