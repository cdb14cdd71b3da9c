import type { Locale } from './locales.ts';

const MINUTE = 60;

/** How long to wait, to go into a sentence: `через 12 минут`, `in 40 seconds`. Never less than it is. */
export function waitingTime(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds < MINUTE
    ? format.format(Math.max(1, Math.ceil(seconds)), 'second')
    : format.format(Math.ceil(seconds / MINUTE), 'minute');
}
