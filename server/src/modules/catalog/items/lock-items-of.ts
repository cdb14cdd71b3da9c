import type { Transaction } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/**
 * Locks all items of an organization before the organization itself: as that begins or ends to be listed,
 * the database writes them along, and whoever edits one waits for the organization.
 */
export async function lockItemsOf(
  trx: Transaction<ItemsTables>,
  organizationId: number,
): Promise<void> {
  await trx
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
