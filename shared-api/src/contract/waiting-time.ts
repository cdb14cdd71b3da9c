import type { Locale } from './locales.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, to go into a sentence: `через 12 минут`, `in 40 seconds`. Never less than it is. */
export function waitingTime(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds < MINUTE) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  // Whoever waits for half a day counts no minutes.
  return seconds < 2 * HOUR
    ? format.format(Math.ceil(seconds / MINUTE), 'minute')
    : format.format(Math.ceil(seconds / HOUR), 'hour');
}
