import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { originalHash } from './original-hash.ts';
import type { TranslationsTables } from './translations.tables.ts';

/**
 * Translates all of some texts, or none of them; an empty one stays empty.
 * @throws ApiError `translation_failed` where nobody has translated one of them
 */
export async function findTranslations(
  db: Kysely<TranslationsTables>,
  locale: Locale,
  originals: readonly string[],
): Promise<string[]> {
  const hashes = originals.map(originalHash);
  const rows = await db
    .selectFrom('translation')
    .select(['original_hash', 'text'])
    .where('locale', '=', locale)
    .where('original_hash', 'in', hashes)
    .execute();
  return originals.map((original, index) => {
    if (original === '') return '';
    const found = rows.find(({ original_hash }) => original_hash.equals(hashes[index]!));
    if (!found) throw new ApiError('translation_failed');
    return found.text;
  });
}
