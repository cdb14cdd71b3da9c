import type { Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import {
  selectOpenDeposits,
  selectRentedOut,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';

type Reader = Pick<Kysely<OrdersTables & RentalPeriodsTables>, 'selectFrom'>;

/** Things of an organization that clients have and bring back. */
export const countRentedOut = (db: Reader, organizationId: number): Promise<number> =>
  countOrders(db, organizationId, selectRentedOut());

/** Deposits that an organization has to give back to clients, or to say what it keeps of them. */
export const countOpenDeposits = (db: Reader, organizationId: number): Promise<number> =>
  countOrders(db, organizationId, selectOpenDeposits());

async function countOrders(
  db: Reader,
  organizationId: number,
  ids: ReturnType<typeof selectRentedOut>,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectOrders(db).as('sold'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sold.organization_id', '=', organizationId)
    .where('sold.id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}
