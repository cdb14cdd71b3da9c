import type { Locale } from '@karavan/shared-api/contract/locales';
import de from './translations/de.json' with { type: 'json' };
import en from './translations/en.json' with { type: 'json' };
import tr from './translations/tr.json' with { type: 'json' };
import zh from './translations/zh.json' with { type: 'json' };
import { ASSORTMENTS } from './assortments.ts';

type Dictionary = Readonly<Record<string, string>>;

/** How a language puts a name and its quality together; the assortments are written in Russian. */
const LANGUAGES = [
  { locale: 'en', dictionary: en, join: (name, quality) => `${name} ${quality}` },
  { locale: 'de', dictionary: de, join: (name, quality) => `${name} ${quality}` },
  { locale: 'tr', dictionary: tr, join: (name, quality) => `${name}, ${quality}` },
  { locale: 'zh', dictionary: zh, join: (name, quality) => `${name}（${quality}）` },
] as const satisfies readonly {
  locale: Locale;
  dictionary: Dictionary;
  join(name: string, quality: string): string;
}[];

interface ItemTranslation {
  readonly original: string;
  readonly locale: Locale;
  readonly text: string;
}

/**
 * Names and descriptions of all that the demo organizations offer, in the other languages.
 * @throws Error naming a phrase that a dictionary lacks
 */
export function itemTranslations(): ItemTranslation[] {
  return LANGUAGES.flatMap(({ locale, dictionary, join }) => {
    const known: Dictionary = dictionary;
    const say = (phrase: string) => {
      const text = known[phrase];
      if (!text) throw new Error(`No ${locale} for '${phrase}'`);
      return text;
    };
    return Object.values(ASSORTMENTS).flatMap(({ names, qualities, descriptions }) => [
      ...Object.keys(names).flatMap((name) =>
        qualities.map((quality) => ({
          original: `${name} ${quality}`,
          locale,
          text: join(say(name), say(quality)),
        })),
      ),
      ...descriptions.map((text) => ({ original: text, locale, text: say(text) })),
    ]);
  });
}
