import type { Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import { pathOfOrders, selectOrders, type OrdersTables } from '../orders/index.ts';
import { selectRentedOut, type RentalPeriodsTables } from '../rental-periods/index.ts';

/** What somebody has rented and not given back. */
export async function findRentedThings(
  db: Kysely<OrdersTables & RentalPeriodsTables>,
  personId: number,
): Promise<Obstacle[]> {
  const rented = await db
    .selectFrom(selectOrders(db).as('ordered'))
    .select('ordered.id')
    .where('ordered.client_id', '=', personId)
    .where('ordered.id', 'in', selectRentedOut())
    .orderBy('ordered.id')
    .execute();
  const path = pathOfOrders(rented.map(({ id }) => id));
  return [{ reason: 'bookings', count: rented.length, path }];
}
