import type { Locale } from '../contract/locales.ts';
import { cachedFormatter } from './cached-formatter.ts';

const numberFormat = cachedFormatter(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Formats a number for a language. */
export function formatNumber(
  value: number | bigint,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(locale, options).format(value);
}

/**
 * Abbreviates counts beside an icon: unchanged below 1,000, then `1.2k`, then `3.4m`; never rounded
 * up.
 */
export function abbreviateCount(count: number): string {
  if (count < 1000) return String(count);
  const [unit, sign] = count < 1_000_000 ? [1000, 'k'] : [1_000_000, 'm'];
  return `${Math.floor((count / unit) * 10) / 10}${sign}`;
}

/** `99+` from 100 on for notifications (`max` 99), `999+` for the cart link (`max` 999). */
export function formatBadge(count: number, max: number): string {
  return count > max ? `${max}+` : String(count);
}
