import type { ErrorBody, ErrorCode } from '../contract/errors.ts';

/**
 * Why there is no usable answer; all other codes come from the server. An answer without any words is
 * `invalid_response` too: something between us and the server has sent it.
 */
export type TransportErrorCode = 'network' | 'timeout' | 'canceled' | 'invalid_response';

interface ApiErrorDetails {
  /** The HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: ErrorCode | TransportErrorCode | 'unknown';
  readonly message: string;
  /** Error texts by field, when the input was invalid. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** The full answer: some failures carry data, for example the current cart. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * A failure returned by `/api/v1`, or a missing answer. Each remote bundles its own copy of this
 * class, so check with `isApiError`, never with `instanceof`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorDetails['code'];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
  /** The caller cancelled the request or left the page: there is nothing to report. */
  readonly isCanceled: boolean;

  constructor({ status, code, message, fields = {}, body, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.body = body;
    this.isCanceled = code === 'canceled';
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/**
 * The error in a failed answer. Its text is the message, else the detail, else 'Something went
 * wrong'.
 */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const told = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody> & {
    readonly detail?: unknown;
  };
  const words = textOf(told.message) ?? textOf(told.detail);
  return new ApiError({
    status,
    code:
      (told.code as ErrorCode | undefined) ??
      (words === undefined ? 'invalid_response' : 'unknown'),
    message: words ?? 'Something went wrong',
    ...(told.errors && { fields: told.errors }),
    body,
  });
}

const TRANSPORT_MESSAGES: Record<TransportErrorCode, string> = {
  network: 'Network error',
  timeout: 'Timeout',
  canceled: 'Canceled',
  invalid_response: 'Invalid response. Something went wrong',
};

/** The error of a request without a usable answer. */
export function errorOfTransport(code: TransportErrorCode, status = 0, cause?: unknown): ApiError {
  return new ApiError({ status, code, message: TRANSPORT_MESSAGES[code], cause });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
