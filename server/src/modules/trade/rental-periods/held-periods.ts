import { sql, type Kysely } from 'kysely';
import type { Period } from './period.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

type Reader = Pick<Kysely<RentalPeriodsTables>, 'selectFrom'>;

/** The bookings and blocks that hold something of a thing within a period, in order. */
export function findHeldPeriods(db: Reader, itemId: number, { from, to }: Period) {
  return db
    .selectFrom('rental_booking')
    .select([
      'rental_booking.id',
      'rental_booking.order_id',
      'rental_booking.block_id',
      'rental_booking.pieces',
    ])
    .select([
      sql<Date>`lower(during)`.as('from'),
      sql<Date>`upper(during)`.as('to'),
      sql<Date>`lower(held)`.as('held_from'),
      sql<Date>`upper(held)`.as('held_to'),
    ])
    .where('rental_booking.item_id', '=', itemId)
    .where('rental_booking.is_live', '=', true)
    .where(sql<boolean>`held && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(during)`)
    .orderBy('rental_booking.id')
    .execute();
}

/** How many bookings of clients are ahead or under way, by thing. */
export async function countLiveBookings(
  db: Reader,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('rental_booking')
    .select(['item_id', sql<number>`count(*)::integer`.as('count')])
    .where(sql<boolean>`item_id = any(${itemIds}::bigint[])`)
    .where('is_live', '=', true)
    .where('order_id', 'is not', null)
    .where(sql<boolean>`upper(during) > now()`)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, count }) => [item_id, count]));
}
