import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import { selectOrders, type Orders, type OrdersTables } from '../orders/index.ts';
import {
  endOverdueRental,
  selectOverdueRentals,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';
import { rentalReturned } from './rentals.events.ts';

/** Rentals of one run; what is left is taken by the next. */
const BATCH = 500;

export const endRentalsTask = defineTask('end-rentals', z.object({}));

/**
 * Completes rentals whose period is over, refunded ones that are out as well. Whoever has paid and not come has paid for
 * the time that was kept for them; what was never paid for has its own deadline. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function endRentals(
  db: Kysely<OrdersTables & RentalPeriodsTables & JobsTables>,
  transact: Transact<Tables>,
  orders: Orders,
  { batch = BATCH } = {},
): Promise<void> {
  const over = await selectOverdueRentals(db)
    .innerJoin(selectOrders(db).as('paid'), 'paid.id', 'rental_booking.order_id')
    .select('paid.organization_id')
    .where((eb) =>
      eb.or([
        eb('paid.payment_status', '=', 'accepted'),
        eb.and([
          eb('paid.payment_status', '=', 'refunded'),
          eb('rental_booking.activated_at', 'is not', null),
        ]),
      ]),
    )
    .where(({ not, ref }) =>
      not(isPostponed(endRentalsTask, ref('rental_booking.order_id').$notNull())),
    )
    .limit(batch)
    .execute();
  await workOff(db, endRentalsTask, over, ({ id: orderId, organization_id: organizationId }) =>
    transact(async (unit) => {
      // Nothing happens to those that were handed over.
      await orders.move(unit, { orderId, action: 'lapse', of: 'timer' });
      await endOverdueRental(unit.trx, orderId);
      unit.emit(rentalReturned({ organizationId, orderId, actorId: null }));
    }),
  );
}
