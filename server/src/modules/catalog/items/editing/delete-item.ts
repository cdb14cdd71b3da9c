import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';
import { isForeignKeyViolation, type LockCartsWith } from './change-sizes.ts';

/**
 * Deletes a product that nobody has ordered; it vanishes from carts and lists.
 * @throws ApiError `item_ordered`, which the database decides, or `not_found`
 */
export async function deleteItem(
  trx: Transaction<ItemsTables>,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
  lockCartsWith: LockCartsWith,
): Promise<void> {
  const own = await trx
    .selectFrom('item')
    .leftJoin('item_size', 'item_size.item_id', 'item.id')
    .select('item_size.id as size_id')
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product')
    .execute();
  if (own.length === 0) throw new ApiError('not_found');
  // Checkouts lock their cart first, then what is in it.
  await lockCartsWith(
    trx,
    own.flatMap(({ size_id }) => size_id ?? []),
  );
  try {
    await trx.deleteFrom('item').where('id', '=', id).execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new ApiError('item_ordered', {}, { cause: error });
  }
}
