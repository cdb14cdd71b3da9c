import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import { isForeignKeyViolation, type LockCartsWith } from './change-sizes.ts';
import { lockOwnItem } from './describe-item.ts';

/**
 * Deletes a product that nobody has ordered; it vanishes from carts and lists.
 * @throws ApiError `item_ordered`, which the database decides, or `not_found`
 */
export async function deleteItem(
  trx: Transaction<ItemsTables>,
  own: { readonly organizationId: number; readonly id: number },
  lockCartsWith: LockCartsWith,
): Promise<void> {
  const { id } = await lockOwnItem(trx, own);
  const sizes = await trx.selectFrom('item_size').select('id').where('item_id', '=', id).execute();
  const ids = sizes.map((size) => size.id);
  // Checkouts lock their cart first, then what is in it.
  await lockCartsWith(trx, ids);
  await lockStock(trx, ids);
  await deleteRows(trx, id);
}

/**
 * Deletes the rows of a locked item.
 * @throws ApiError `item_ordered`, which the database decides: it keeps what orders refer to
 */
export async function deleteRows(trx: Transaction<ItemsTables>, id: number): Promise<void> {
  try {
    // Before the item, for carts to say by its name what is gone.
    await trx.deleteFrom('item_size').where('item_id', '=', id).execute();
    await trx.deleteFrom('item').where('id', '=', id).execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new ApiError('item_ordered', {}, { cause: error });
  }
}
