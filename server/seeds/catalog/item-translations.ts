import type { Locale } from '@karavan/shared-api/contract/locales';
import de from './translations/de.json' with { type: 'json' };
import en from './translations/en.json' with { type: 'json' };
import tr from './translations/tr.json' with { type: 'json' };
import zh from './translations/zh.json' with { type: 'json' };
import { ASSORTMENTS } from './assortments.ts';
import { nameWith } from './offers.ts';

type Dictionary = Readonly<Record<string, string>>;

/** How a language puts a thing and its quality together; the assortments are written in Russian. */
const LANGUAGES = [
  { locale: 'en', dictionary: en, join: nameWith },
  { locale: 'de', dictionary: de, join: nameWith },
  { locale: 'tr', dictionary: tr, join: joinTurkish },
  { locale: 'zh', dictionary: zh, join: joinChinese },
] as const satisfies readonly {
  locale: Locale;
  dictionary: Dictionary;
  join(thing: string, quality: string): string;
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
    return Object.values(ASSORTMENTS).flatMap(({ things, descriptions }) => [
      ...Object.entries(things).flatMap(([thing, { qualities }]) =>
        qualities.map((quality) => ({
          original: nameWith(thing, quality),
          locale,
          text: join(say(thing), say(quality)),
        })),
      ),
      ...descriptions.map(({ text }) => ({ original: text, locale, text: say(text) })),
    ]);
  });
}

/** Qualities come first: `Yumuşak pamuklu elbise`. */
function joinTurkish(thing: string, quality: string): string {
  if (quality.startsWith(',')) return thing + quality;
  const start = quality.slice(0, 1).toLocaleUpperCase('tr') + quality.slice(1);
  return `${start} ${thing.slice(0, 1).toLocaleLowerCase('tr')}${thing.slice(1)}`;
}

function joinChinese(thing: string, quality: string): string {
  return quality.startsWith('，') ? thing + quality : quality + thing;
}
