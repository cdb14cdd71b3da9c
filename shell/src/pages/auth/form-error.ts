import type { ApiError } from '@karavan/shared-api/client';

/** What of a failure belongs beside which field; null when the field is not at fault. */
export function fieldError(error: ApiError | null, field: string): string | undefined {
  return error?.fields[field]?.[0];
}

/** The specification's texts for failed sign-ins; undefined where the failure is told beside a field. */
export function signInFailure(error: ApiError): string | undefined {
  if (error.status === 422) return 'Повторите через 30 минут';
  // Throttled: the person is not told, so that a guesser learns nothing.
  if (error.status === 429) return undefined;
  return Object.keys(error.fields).length > 0 ? undefined : error.message;
}
