/** What the main client sends with every request (specification, section 7). */
export interface RequestContext {
  readonly locale: string;
  readonly currency?: string | undefined;
  readonly token?: string | undefined;
  /** The value of the cookie `csrftoken`; a guest has one too, for signing in. */
  readonly csrfToken?: string | undefined;
  readonly now?: Date | undefined;
}

interface CallHeaders {
  /** Replaces the session's own `Authorization`. */
  readonly authorization?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export function requestHeaders(
  { locale, currency, token, csrfToken, now = new Date() }: RequestContext,
  { authorization, idempotencyKey }: CallHeaders = {},
): Record<string, string> {
  const credentials = authorization ?? (token && `Token ${token}`);
  return {
    'X-Device-Timestamp': timestampWithOffset(now),
    'Accept-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    ...(currency && { 'X-Currency': currency }),
    ...(credentials && { Authorization: credentials }),
    ...(csrfToken && { 'X-CSRFToken': csrfToken }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** ISO 8601 in the device's time zone, for example `2026-11-20T18:30:00.000+06:00`. */
export function timestampWithOffset(
  date: Date,
  offsetMinutes: number = -date.getTimezoneOffset(),
): string {
  const local = new Date(date.getTime() + offsetMinutes * 60_000).toISOString().slice(0, -1);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const hours = String(Math.floor(Math.abs(offsetMinutes) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offsetMinutes) % 60).padStart(2, '0');
  return `${local}${sign}${hours}:${minutes}`;
}
