import type { Kysely, Transaction } from 'kysely';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { pickItems, presentPicked, selectPicked } from './picked-items.ts';
import type { ItemCardTables } from './item-cards.ts';

/** What stands before all others of a shop, in its order. */
export async function findPinned(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  organizationId: number,
): Promise<PickedItem[]> {
  const rows = await selectPicked(db, organizationId)
    .where('item.pinned', '>', 0)
    .orderBy('item.pinned', 'desc')
    .execute();
  return rows.map(presentPicked);
}

/**
 * Sets what stands before all others of a shop, in this order. The caller holds the lock of the shop, so that two do not mix.
 * @throws ApiError `invalid_input` for items of others
 */
export async function pinItems(
  trx: Transaction<ItemCardTables>,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  await pickItems(trx, organizationId, ids);
  await trx
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where((eb) => eb.or([eb('pinned', '>', 0), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .updateTable('item')
    .set({ pinned: 0 })
    .where('organization_id', '=', organizationId)
    .where('pinned', '>', 0)
    .execute();
  for (const [place, id] of ids.entries()) {
    await trx
      .updateTable('item')
      .set({ pinned: ids.length - place })
      .where('id', '=', id)
      .execute();
  }
}
