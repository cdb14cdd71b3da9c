import type { Kysely } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { IS_OPEN } from './order.policy.ts';
import type { OrdersTables } from './orders.tables.ts';

/** What an organization has still to sell, hand over or turn down, by kind. */
export function countUnfinishedOrders(
  db: Pick<Kysely<OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<{ kind: OrderKind; count: number }[]> {
  return db
    .selectFrom('sale_order')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where(IS_OPEN)
    .groupBy('kind')
    .execute();
}
