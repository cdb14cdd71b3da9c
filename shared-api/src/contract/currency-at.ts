import { DEFAULT_CURRENCY } from './limits.ts';

const CURRENCY_ABROAD = 'USD';

/** The currency of whoever has chosen none: at home the product's own, elsewhere dollars. */
export function currencyAt(country: string | undefined): string {
  return country === undefined || country === 'KG' ? DEFAULT_CURRENCY : CURRENCY_ABROAD;
}
