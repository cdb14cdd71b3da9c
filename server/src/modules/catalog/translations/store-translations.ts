import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { originalHash } from './original-hash.ts';
import type { TranslationsTables } from './translations.tables.ts';

interface HumanTranslation {
  readonly original: string;
  readonly locale: Locale;
  readonly text: string;
}

/** Keeps what people have translated; of two translations of one text the later one counts. */
export async function storeTranslations(
  db: Kysely<TranslationsTables>,
  translations: readonly HumanTranslation[],
): Promise<void> {
  const latest = new Map(
    translations.map((entry) => [`${entry.locale} ${entry.original}`, entry] as const),
  );
  await db
    .insertInto('translation')
    .values(
      [...latest.values()].map(({ original, locale, text }) => ({
        original_hash: originalHash(original),
        locale,
        text,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['original_hash', 'locale'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })),
    )
    .execute();
}
