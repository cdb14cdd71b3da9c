import { sql, type Kysely, type Transaction } from 'kysely';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { pickItems, presentPicked, selectPicked, type ItemCardTables } from '../../items/index.ts';
import type { CollectionsTables } from '../collections.tables.ts';
import { holdShelf } from '../shelf.ts';

interface OwnItem {
  readonly organizationId: number;
  readonly itemId: number;
}

/**
 * What goes with an item of an organization, in its order, as staff see it.
 * @throws ApiError `not_found`
 */
export async function readSelection(
  db: Pick<Kysely<CollectionsTables & ItemCardTables>, 'selectFrom'>,
  own: OwnItem,
): Promise<PickedItem[]> {
  await mustHave(db, own);
  const rows = await selectPicked(db, own.organizationId)
    .innerJoin(
      sql<{ item_id: number; position: number }>`(
        select goes_with_id as item_id, position from item_selection
        where item_id = ${own.itemId})`.as('placed'),
      (join) => join.onRef('placed.item_id', '=', 'item.id'),
    )
    .orderBy('placed.position')
    .execute();
  return rows.map(presentPicked);
}

/**
 * Sets what goes with an item.
 * @throws ApiError `not_found`; `invalid_input` for items of others, and for the item itself
 */
export async function storeSelection(
  trx: Transaction<CollectionsTables & ItemCardTables>,
  { organizationId, itemId }: OwnItem,
  ids: readonly number[],
): Promise<void> {
  await holdShelf(trx, organizationId);
  await mustHave(trx, { organizationId, itemId });
  const own = ids.indexOf(itemId);
  if (own >= 0) {
    throw new ApiError('invalid_input', {
      fields: { [`item_ids.${own}`]: [{ problem: 'invalid' }] },
    });
  }
  await pickItems(trx, organizationId, ids);
  await trx.deleteFrom('item_selection').where('item_id', '=', itemId).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('item_selection')
    .values(ids.map((goes_with_id, position) => ({ item_id: itemId, goes_with_id, position })))
    .execute();
}

async function mustHave(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  { organizationId, itemId }: OwnItem,
): Promise<void> {
  const item = await db
    .selectFrom('item')
    .select('id')
    .where('id', '=', itemId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!item) throw new ApiError('not_found');
}
