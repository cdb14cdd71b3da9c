import type { FieldIssue } from '@karavan/shared-api/contract/field-issue';
import type { ErrorBody, ErrorCode } from '@karavan/shared-api/contract/errors';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { OutboundError } from '../outbound/outbound-error.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-texts.ts';
import { fieldText } from './field-texts.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody & Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;
  /** The failure is ours: it belongs into the log, with its stack. */
  readonly isReportable: boolean;
}

const RETRY_AFTER_SECONDS = 5;

/** Failures of the connection to PostgreSQL, by its SQLSTATE or by the socket's code. */
const OUTAGE_CODES = /^(08|57P0|53300|ECONN|EPIPE|ENOENT|ETIMEDOUT)/;

/** The disk of the database, or of the files, is full or ours no longer. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What the driver says without a code. */
const OUTAGE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Values that PostgreSQL cannot take. What the contract lets through of them is a gap in it. */
const DATA_CODES = /^22/;

/** What the database's own safeguards refuse, by the codes that they raise. */
const SAFEGUARDS: ReadonlyMap<unknown, ErrorCode> = new Map([
  // `require_account()`: somebody it is about has left at the same moment.
  ['KV001', 'conflict'],
  // `require_seller()`, `require_organization()`, `require_carrier()`.
  ['KV002', 'sells_nothing'],
  ['KV003', 'organization_closed'],
  ['KV004', 'delivery_service_closing'],
  // `take_payment_account()`: the organization has stopped taking money online.
  ['KV390', 'online_payment_off'],
  // `require_scheduled()`, `keep_cancelled()`.
  ['KV041', 'event_cancelled'],
  // `count_promotion()`: others have used it up since it was shown.
  ['KV061', 'quote_changed'],
]);

/** What comes later may succeed: statements that took too long, waited too long, or met crosswise. */
const BUSY_CODES: ReadonlySet<unknown> = new Set(['57014', '55P03', '25P03', '40P01', '40001']);

/** The one place where whatever was thrown becomes an answer. */
export function translateError(error: unknown, locale: Locale): ErrorAnswer {
  const known = toApiError(error);
  const { code, status, details } = known;
  return {
    status,
    retryAfter: details.retryAfter,
    isReportable: status >= 500 || isRefusedValue(error),
    body: {
      ...details.data,
      success: false,
      code,
      message: details.message ?? errorText(code, locale, details),
      ...(details.count !== undefined && { count: details.count }),
      ...(details.retryAfter !== undefined && { retry_after: details.retryAfter }),
      ...(details.fields && { errors: fieldTexts(details.fields, locale) }),
    },
  };
}

/** What somebody must hear of whatever was thrown. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (FULL_CODES.has((error as { code?: unknown }).code)) {
    return new ApiError('storage_full', { retryAfter: RETRY_AFTER_SECONDS }, { cause: error });
  }
  if (isOutage(error))
    return new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }, { cause: error });
  if (isRefusedValue(error)) return new ApiError('invalid_input', {}, { cause: error });
  const refusal = SAFEGUARDS.get((error as { code?: unknown }).code);
  if (refusal) return new ApiError(refusal, {}, { cause: error });
  const status = (error as { statusCode?: number }).statusCode;
  const details = status === 503 ? { retryAfter: RETRY_AFTER_SECONDS } : {};
  return new ApiError(codeOfFrameworkStatus(status), details, { cause: error });
}

function isRefusedValue(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && DATA_CODES.test(code);
}

function isOutage(error: unknown): boolean {
  // Nobody has caught it: somebody whom we need does not answer.
  if (error instanceof OutboundError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && OUTAGE_CODES.test(code)) ||
    BUSY_CODES.has(code) ||
    (typeof message === 'string' && OUTAGE_WORDS.test(message))
  );
}

/** Fastify refuses bodies by itself: malformed, too large, of another type. */
function codeOfFrameworkStatus(status: number | undefined): ErrorCode {
  switch (status ?? 500) {
    case 400:
      return 'invalid_input';
    // A file outside of its folder is none.
    case 403:
    case 404:
      return 'not_found';
    case 413:
      return 'payload_too_large';
    case 415:
      return 'unsupported_media_type';
    case 408:
      return 'request_timeout';
    case 429:
      return 'too_many_requests';
    case 503:
      return 'unavailable';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'invalid_input' : 'internal';
  }
}

function fieldTexts(
  fields: Readonly<Record<string, readonly FieldIssue[]>>,
  locale: Locale,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, issues]) => [
      name,
      // Two checks of a field may come to the same words.
      [...new Set(issues.map((issue) => fieldText(name, issue, locale)))],
    ]),
  );
}
