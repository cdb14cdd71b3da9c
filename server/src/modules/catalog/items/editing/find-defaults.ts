import type { Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemCardTables } from '../item-cards.ts';

/** What a new product of an organization begins with: most are like the one before. */
export async function findDefaults(db: Kysely<ItemCardTables>, organizationId: number) {
  const row = await db
    .selectFrom('organization')
    .select('organization.currency')
    .select((eb) =>
      eb
        .selectFrom('item')
        .select('item.category_id')
        .whereRef('item.organization_id', '=', 'organization.id')
        .where('item.kind', '=', 'product')
        .orderBy('item.id', 'desc')
        .limit(1)
        .as('category'),
    )
    .where('organization.id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}
