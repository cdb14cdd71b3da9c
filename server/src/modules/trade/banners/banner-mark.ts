import type { Locale } from '@karavan/shared-api/contract/locales';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

const WORDS: Readonly<Record<Locale, typeof ru>> = { ru, en, de, tr, zh };

/** What a banner is: an advertisement of somebody, or of a partner of the page. */
export type BannerMark = keyof typeof ru;

/**
 * What has to be said on a banner that is shown elsewhere than on the page of its organization: that it is an
 * advertisement, and whose.
 */
export const markOf = (kind: BannerMark, title: string, locale: Locale): string =>
  WORDS[locale][kind].replace('{{title}}', title);
