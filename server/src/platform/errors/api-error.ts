import { ERROR_STATUS, type ErrorCode } from '@karavan/shared-api/contract/errors';
import type { FieldIssue } from '@karavan/shared-api/contract/field-issue';

export interface ApiErrorDetails {
  /** Shown as it is; without one the code's own text in the caller's language is. */
  readonly message?: string;
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, readonly FieldIssue[]>>;
  /** How many stand in the way: in the text, and sent beside it. */
  readonly count?: number;
  /** What it is about, in the text. */
  readonly name?: string;
  /** Sent as Retry-After and in the body, in seconds. */
  readonly retryAfter?: number;
  /** Where the route's contract names another status than the code's own. */
  readonly status?: number;
  /** Sent beside the error, for example the present cart. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A failure that the caller is told of. Anything else that is thrown is a bug or an outage. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    super(details.message ?? code, options);
    this.code = code;
    this.status = details.status ?? ERROR_STATUS[code];
    this.details = details;
  }

  /** What Fastify goes by where a request fails before it reaches its route. */
  get statusCode(): number {
    return this.status;
  }
}
