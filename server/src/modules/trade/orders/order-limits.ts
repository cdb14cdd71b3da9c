import type { Kysely, Transaction } from 'kysely';
import { ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import type { OrderLimits } from '@karavan/shared-api/contract/orders';
import type { OrdersTables } from './orders.tables.ts';

/** What an organization lets its clients have open: its own numbers, or the usual ones. */
export async function findOrderLimits(
  db: Pick<Kysely<OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<OrderLimits> {
  const own = await db
    .selectFrom('order_limits')
    .select(['open_orders', 'newcomer_part', 'newcomer_orders'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return own ?? ORDER_LIMITS;
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
