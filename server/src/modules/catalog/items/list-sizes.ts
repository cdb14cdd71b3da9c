import type { Kysely } from 'kysely';
import { SIZES_OF } from '@karavan/shared-api/contract/size-formats';
import type { AvailableSize } from '@karavan/shared-api/contract/sizes';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ItemsTables } from './items.tables.ts';

/**
 * The usual sizes of a category, format by format.
 * @throws ApiError `not_found`
 */
export async function listSizes(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  categoryId: number,
): Promise<AvailableSize[]> {
  const category = await db
    .selectFrom('category')
    .select('size_formats')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category) throw new ApiError('not_found');
  return category.size_formats.flatMap((format_criteria) =>
    SIZES_OF[format_criteria].map((size) => ({ size, format_criteria })),
  );
}
