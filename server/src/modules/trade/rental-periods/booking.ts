import { expressionBuilder, sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { RENTAL_EARLY_MINUTES } from '@karavan/shared-api/contract/limits';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

/** What an order rents, for a selection of any query; null for an order of something else. */
export function selectBooking(orderId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<RentalPeriodsTables, never>()
      .selectFrom('rental_booking')
      .where('rental_booking.order_id', '=', orderId)
      .select(['item_id', 'unit', 'units', 'by_night', 'activated_at', 'completed_at'])
      .select(['cancel_hours', 'cancel_percent', 'kept', 'deposit', 'deposit_kept'])
      .select(['deposit_reason', 'deposit_settled_at'])
      .select(sql<string>`lower(during)`.as('starts_at'))
      .select(sql<string>`upper(during)`.as('ends_at')),
  );
}

/** How far the rental of an order has got; undefined for an order of something else. */
export function findBooking(trx: Transaction<RentalPeriodsTables>, orderId: number) {
  return trx
    .selectFrom('rental_booking')
    .select(['activated_at', 'completed_at', 'deposit', 'deposit_kept', 'deposit_settled_at'])
    .select(
      sql<boolean>`now() >= lower(during) - make_interval(mins => ${RENTAL_EARLY_MINUTES})
        and now() < upper(during)`.as('is_due'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Where the period of an order lies. */
export async function findPeriodPhase(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<'ahead' | 'under_way' | 'over'> {
  const { phase } = await trx
    .selectFrom('rental_booking')
    .select(
      sql<'ahead' | 'under_way' | 'over'>`case
        when upper(during) <= now() then 'over'
        when lower(during) <= now() then 'under_way'
        else 'ahead' end`.as('phase'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return phase;
}

/** What is kept of the sum that was paid for a rental, in minor units, if it is cancelled now; what was kept before stays. */
export async function findCancellationFee(
  trx: Transaction<RentalPeriodsTables>,
  { id, ...paid }: PaidBooking,
): Promise<number> {
  const { percent, kept } = await trx
    .selectFrom('rental_booking')
    .select([
      'kept',
      sql<number>`case when now() > lower(during) - make_interval(hours => cancel_hours)
        then cancel_percent else 0 end`.as('percent'),
    ])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return kept + Math.round(((worthOf(paid) - kept) * percent) / 100);
}

/** Sums are minor units. */
interface PaidSums {
  /** In money. */
  readonly total: number;
  /** What has gone back of it when its period was changed. */
  readonly refunded: number;
  readonly gift_spent: number;
  readonly gift_returned: number;
}

interface PaidBooking extends PaidSums {
  readonly id: number;
}

/** What has been paid for a booking, with money and gift cards, and has not gone back. */
export const worthOf = ({ total, refunded, gift_spent, gift_returned }: PaidSums): number =>
  total - refunded + gift_spent - gift_returned;

/** Orders whose rental is over by the clock, and nobody has noted that; the oldest first. One that is out was perhaps refunded. */
export function selectOverdueRentals(db: Kysely<RentalPeriodsTables>) {
  return db
    .selectFrom('rental_booking')
    .select((eb) => eb.ref('rental_booking.order_id').$notNull().as('id'))
    .where('rental_booking.order_id', 'is not', null)
    .where(sql<boolean>`(rental_booking.is_live or rental_booking.activated_at is not null)`)
    .where('rental_booking.completed_at', 'is', null)
    .where(sql<boolean>`upper(rental_booking.during) <= now()`)
    .orderBy('rental_booking.order_id');
}

/** Bookings of orders that begin in so many minutes, and have not been handed over. */
export function selectStartingRentals(
  db: Pick<Kysely<RentalPeriodsTables>, 'selectFrom'>,
  { least, most }: { readonly least: number; readonly most: number },
) {
  return db
    .selectFrom('rental_booking')
    .select((eb) => eb.ref('rental_booking.order_id').$notNull().as('id'))
    .select('rental_booking.item_id')
    .select(sql<Date>`lower(rental_booking.during)`.as('starts_at'))
    .where('rental_booking.order_id', 'is not', null)
    .where('rental_booking.is_live', '=', true)
    .where('rental_booking.activated_at', 'is', null)
    .where(
      sql<boolean>`lower(rental_booking.during) > now() + make_interval(mins => ${least}::integer)`,
    )
    .where(
      sql<boolean>`lower(rental_booking.during) <= now() + make_interval(mins => ${most}::integer)`,
    )
    .orderBy('rental_booking.order_id');
}

/** The client has what they rent. */
export async function beginRental(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ activated_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}

/** What was rented is back. Brought back early, the rest of its period is free for others. */
export async function endRental(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({
      completed_at: sql<Date>`now()`,
      // A period that has not begun yet is given back whole, and one that was refunded has been.
      is_live: sql<boolean>`is_live and lower(during) < now()`,
      during: sql<string>`case when lower(during) < now()
        then tstzrange(lower(during), least(upper(during), now())) else during end`,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** The period of a rental has passed. */
export async function endOverdueRental(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ completed_at: sql<Date>`upper(during)` })
    .where('order_id', '=', orderId)
    .where('completed_at', 'is', null)
    .execute();
}

interface SettledDeposit {
  /** Minor units. */
  readonly kept: number;
  readonly reason: string;
}

/** The deposit of a rental that is over goes back, all but what is kept of it. */
export async function storeDeposit(
  trx: Transaction<RentalPeriodsTables>,
  orderId: number,
  { kept, reason }: SettledDeposit,
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ deposit_kept: kept, deposit_reason: reason, deposit_settled_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}

/** Orders whose thing is with the client, as a selection. */
export function selectRentedOut() {
  return expressionBuilder<RentalPeriodsTables, never>()
    .selectFrom('rental_booking')
    .select((eb) => eb.ref('rental_booking.order_id').$notNull().as('order_id'))
    .where('rental_booking.activated_at', 'is not', null)
    .where('rental_booking.completed_at', 'is', null);
}

/** Orders of which the rental is over and the deposit still with the organization, as a selection. */
export function selectOpenDeposits() {
  return expressionBuilder<RentalPeriodsTables, never>()
    .selectFrom('rental_booking')
    .select((eb) => eb.ref('rental_booking.order_id').$notNull().as('order_id'))
    .where('rental_booking.activated_at', 'is not', null)
    .where('rental_booking.completed_at', 'is not', null)
    .where('rental_booking.deposit', '>', 0)
    .where('rental_booking.deposit_settled_at', 'is', null);
}
