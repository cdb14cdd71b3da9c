import type { Locale } from '@karavan/shared-api/contract/locales';

export interface TranslationsTables {
  translation: {
    original_hash: Buffer;
    locale: Locale;
    text: string;
  };
}
