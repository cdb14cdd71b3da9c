import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { dateFormat, numberFormat } from '@karavan/shared-ui/intl';

const dateOf = (wallTime: string) => new Date(`${wallTime}Z`);

/** Formats a period in local time. */
export function formatPeriod(
  from: string,
  to: string,
  locale: string,
  month: 'long' | 'short' = 'long',
): string {
  return dateFormat(locale, {
    day: 'numeric',
    month,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).formatRange(dateOf(from), dateOf(to));
}

/** Formats the days of a period in local time, such as `5 – 7 Dec`; with the year where it is another one. */
export function formatDays(from: string, to: string, locale: string): string {
  const [start, end] = [dateOf(from), dateOf(to)];
  return shortDate(end, locale, 'UTC').formatRange(start, end);
}

/** Formats the day of a moment in a time zone, such as `23 Nov`; with the year where it is another one. */
export function formatDay(moment: Date, locale: string, timeZone: string): string {
  return shortDate(moment, locale, timeZone).format(moment);
}

/** Formats a moment in a time zone in short: the time of one of today, the day of another one. */
export function formatRecent(moment: Date, locale: string, timeZone: string): string {
  const day = shortDate(moment, locale, timeZone);
  return day.format(moment) === day.format(new Date())
    ? dateFormat(locale, { timeStyle: 'short', timeZone }).format(moment)
    : day.format(moment);
}

const shortDate = (moment: Date, locale: string, timeZone: string) =>
  dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
    ...(moment.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  });

/** Formats one end of a period in local time. */
export function formatWallTime(wallTime: string, locale: string): string {
  return dateFormat(locale, {
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
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
