import { dateFormat } from '@karavan/shared-ui/intl';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The localized name of a weekday (ISO 8601: Monday is 1). */
export function weekdayName(
  weekday: number,
  locale: string,
  form: 'short' | 'long' = 'short',
): string {
  return dateFormat(locale, { weekday: form, timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY,
  );
}
