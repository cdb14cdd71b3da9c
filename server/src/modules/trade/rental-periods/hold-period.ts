import { sql, type Transaction } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { findBusyPeriods } from './busy-periods.ts';
import type { Rental } from './find-terms.ts';
import { heldWith, type Period } from './period.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

interface WantedPeriod {
  readonly orderId: number;
  readonly units: number;
  readonly period: Period;
}

/**
 * Holds a period of a thing whose row is locked: at no moment of it more are out than there are.
 * @returns false, with nothing held, when none is left at some moment of it
 */
export async function holdPeriod(
  trx: Transaction<RentalPeriodsTables>,
  rental: Rental,
  { orderId, units, period }: WantedPeriod,
): Promise<boolean> {
  const busy = await findBusyPeriods(trx, rental, heldWith(rental, period));
  if (busy.length > 0) return false;
  await trx
    .insertInto('rental_booking')
    .values({
      order_id: orderId,
      item_id: rental.item_id,
      during: sql<string>`tstzrange(${period.from}, ${period.to})`,
      unit: rental.unit,
      units,
      by_night: rental.departs_at !== null,
      is_sole: rental.quantity === 1,
      buffer_before: rental.buffer_before,
      buffer_after: rental.buffer_after,
      cancel_hours: rental.cancel_hours,
      cancel_percent: rental.cancel_percent,
      deposit: rental.deposit,
    })
    .execute();
  return true;
}

/** When the period of an order is over, to stand in a larger statement. */
export const endOfPeriod = (orderId: number) =>
  sql<Date>`(select upper(during) from rental_booking where order_id = ${orderId})`;

/** The period of an order is free again. */
export async function releasePeriod(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ is_live: false })
    .where('order_id', '=', orderId)
    .execute();
}

/** The period of an order that is refunded is free again, unless its thing is out: then it is once that is back. */
export async function takeBackPeriod(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ is_live: false })
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('activated_at', 'is', null), eb('completed_at', 'is not', null)]))
    .execute();
}

/**
 * Holds the period of an order again that has been released.
 * @returns false, with nothing held, when somebody else has it by now
 */
export async function holdPeriodAgain(
  trx: Transaction<RentalPeriodsTables & ItemsTables>,
  orderId: number,
): Promise<boolean> {
  // Whether or not it is still offered: what has been paid for counts.
  const booking = await trx
    .selectFrom('rental_booking')
    .innerJoin('rental_terms', 'rental_terms.item_id', 'rental_booking.item_id')
    .select(['rental_booking.item_id', 'rental_terms.quantity'])
    .select(sql<Date>`lower(held)`.as('from'))
    .select(sql<Date>`upper(held)`.as('to'))
    .where('order_id', '=', orderId)
    .forUpdate('rental_terms')
    .executeTakeFirstOrThrow();
  const busy = await findBusyPeriods(trx, booking, booking);
  if (busy.length > 0) return false;
  await trx
    .updateTable('rental_booking')
    // There may be more or fewer of the thing by now.
    .set({ is_live: true, is_sole: booking.quantity === 1 })
    .where('order_id', '=', orderId)
    .execute();
  return true;
}
