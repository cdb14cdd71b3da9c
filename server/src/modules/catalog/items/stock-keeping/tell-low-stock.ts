import { sql } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import type { ItemsTables } from '../items.tables.ts';
import { stockFell } from './stock-keeping.events.ts';

/** Every minute: staff hear of what has run out, not whoever was just buying it. */
export const tellLowStockTask = defineTask('tell-low-stock', z.object({}));

/** At a time; the others wait for the next minute. */
const BATCH = 200;

/** Tells of the sizes that have run out since they were last told of, and still have; once for each time. */
export async function tellLowStock(transact: Transact<ItemsTables>): Promise<void> {
  await transact(async ({ trx, emit }) => {
    const { rows } = await sql<{ size_id: number; falls: number }>`
      update stock_fall set told = falls where size_id in (
        select size_id from stock_fall where told < falls order by size_id
        limit ${BATCH} for no key update skip locked
      ) returning size_id, falls`.execute(trx);
    if (rows.length === 0) return;
    const low = await trx
      .selectFrom('item_size')
      .innerJoin('item', 'item.id', 'item_size.item_id')
      .select(['item_size.id', 'item_size.item_id', 'item.organization_id'])
      .where(
        'item_size.id',
        'in',
        rows.map(({ size_id }) => size_id),
      )
      .where('item.kind', '=', 'product')
      .where('item.is_published', '=', true)
      .where(sql<boolean>`item_size.stock - item_size.held <= item_size.low_at`)
      .orderBy('item_size.id')
      .execute();
    for (const { id: sizeId, item_id: itemId, organization_id: organizationId } of low) {
      const fall = rows.find(({ size_id }) => size_id === sizeId)!.falls;
      emit(stockFell({ organizationId, itemId, sizeId, fall }));
    }
  });
}
