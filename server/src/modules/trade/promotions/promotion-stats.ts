import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import { currencyOf } from './currency-of.ts';
import type { PromotionsTables } from './promotions.tables.ts';

type StatsTables = PromotionsTables & OrganizationsTables & Pick<Tables, 'sale_order'>;

interface OwnPromotion {
  readonly organizationId: number;
  readonly id: number;
}

/**
 * What has come of a promotion: orders that were not rejected.
 * @throws ApiError `not_found`
 */
export async function sumPromotion(db: Kysely<StatsTables>, { organizationId, id }: OwnPromotion) {
  const own = await db
    .selectFrom('promotion')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!own) throw new ApiError('not_found');
  const [sums, currency] = await Promise.all([
    db
      .selectFrom('sale_order')
      .where('promotion_id', '=', id)
      .where('status', '<>', 'rejected')
      .select(({ fn }) => [
        fn.countAll<number>().as('orders'),
        fn.count<number>('client_id').distinct().as('clients'),
        sql<number>`count(distinct client_id) filter (where not exists (
          select from sale_order as before
          where before.organization_id = sale_order.organization_id
            and before.client_id = sale_order.client_id and before.id < sale_order.id
            and before.status <> 'rejected' and before.promotion_id is distinct from ${id}
        ))`.as('new_clients'),
        sql<number>`coalesce(sum(goods - discount), 0)::bigint`.as('turnover'),
        sql<number>`coalesce(sum(promotion_discount), 0)::bigint`.as('reduction'),
      ])
      .executeTakeFirstOrThrow(),
    currencyOf(db, organizationId),
  ]);
  return {
    orders: Number(sums.orders),
    clients: Number(sums.clients),
    new_clients: Number(sums.new_clients),
    turnover: presentMoney(sums.turnover, currency),
    reduction: presentMoney(sums.reduction, currency),
  };
}
