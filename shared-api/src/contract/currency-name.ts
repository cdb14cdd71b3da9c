import type { Locale } from './locales.ts';

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** What the currency's own country calls it, where CLDR has another name. */
const OWN_NAMES: Readonly<Record<string, string>> = { 'ru-KGS': 'кыргызский сом' };

/** A currency's name in a language, its code where there is none. */
export function currencyName(currency: string, locale: Locale): string {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency' });
  namesByLocale.set(locale, names);
  return OWN_NAMES[`${locale}-${currency}`] ?? names.of(currency) ?? currency;
}
