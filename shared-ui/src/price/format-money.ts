import { numberFormat } from '@karavan/shared-ui/intl';
import { currencyDigits, LOCAL_SIGNS } from './currency.ts';

export interface Money {
  /** A decimal string; it is never converted to a floating-point number. */
  readonly amount: string;
  /** ISO 4217 */
  readonly currency: string;
}

/**
 * `currency` uses the currency's own number of digits and drops them for whole sums; `two` always
 * shows two.
 */
export type MoneyDecimals = 'currency' | 'two';

/** Formats a sum for a language. */
export function formatMoney(
  { amount, currency }: Money,
  locale: string,
  decimals: MoneyDecimals = 'currency',
): string {
  const isWhole = /^-?\d+(\.0*)?$/.test(amount);
  const digits = decimals === 'two' ? 2 : isWhole ? 0 : currencyDigits(currency);
  const sign = LOCAL_SIGNS[currency];
  const text = numberFormat(locale, {
    ...(!sign && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(amount as unknown as Intl.StringNumericLiteral);
  // Where they are in use they stand behind the sum; in front a letter would read like a part of it.
  return sign ? `${text}\u00A0${sign}` : text;
}

/**
 * Formats a sum that is only about right, such as one at another day's rate: within one percent, and
 * from ten on in whole units.
 */
export function formatAbout({ amount, currency }: Money, locale: string): string {
  const exact = Number(amount);
  // Two digits are within a percent from five on.
  const digits = exact.toExponential() < '5' && (exact < 10 || exact >= 100) ? 3 : 2;
  return formatMoney({ amount: String(Number(exact.toPrecision(digits))), currency }, locale);
}
