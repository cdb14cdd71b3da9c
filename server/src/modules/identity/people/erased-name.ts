import type { Locale } from '@karavan/shared-api/contract/locales';

/** What an erased person is called in their row. Nobody can type it: texts of requests have no such character. */
export const ERASED_NAME = '\u0018';

const TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Удалённый пользователь',
  en: 'Deleted user',
  de: 'Gelöschter Benutzer',
  tr: 'Silinmiş kullanıcı',
  zh: '已注销用户',
};

/** Somebody's name as a reader of this language is told it. */
export const readableName = (name: string, locale: Locale): string =>
  name === ERASED_NAME ? TEXTS[locale] : name;
