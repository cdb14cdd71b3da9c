/** The five languages of the product. Free of schemas, so that the browser may import it. */
export const LOCALES = ['ru', 'en', 'de', 'tr', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ru';

/** The languages in their own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  zh: '中文',
};
