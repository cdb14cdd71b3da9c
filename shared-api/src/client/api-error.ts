import type { ErrorBody, ErrorCode } from '../contract/errors.ts';

/** A failure answered by `/api/v1`, or the lack of an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'unknown';
  /** Texts by field, where the input was at fault. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The caller has cancelled the request, or left the page that asked. */
  readonly isCanceled: boolean;

  constructor(
    status: number,
    body: Partial<ErrorBody> & { detail?: string },
    options: ErrorOptions & { isCanceled?: boolean } = {},
  ) {
    super(body.message ?? body.detail ?? 'Something went wrong', options);
    this.status = status;
    this.code = (body.code as ErrorCode | undefined) ?? (status === 0 ? 'network' : 'unknown');
    this.fields = body.errors ?? {};
    this.isCanceled = options.isCanceled ?? false;
  }
}
