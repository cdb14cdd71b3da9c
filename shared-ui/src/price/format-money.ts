/** Signs that people write where the browser's data only knows the code. */
const LOCAL_SIGNS: Readonly<Record<string, string>> = { KGS: 'с', KZT: '₸' };

/**
 * A sum by the language's habits and the currency's own digits; whole sums drop their zeros.
 * @param amount a decimal string; it is never turned into a floating-point number on the way to the digits
 */
export function formatMoney(
  { amount, currency }: { readonly amount: string; readonly currency: string },
  locale: string,
): string {
  const isWhole = /^-?\d+(\.0*)?$/.test(amount);
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  }).formatToParts(amount as unknown as Intl.StringNumericLiteral);
  const sign = LOCAL_SIGNS[currency];
  return parts.map(({ type, value }) => (type === 'currency' && sign ? sign : value)).join('');
}
