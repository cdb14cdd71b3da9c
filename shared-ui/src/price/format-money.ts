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
  const isLetter = sign !== undefined && /\p{L}/u.test(sign);
  const parts = new Intl.NumberFormat(locale, {
    ...(!isLetter && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).formatToParts(amount as unknown as Intl.StringNumericLiteral);
  const text = parts
    .map(({ type, value }) => (type === 'currency' && sign ? sign : value))
    .join('');
  // A letter before digits would read like a part of the number.
  return isLetter ? `${text}\u00A0${sign}` : text;
}

/**
 * Formats a sum that is only about right, such as one at another day's rate: within one percent, and
 * from ten on in whole units.
 */
export function formatAbout({ amount, currency }: Money, locale: string): string {
  const exact = Number(amount);
  // The largest power of ten that is at most a fiftieth of the sum.
  const fiftieth = Math.floor(Math.log10(Math.abs(exact) / 50));
  const power =
    Math.abs(exact) < 10 ? Math.max(fiftieth, -currencyDigits(currency)) : Math.max(fiftieth, 0);
  const rounded =
    power < 0 ? exact.toFixed(-power) : String(Math.round(exact / 10 ** power) * 10 ** power);
  return formatMoney({ amount: rounded, currency }, locale);
}
