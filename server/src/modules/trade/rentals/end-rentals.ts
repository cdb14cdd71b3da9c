import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import type { Orders } from '../orders/index.ts';

/** Rentals of one run; what is left is taken by the next. */
const BATCH = 500;

export const endRentalsTask = defineTask('end-rentals', z.object({}));

/**
 * Completes rentals whose period is over. Whoever has paid and not come has paid for the time that was
 * kept for them; what was never paid for has its own deadline.
 * @throws AggregateError of all that failed; the others are done
 */
export async function endRentals(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  orders: Orders,
): Promise<void> {
  const over = await db
    .selectFrom('rental_booking')
    .innerJoin('sale_order', 'sale_order.id', 'rental_booking.order_id')
    .select(['sale_order.id', 'sale_order.fulfilled_at'])
    .where('rental_booking.is_live', '=', true)
    .where('rental_booking.completed_at', 'is', null)
    .where(sql<boolean>`upper(rental_booking.during) <= now()`)
    .where('sale_order.payment_status', '=', 'accepted')
    .orderBy('sale_order.id')
    .limit(BATCH)
    .execute();
  await eachInTurn(over, ({ id, fulfilled_at }) =>
    transact(async (unit) => {
      if (fulfilled_at === null) {
        await orders.move(unit, { orderId: id, action: 'lapse', of: 'timer' });
      }
      await unit.trx
        .updateTable('rental_booking')
        .set({ completed_at: sql<Date>`upper(during)` })
        .where('order_id', '=', id)
        .where('completed_at', 'is', null)
        .execute();
    }),
  );
}
