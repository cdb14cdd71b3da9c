import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockOrder, type Orders, type OrdersTables } from '../orders/index.ts';
import {
  beginRental,
  endRental,
  findBooking,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';
import { rentalReturned } from './rentals.events.ts';

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
  await beginRental(trx, orderId);
}

/**
 * What was rented is back. Brought back early, the rest of its period is free for others.
 * @throws ApiError `not_found` for a booking of others, `conflict` before it has begun
 */
export async function completeRental(
  { trx, emit }: UnitOfWork<OrdersTables & RentalPeriodsTables>,
  handOver: HandOver,
): Promise<void> {
  const booking = await lockBooking(trx, handOver);
  if (booking.completed_at !== null) return;
  if (booking.activated_at === null) throw new ApiError('conflict');
  await endRental(trx, handOver.orderId);
  emit(rentalReturned(handOver));
}

/** The order first, as every move of it does; its booking is read once nobody else has it in hand. */
async function lockBooking(
  trx: Transaction<OrdersTables & RentalPeriodsTables>,
  { orderId, organizationId }: Pick<HandOver, 'orderId' | 'organizationId'>,
) {
  await lockOrder(trx, orderId, { organizationId });
  const booking = await findBooking(trx, orderId);
  if (!booking) throw new ApiError('conflict');
  return booking;
}
