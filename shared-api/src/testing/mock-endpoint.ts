import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ApiSuccess, Endpoint } from '@karavan/shared-api/client';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../contract/errors.ts';
import type { Route } from '../contract/route.ts';

interface MockedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly request: Request;
}

type MockedSuccess<R extends Route> = {
  [S in keyof R['responses'] & number]: {
    readonly status: S;
    readonly data: Extract<ApiSuccess<R>, { readonly status: S }>['data'];
  };
}[keyof R['responses'] & number];

interface MockedFailure {
  readonly status: number;
  readonly failure: ErrorBody;
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Mocks an endpoint in a test; only answers that the contract allows typecheck. */
export function mockEndpoint<R extends Route, const A extends Answer<R>>(
  endpoint: Endpoint<R>,
  respond: (call: MockedCall) => A | Promise<A>,
): HttpHandler {
  return handle(endpoint, async (call) => {
    const answer: MockedSuccess<Route> | MockedFailure = await respond(call);
    if ('failure' in answer) {
      return HttpResponse.json({ ...answer.failure }, { status: answer.status });
    }
    const { status, data } = answer as { readonly status: number; readonly data: unknown };
    return data === undefined
      ? new HttpResponse(null, { status })
      : new HttpResponse(JSON.stringify(data), { status });
  });
}

type Answer<R extends Route> = MockedSuccess<R> | MockedFailure;

/** Returns a file with a given text. */
export function mockFile<R extends Route>(
  endpoint: Endpoint<R>,
  respond: (call: MockedCall) => string | Promise<string>,
): HttpHandler {
  return handle(endpoint, async (call) => new HttpResponse(await respond(call)));
}

/** The answer of a refusing server. */
export function refusal(
  code: ErrorCode,
  message: string = code,
  errors?: Record<string, string[]>,
): MockedFailure {
  return {
    status: ERROR_STATUS[code],
    failure: { success: false, code, message, ...(errors && { errors }) },
  };
}

/** Breaks the connection instead of answering. */
export function mockLostConnection<R extends Route>(endpoint: Endpoint<R>): HttpHandler {
  return handle(endpoint, () => HttpResponse.error());
}

function handle<R extends Route>(
  { method, path }: Endpoint<R>,
  respond: (call: MockedCall) => Response | Promise<Response>,
): HttpHandler {
  return METHODS[method](`*/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
    respond({
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      request,
    }),
  );
}
