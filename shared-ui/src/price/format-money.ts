import { LOCAL_SIGNS } from './currency.ts';

export interface Money {
  /** A decimal string; it is never turned into a floating-point number on the way to the digits. */
  readonly amount: string;
  /** ISO 4217 */
  readonly currency: string;
}

/** `currency` has the currency's own digits and drops them from whole sums; `two` always has two. */
export type MoneyDecimals = 'currency' | 'two';

/** A sum by the language's habits. */
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
