import { sql, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import { refuse } from './describe-item.ts';
import { refusingTakenCodes, requireFreeCodes, withCodes, type CodedSize } from './size-codes.ts';
import { sayWhyStockChanges } from './stock-reason.ts';

type Sizes = ItemInput['sizes'];

interface Change {
  readonly organizationId: number;
  readonly itemId: number;
  readonly editorId: number;
  readonly sizes: Sizes;
}

/**
 * Locks the carts that hold one of these sizes. They come before sizes in the order of locks, and the modules that sell
 * own them.
 */
export type LockCartsWith = (
  trx: QueryExecutorProvider,
  sizeIds: readonly number[],
) => Promise<void>;

/**
 * Makes the sizes of an item those that were sent: new ones are added, those that are absent removed, the stock of the
 * others changed by as many pieces as the editor has changed it. What was sold meanwhile stays sold.
 * @returns false, when less is there than the editor takes away
 * @throws ApiError `size_in_use` for the removal of a size that has been ordered, `invalid_input` naming the field
 */
export async function changeSizes(
  trx: Transaction<ItemsTables>,
  { organizationId, itemId, editorId, sizes: sent }: Change,
  lockCartsWith: LockCartsWith,
): Promise<boolean> {
  const present = await trx
    .selectFrom('item_size')
    .select(['id', 'sku', 'barcode'])
    .where('item_id', '=', itemId)
    .execute();
  const sizes = withCodes(sent, present);
  const known = new Set(present.map(({ id }) => id));
  for (const [index, { id }] of sizes.entries()) {
    if (id !== null && !known.has(id)) refuse(`sizes.${index}.id`, 'invalid');
  }
  const kept = new Set(sizes.flatMap(({ id }) => id ?? []));
  if (kept.size < sizes.filter(({ id }) => id !== null).length) refuse('sizes', 'repeated');
  const removed = [...known].filter((id) => !kept.has(id));
  if (removed.length > 0) await lockCartsWith(trx, removed);
  await lockStock(trx, [...known]);
  await removeSizes(trx, removed);
  await requireFreeCodes(trx, { organizationId, itemId, sizes });
  await sayWhyStockChanges(trx, { personId: editorId, reason: 'counted' });
  if (!(await refusingTakenCodes(() => updateSizes(trx, itemId, sizes)))) return false;
  const added = sizes.flatMap(({ id, size, quantity, sku, barcode }, position) =>
    id === null ? [{ item_id: itemId, size, stock: quantity!, position, sku, barcode }] : [],
  );
  if (added.length > 0) {
    await refusingTakenCodes(() => trx.insertInto('item_size').values(added).execute());
  }
  return true;
}

/** Something else refers to the row. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === '23503';

/** The database keeps what orders refer to. */
async function removeSizes(trx: Transaction<ItemsTables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await trx.deleteFrom('item_size').where('id', 'in', ids).execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new ApiError('size_in_use', {}, { cause: error });
  }
}

/** Names and codes may be swapped: they are first made such that none meets another one's. */
async function updateSizes(
  trx: Transaction<ItemsTables>,
  itemId: number,
  sizes: readonly CodedSize[],
): Promise<boolean> {
  const changes = sizes.flatMap(({ id, size, quantity, seen, sku, barcode }, position) =>
    id === null ? [] : [{ id, size, position, change: quantity! - seen!, sku, barcode }],
  );
  if (changes.length === 0) return true;
  await sql`
    update item_size set size = ' ' || id, sku = null, barcode = null where item_id = ${itemId}`.execute(
    trx,
  );
  await sql`
    update item_size as kept
    set size = wanted.size, position = wanted.position, sku = wanted.sku, barcode = wanted.barcode
    from json_to_recordset(${JSON.stringify(changes)})
      as wanted(id bigint, size text, position smallint, sku text, barcode text)
    where kept.id = wanted.id`.execute(trx);
  // A post sells once from a stock, so that no two of its sizes change the same one.
  const { rows } = await sql<{ id: number; available: number }>`
    update stock set pieces = stock.pieces + wanted.change
    from json_to_recordset(${JSON.stringify(changes)}) as wanted(id bigint, change integer)
      join item_size on item_size.id = wanted.id
    where stock.id = item_size.stock_id and stock.pieces + wanted.change >= stock.held
    returning wanted.id, stock.pieces - stock.held as available`.execute(trx);
  const tooMany = rows.find(({ available }) => available > STOCK_MAX);
  if (tooMany) {
    refuse(`sizes.${sizes.findIndex(({ id }) => id === tooMany.id)}.quantity`, 'too_big');
  }
  return rows.length === changes.length;
}
