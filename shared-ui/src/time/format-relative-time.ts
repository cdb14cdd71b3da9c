import { dateFormat, relativeTimeFormat } from '@karavan/shared-ui/intl';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface RelativeTo {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly locale: string;
  readonly justNow: string;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * Takes milliseconds since 1970. After a day, and for the future, it returns the date as
 * DD.MM.YYYY; up to a minute ahead is "just now", because device clocks differ.
 */
export function formatRelativeTime(
  moment: number,
  { now, locale, justNow, timeZone }: RelativeTo,
): string {
  const age = now - moment;
  if (age <= -MINUTE || age >= DAY) return formatDate(moment, timeZone);
  if (age < 10 * SECOND) return justNow;
  const format = relativeTimeFormat(locale, { numeric: 'always', style: 'short' });
  if (age < MINUTE) return format.format(-Math.floor(age / SECOND), 'second');
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  return format.format(-Math.floor(age / HOUR), 'hour');
}

function formatDate(moment: number, timeZone: string): string {
  return dateFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(moment);
}
