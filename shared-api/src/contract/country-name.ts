import type { Locale } from './locales.ts';

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** What the country's own people call it, where CLDR has another name. */
const OWN_NAMES: Readonly<Record<string, string>> = { 'ru-KG': 'Кыргызстан' };

/** A country's name in a language, its code where there is none. */
export function countryName(country: string, locale: Locale): string {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesByLocale.set(locale, names);
  return OWN_NAMES[`${locale}-${country}`] ?? names.of(country) ?? country;
}
