import { sql, type Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { IS_OPEN } from './order.policy.ts';
import type { OrdersTables } from './orders.tables.ts';

const REASONS = {
  product: 'orders',
  rent: 'bookings',
  ticket: 'tickets',
} as const satisfies Readonly<Record<OrderKind, Obstacle['reason']>>;

/** Where somebody's own orders are found: the one, or all of them. */
export const pathOfOrders = (ids: readonly number[]): string =>
  ids.length === 1 ? `/receipts/${ids[0]}` : '/receipts';

/** What somebody has ordered and not got yet. */
export async function findOpenOrders(
  db: Kysely<OrdersTables>,
  personId: number,
): Promise<Obstacle[]> {
  const open = await db
    .selectFrom('sale_order')
    .select('kind')
    .select(sql<number[]>`array_agg(id order by id)`.as('ids'))
    .where('client_id', '=', personId)
    .where(IS_OPEN)
    .groupBy('kind')
    .execute();
  return open.map(({ kind, ids }) => ({
    reason: REASONS[kind],
    count: ids.length,
    path: pathOfOrders(ids),
  }));
}

/**
 * Of an order stay the goods, the sums and the city that it was brought to; the house, the number and what
 * was written to the seller and the courier do not.
 */
export const eraseOrders: Eraser<OrdersTables> = async ({ trx }, { id }) => {
  await trx
    .updateTable('sale_order')
    .set({
      // An order that was brought has a place.
      district: sql`case when district is not null then '' end`,
      address: sql`case when address is not null then '' end`,
      phone: sql`case when phone is not null then '' end`,
      comment: '',
      note: '',
    })
    .where('client_id', '=', id)
    .execute();
};
