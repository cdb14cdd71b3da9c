/** The five languages of the product. No schemas here, so that the browser may import it. */
export const LOCALES = ['ru', 'en', 'de', 'tr', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ru';

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  zh: '中文',
};

/** The title of a page that has none of its own. */
export const DEFAULT_TITLES: Readonly<Record<Locale, string>> = {
  ru: 'Karavan — социальная сеть для покупок и скидок',
  en: 'Karavan — the social commerce network',
  de: 'Karavan — das soziale Netzwerk für Handel und Rabatte',
  tr: 'Karavan — sosyal ticaret ağı',
  zh: 'Karavan — 社交电商网络',
};
