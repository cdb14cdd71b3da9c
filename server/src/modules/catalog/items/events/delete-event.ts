import { sql, type Transaction } from 'kysely';
import { deleteRows } from '../editing/delete-item.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import { lockEvent, type OwnEvent } from './lock-event.ts';

/**
 * Deletes an event of which nobody has ever bought a ticket, and that has no guests; the other dates of its series stay one.
 * @throws ApiError `item_ordered`, which the database decides, or `not_found`
 */
export async function deleteEvent(trx: Transaction<ItemsTables>, own: OwnEvent): Promise<void> {
  const { id } = await lockEvent(trx, own);
  const sections = await trx
    .selectFrom('item_size')
    .select('id')
    .where('item_id', '=', id)
    .execute();
  await lockStock(
    trx,
    sections.map((section) => section.id),
  );
  await sql`
    update event set series_id = (
      select min(item_id) from event as other where other.series_id = ${id} and other.item_id <> ${id})
    where series_id = ${id} and item_id <> ${id}`.execute(trx);
  await deleteRows(trx, id);
}
