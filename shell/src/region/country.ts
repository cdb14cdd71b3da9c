const FIRST_FLAG_LETTER = 0x1_f1_e6 - 'A'.codePointAt(0)!;

/** The flag of an ISO 3166-1 code, as the emoji that its letters make. */
export function flagOf(country: string): string {
  return country.replaceAll(/[A-Z]/g, (letter) =>
    String.fromCodePoint(letter.codePointAt(0)! + FIRST_FLAG_LETTER),
  );
}

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** The country's name in a language, from the browser's own data. */
export function countryName(country: string, locale: string): string {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesByLocale.set(locale, names);
  return names.of(country) ?? country;
}
