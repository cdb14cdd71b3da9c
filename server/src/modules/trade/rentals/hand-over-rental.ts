import { sql, type Transaction } from 'kysely';
import { RENTAL_EARLY_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockOrder, type Orders } from '../orders/index.ts';

interface HandOver {
  readonly orderId: number;
  readonly organizationId: number;
  readonly actorId: number;
}

/**
 * The client has come, within the time of their booking: the rental begins. A repeat answers success
 * again and keeps the first time.
 * @throws ApiError `not_found` for a booking of others, `booking_not_due` too early or too late,
 * `conflict` when it is not accepted or not paid for
 */
export async function activateRental(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  handOver: HandOver,
): Promise<void> {
  const { trx } = unit;
  const { orderId, ...of } = handOver;
  const booking = await lockBooking(trx, handOver);
  if (booking.activated_at !== null) return;
  if (!booking.is_due) throw new ApiError('booking_not_due');
  await orders.move(unit, { orderId, action: 'activate', of });
  await trx
    .updateTable('rental_booking')
    .set({ activated_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * What was rented is back. Brought back early, the rest of its period is free for others.
 * @throws ApiError `not_found` for a booking of others, `conflict` before it has begun
 */
export async function completeRental(trx: Transaction<Tables>, handOver: HandOver): Promise<void> {
  const booking = await lockBooking(trx, handOver);
  if (booking.completed_at !== null) return;
  if (booking.activated_at === null) throw new ApiError('conflict');
  await trx
    .updateTable('rental_booking')
    .set({
      completed_at: sql<Date>`now()`,
      // A period that has not begun yet is given back whole, and one that was refunded has been.
      is_live: sql<boolean>`is_live and lower(during) < now()`,
      during: sql<string>`case when lower(during) < now()
        then tstzrange(lower(during), least(upper(during), now())) else during end`,
    })
    .where('order_id', '=', handOver.orderId)
    .execute();
}

/** The order first, as every move of it does; its booking is read once nobody else has it in hand. */
async function lockBooking(
  trx: Transaction<Tables>,
  { orderId, organizationId }: Pick<HandOver, 'orderId' | 'organizationId'>,
) {
  await lockOrder(trx, orderId, { organizationId });
  const booking = await trx
    .selectFrom('rental_booking')
    .select(['activated_at', 'completed_at'])
    .select(
      sql<boolean>`now() >= lower(during) - make_interval(mins => ${RENTAL_EARLY_MINUTES})
        and now() < upper(during)`.as('is_due'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!booking) throw new ApiError('conflict');
  return booking;
}
