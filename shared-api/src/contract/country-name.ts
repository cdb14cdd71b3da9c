const namesByLocale = new Map<string, Intl.DisplayNames>();

/** The country's name in a language, from the browser's own data. */
export function countryName(country: string, locale: string): string {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesByLocale.set(locale, names);
  return names.of(country) ?? country;
}
