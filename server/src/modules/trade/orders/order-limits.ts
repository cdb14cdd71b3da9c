import type { Expression, Kysely, Transaction } from 'kysely';
import { ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import type { OrderLimits } from '@karavan/shared-api/contract/orders';
import type { OrdersTables } from './orders.tables.ts';

/** What an organization lets its clients have open: its own numbers, or the usual ones. */
export async function findOrderLimits(
  db: Pick<Kysely<OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<OrderLimits> {
  return (await selectOrderLimits(db, organizationId).executeTakeFirst()) ?? ORDER_LIMITS;
}

/** No row where an organization keeps to the usual ones. */
export function selectOrderLimits(
  db: Pick<Kysely<OrdersTables>, 'selectFrom'>,
  organizationId: number | Expression<number>,
) {
  return db
    .selectFrom('order_limits')
    .select(['open_orders', 'newcomer_part', 'newcomer_orders'])
    .where('organization_id', '=', organizationId);
}

export async function changeOrderLimits(
  trx: Transaction<OrdersTables>,
  organizationId: number,
  limits: OrderLimits,
): Promise<OrderLimits> {
  await trx
    .insertInto('order_limits')
    .values({ organization_id: organizationId, ...limits })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(limits))
    .execute();
  return limits;
}
