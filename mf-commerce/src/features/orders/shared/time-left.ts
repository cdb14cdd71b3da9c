import { relativeTimeFormat } from '@karavan/shared-ui/intl';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How far off a moment is, never more than that: `через 2 часа`; empty within a minute and after it. */
export function timeLeft(until: number, now: number, locale: string): string {
  const seconds = Math.floor((until - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? [];
  if (unit === undefined) return '';
  return relativeTimeFormat(locale).format(Math.floor(seconds / length), unit);
}
