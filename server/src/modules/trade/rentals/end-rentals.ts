import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { selectOrders, type Orders, type OrdersTables } from '../orders/index.ts';
import {
  endOverdueRental,
  selectOverdueRentals,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';

/** Rentals of one run; what is left is taken by the next. */
const BATCH = 500;

export const endRentalsTask = defineTask('end-rentals', z.object({}));

/**
 * Completes rentals whose period is over. Whoever has paid and not come has paid for the time that was
 * kept for them; what was never paid for has its own deadline.
 * @throws AggregateError of all that failed; the others are done
 */
export async function endRentals(
  db: Kysely<OrdersTables & RentalPeriodsTables>,
  transact: Transact<Tables>,
  orders: Orders,
): Promise<void> {
  const over = await selectOverdueRentals(db)
    .innerJoin(selectOrders(db).as('paid'), 'paid.id', 'rental_booking.order_id')
    .where('paid.payment_status', '=', 'accepted')
    .limit(BATCH)
    .execute();
  await eachInTurn(over, ({ order_id: orderId }) =>
    transact(async (unit) => {
      // Nothing happens to those that were handed over.
      await orders.move(unit, { orderId, action: 'lapse', of: 'timer' });
      await endOverdueRental(unit.trx, orderId);
    }),
  );
}
