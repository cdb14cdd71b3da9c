import { sql, type Transaction } from 'kysely';
import type { CollectionsTables } from './collections.tables.ts';

/**
 * Holds the shop of an organization until the transaction ends: of two who arrange it the second sees what
 * the first has done. Taken before items are.
 */
export async function holdShelf(
  trx: Transaction<CollectionsTables>,
  organizationId: number,
): Promise<void> {
  await trx
    .insertInto('shop_shelf')
    .values({ organization_id: organizationId })
    .onConflict((conflict) =>
      conflict
        .column('organization_id')
        .doUpdateSet({ arrangements: sql<number>`shop_shelf.arrangements + 1` }),
    )
    .execute();
}
