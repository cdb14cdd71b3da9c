const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Takes milliseconds since 1970. After a day, and for the future, it returns the date as
 * DD.MM.YYYY; up to a minute ahead is "just now", because device clocks differ.
 */
export function formatRelativeTime(
  moment: number,
  now: number,
  locale: string,
  justNow: string,
): string {
  const age = now - moment;
  if (age <= -MINUTE || age >= DAY) return formatDate(moment);
  if (age < 10 * SECOND) return justNow;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' });
  if (age < MINUTE) return format.format(-Math.floor(age / SECOND), 'second');
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  return format.format(-Math.floor(age / HOUR), 'hour');
}

/** In UTC, so that the server and every browser produce the same text. */
function formatDate(moment: number): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}
