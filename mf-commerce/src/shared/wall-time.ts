import type { PeriodUnit } from '@karavan/shared-api/contract/periods';

const dateOf = (wallTime: string) => new Date(`${wallTime}Z`);

/** Formats a period in local time. */
export function formatPeriod(
  from: string,
  to: string,
  locale: string,
  month: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).formatRange(dateOf(from), dateOf(to));
}

/** Formats one end of a period in local time. */
export function formatWallTime(wallTime: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(dateOf(wallTime));
}

/** A duration in words, such as `3 days`. */
export function formatUnits(count: number, unit: PeriodUnit, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
