import type { Locale } from '@karavan/shared-api/contract/locales';

/** A text by language; Russian is always there. */
export type Texts = { readonly ru: string } & Readonly<Partial<Record<Locale, string>>>;

/** The text in a language, else in Russian, else in any that it has been written in. */
export function textIn(texts: Partial<Texts>, locale: Locale): string {
  return texts[locale] ?? texts.ru ?? Object.values(texts)[0] ?? '';
}
