import type { Locale } from '@karavan/shared-api/contract/locales';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

type Words = typeof ru;

const WORDS: Readonly<Record<Locale, Words>> = { ru, en, de, tr, zh };

/** What stands on the pass of a rental beside the data. */
export const bookingWords = (locale: Locale): Words => WORDS[locale];
