import { numberFormat } from '@karavan/shared-ui/intl';

/**
 * Symbols in common use, or codes, where the browser's data has only the code, or a symbol that is an empty
 * box in most fonts.
 */
export const LOCAL_SIGNS: Readonly<Record<string, string>> = {
  KGS: 'с',
  KZT: '₸',
  AMD: 'AMD',
  GEL: '₾',
};

/** The symbol of a currency (ISO 4217), as written beside a sum. */
export function currencySign(currency: string, locale: string): string {
  const sign = LOCAL_SIGNS[currency];
  if (sign) return sign;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')!.value;
}

/** How many digits follow the point: two for most currencies, none for the yen. */
export function currencyDigits(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits!;
}
