import { sql, type Transaction } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { findBusyPeriods } from './busy-periods.ts';
import type { Rental } from './find-terms.ts';
import type { Period } from './period.ts';
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
  const busy = await findBusyPeriods(trx, rental, period);
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
  await setLive(trx, orderId, false);
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
    .select(sql<Date>`lower(during)`.as('from'))
    .select(sql<Date>`upper(during)`.as('to'))
    .where('order_id', '=', orderId)
    .forUpdate('rental_terms')
    .executeTakeFirstOrThrow();
  const busy = await findBusyPeriods(trx, booking, booking);
  if (busy.length > 0) return false;
  await setLive(trx, orderId, true);
  return true;
}

function setLive(trx: Transaction<RentalPeriodsTables>, orderId: number, isLive: boolean) {
  return trx
    .updateTable('rental_booking')
    .set({ is_live: isLive })
    .where('order_id', '=', orderId)
    .execute();
}
