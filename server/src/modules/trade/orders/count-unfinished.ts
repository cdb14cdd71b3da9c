import type { Kysely } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
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
    .where('status', '<>', 'rejected')
    .where('fulfilled_at', 'is', null)
    .groupBy('kind')
    .execute();
}
