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

/**
 * Reports sizes that have run out since the last report and are still out: once each time, and under the first post
 * where several share a stock.
 */
export async function tellLowStock(transact: Transact<ItemsTables>): Promise<void> {
  await transact(async ({ trx, emit }) => {
    const { rows } = await sql<{ stock_id: number; falls: number }>`
      update stock_fall set told = falls where stock_id in (
        select stock_id from stock_fall where told < falls order by stock_id
        limit ${BATCH} for no key update skip locked
      ) returning stock_id, falls`.execute(trx);
    if (rows.length === 0) return;
    const low = await trx
      .selectFrom('item_size')
      .innerJoin('item', 'item.id', 'item_size.item_id')
      .distinctOn('item_size.stock_id')
      .select(['item_size.id', 'item_size.stock_id', 'item_size.item_id', 'item.organization_id'])
      .where(
        'item_size.stock_id',
        'in',
        rows.map(({ stock_id }) => stock_id),
      )
      .where('item.kind', '=', 'product')
      .where('item.is_published', '=', true)
      .where(sql<boolean>`item_size.stock - item_size.held <= item_size.low_at`)
      .orderBy('item_size.stock_id')
      .orderBy('item_size.id')
      .execute();
    for (const { id: sizeId, stock_id, item_id: itemId, organization_id: organizationId } of low) {
      const fall = rows.find((row) => row.stock_id === stock_id)!.falls;
      emit(stockFell({ organizationId, itemId, sizeId, fall }));
    }
  });
}
