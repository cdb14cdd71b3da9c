import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockOrder, type Orders, type OrdersTables } from '../orders/index.ts';
import {
  beginRental,
  endRental,
  findBooking,
  storeDeposit,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';
import { depositSettled, rentalReturned } from './rentals.events.ts';

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
  const { booking } = await lockBooking(trx, handOver);
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
  const { booking } = await lockBooking(trx, handOver);
  if (booking.completed_at !== null) return;
  if (booking.activated_at === null) throw new ApiError('conflict');
  await endRental(trx, handOver.orderId);
  emit(rentalReturned(handOver));
}

/**
 * The deposit goes back once the rental is over, all but what is kept of it. A repeat answers success again; another sum
 * than the first one is refused.
 * @throws ApiError `not_found` for a booking of others, `conflict` before it is over and where none was taken,
 * `invalid_input` for more than it is
 */
export async function settleDeposit(
  { trx, emit }: UnitOfWork<OrdersTables & RentalPeriodsTables>,
  { orderId, organizationId }: Pick<HandOver, 'orderId' | 'organizationId'>,
  { kept: amount, reason }: { readonly kept: string; readonly reason: string },
): Promise<void> {
  const { booking, currency, clientId } = await lockBooking(trx, { orderId, organizationId });
  const { activated_at, completed_at, deposit, deposit_kept, deposit_settled_at } = booking;
  const refuse = (problem: FieldProblem) =>
    new ApiError('invalid_input', { fields: { kept: [{ problem }] } });
  const kept = parseMoney(amount, currency);
  if (kept === null) throw refuse('amount_format');
  if (deposit_settled_at !== null) {
    if (kept !== deposit_kept) throw new ApiError('conflict');
    return;
  }
  if (activated_at === null || completed_at === null || deposit === 0) {
    throw new ApiError('conflict');
  }
  if (kept > deposit) throw refuse('too_big');
  await storeDeposit(trx, orderId, { kept, reason: kept === 0 ? '' : reason });
  emit(depositSettled({ organizationId, orderId, clientId, kept, currency }));
}

/** The order first, as every move of it does; its booking is read once nobody else has it in hand. */
async function lockBooking(
  trx: Transaction<OrdersTables & RentalPeriodsTables>,
  { orderId, organizationId }: Pick<HandOver, 'orderId' | 'organizationId'>,
) {
  const { currency, client_id: clientId } = await lockOrder(trx, orderId, { organizationId });
  const booking = await findBooking(trx, orderId);
  if (!booking) throw new ApiError('conflict');
  return { booking, currency, clientId };
}
