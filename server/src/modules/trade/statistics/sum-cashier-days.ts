import { sql, type Kysely } from 'kysely';
import type { OrdersTables } from '../orders/index.ts';
import { inPeriod, NET, SETTLED, type Period } from './statistics.queries.ts';

interface CashierPeriod extends Period {
  readonly organizationId: number;
  readonly cashierId: number;
  /** IANA, of the organization. */
  readonly timeZone: string;
}

/** What one cashier has sold by day, of every kind: settled, net of refunds, in minor units. */
export function sumCashierDays(
  db: Kysely<OrdersTables>,
  { organizationId, cashierId, timeZone, ...period }: CashierPeriod,
) {
  const day = sql<string>`to_char(sale_order.created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('sale_order')
    .select([
      day.as('day'),
      sql<number>`sum(${NET})::bigint`.as('total'),
      sql<number>`count(*)`.as('order_count'),
    ])
    .where('organization_id', '=', organizationId)
    .where('cashier_id', '=', cashierId)
    .where(inPeriod(timeZone, period))
    .where(SETTLED)
    .groupBy(day)
    .orderBy('day')
    .execute();
}
