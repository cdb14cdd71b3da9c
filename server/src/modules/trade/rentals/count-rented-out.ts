import type { Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import { selectRentedOut, type RentalPeriodsTables } from '../rental-periods/index.ts';

/** Things of an organization that clients have and bring back. */
export async function countRentedOut(
  db: Pick<Kysely<OrdersTables & RentalPeriodsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectOrders(db).as('sold'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sold.organization_id', '=', organizationId)
    .where('sold.id', 'in', selectRentedOut())
    .executeTakeFirstOrThrow();
  return count;
}
