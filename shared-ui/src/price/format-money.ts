import { LOCAL_SIGNS } from './currency.ts';

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
  const digits = decimals === 'two' ? 2 : isWhole ? 0 : undefined;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(digits !== undefined && { maximumFractionDigits: digits, minimumFractionDigits: digits }),
  }).formatToParts(amount as unknown as Intl.StringNumericLiteral);
  const sign = LOCAL_SIGNS[currency];
  return parts.map(({ type, value }) => (type === 'currency' && sign ? sign : value)).join('');
}
