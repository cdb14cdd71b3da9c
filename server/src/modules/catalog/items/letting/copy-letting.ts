import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { copyAsDraft, copyMedia } from '../editing/duplicate-item.ts';
import { deleteRows } from '../editing/delete-item.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockLetting } from './lock-letting.ts';

type Own = Parameters<typeof lockLetting>[1];

/**
 * Makes a draft out of something that is let, with its terms, and without bookings and blocked days. Answers its id.
 * @throws ApiError `not_found`, or `item_taken_down` for what an operator has forbidden
 */
export async function duplicateLetting(trx: Transaction<ItemsTables>, own: Own): Promise<number> {
  const { item } = await lockLetting(trx, own);
  if (item.is_hidden) throw new ApiError('item_taken_down');
  const copy = await copyAsDraft(trx, own.itemId);
  await copyMedia(trx, own.itemId, copy);
  await sql`
    insert into rental_terms
    select (jsonb_populate_record(terms,
      jsonb_build_object('item_id', ${copy}::bigint, 'version', 1))).*
    from rental_terms as terms where item_id = ${own.itemId}`.execute(trx);
  return copy;
}

/**
 * Deletes something that is let and that nobody has ever booked.
 * @throws ApiError `item_ordered`, which the database decides, or `not_found`
 */
export async function deleteLetting(trx: Transaction<ItemsTables>, own: Own): Promise<void> {
  await lockLetting(trx, own);
  await deleteRows(trx, own.itemId);
}
