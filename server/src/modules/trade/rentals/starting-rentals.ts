import { sql, type Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import { selectStartingRentals, type RentalPeriodsTables } from '../rental-periods/index.ts';

/**
 * Accepted bookings that begin in so many minutes and were made longer before: nobody is reminded of what they have just
 * booked.
 */
export function findStartingRentals(
  db: Pick<Kysely<OrdersTables & RentalPeriodsTables>, 'selectFrom'>,
  ahead: { readonly least: number; readonly most: number },
) {
  return selectStartingRentals(db, ahead)
    .innerJoin(selectOrders(db).as('booked'), 'booked.id', 'rental_booking.order_id')
    .select(['booked.organization_id', 'booked.client_id'])
    .where('booked.status', '=', 'accepted')
    .where(
      sql<boolean>`booked.created_at <= lower(rental_booking.during)
        - make_interval(mins => ${ahead.most}::integer)`,
    )
    .execute();
}
