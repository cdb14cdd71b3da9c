import { sql, type Kysely, type Transaction } from 'kysely';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { periodOf, type Period } from './period.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

export type ChangedBooking = NonNullable<Awaited<ReturnType<typeof findChangedBooking>>>;

/** The booking of an order, as far as its period can be changed; undefined for an order of something else. */
export function findChangedBooking(
  db: Pick<Kysely<RentalPeriodsTables>, 'selectFrom'>,
  orderId: number,
) {
  return db
    .selectFrom('rental_booking')
    .select(['item_id', 'unit', 'units', 'by_night', 'activated_at', 'completed_at'])
    .select(['buffer_before', 'buffer_after', 'cancel_hours', 'cancel_percent', 'kept', 'changes'])
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

interface BookedOrder {
  readonly status: string;
  readonly payment_status: string | null;
}

interface BookedTime {
  readonly to: Date;
  readonly activated_at: Date | string | null;
  readonly completed_at: Date | string | null;
}

/**
 * What of the period of a booking can be changed: all of it, or its end alone once it has been handed over. Null once it
 * is over, and while somebody is paying. Staff answer a request before they change it.
 */
export function changeableOf(
  { status, payment_status }: BookedOrder,
  { to, activated_at, completed_at }: BookedTime,
  { isByClient, now }: { readonly isByClient: boolean; readonly now: Date },
): 'period' | 'end' | null {
  const isOpen = status === 'accepted' || (isByClient && status === 'in_progress');
  const isPaying = payment_status === 'in_progress';
  if (!isOpen || isPaying || payment_status === 'refunded') return null;
  if (completed_at !== null || to <= now) return null;
  return activated_at === null ? 'period' : 'end';
}

type Counted = Pick<ChangedBooking, 'from' | 'to' | 'unit' | 'units' | 'by_night'>;

/** When a booking ends that is so many of its units long. */
export function endOfUnits(booking: Counted, units: number, timeZone: string): Date {
  const { from, to, unit, by_night: byNight } = booking;
  if (units === booking.units) return to;
  const departsAt = byNight ? wallTimeOf(to, timeZone).slice(11) : null;
  const startsAt = wallTimeOf(from, timeZone);
  return periodOf({ startsAt, unit, units, departsAt, timeZone })!.to;
}

/** How many of its units have begun, at least one: so long a booking is in any case. */
export function unitsBegun(booking: Counted, timeZone: string, now: Date): number {
  let units = 1;
  while (units < booking.units && endOfUnits(booking, units, timeZone) <= now) units += 1;
  return units;
}

interface StoredPeriod extends Pick<Counted, 'unit' | 'units' | 'by_night'> {
  readonly orderId: number;
  readonly period: Period;
  /** Minor units, kept of the price of what is given up. */
  readonly kept: number;
  /** Whoever else has changed it cannot ask for money when the client does not want it so. */
  readonly isFreeToCancel: boolean;
}

/** Gives a booking another period, which is known to be free. Answers how often that has been done. */
export async function storePeriod(
  trx: Transaction<RentalPeriodsTables>,
  { orderId, period, kept, isFreeToCancel, ...length }: StoredPeriod,
): Promise<number> {
  const { changes } = await trx
    .updateTable('rental_booking')
    .set({
      ...length,
      during: sql<string>`tstzrange(${period.from}, ${period.to})`,
      kept: sql<number>`kept + ${kept}`,
      changes: sql<number>`changes + 1`,
      ...(isFreeToCancel && { cancel_percent: 0 }),
    })
    .where('order_id', '=', orderId)
    .returning('changes')
    .executeTakeFirstOrThrow();
  return changes;
}
