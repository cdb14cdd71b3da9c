import type { Locale } from '../contract/locales.ts';

/** Scripts used by only one language of the product. */
const OWN_SCRIPT: { readonly [L in Locale]?: RegExp } = {
  ru: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
};

/**
 * Whether a text may need a translation for a reader of `locale`. Judged by script only: where
 * languages share one, the person decides.
 */
export function isForeign(text: string, locale: Locale): boolean {
  const script = OWN_SCRIPT[locale];
  if (!script) return true;
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  return (text.match(script)?.length ?? 0) * 2 < letters;
}
