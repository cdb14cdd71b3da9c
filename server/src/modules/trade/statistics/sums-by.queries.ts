import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import type { OrdersTables } from '../orders/index.ts';
import { isAmong, NET, SETTLED, STAYED_SOLD, type SalesFilter } from './sales-filter.ts';

/** What sales are summed by. */
const KEYS = {
  cashier: sql`sale_order.cashier_id`,
  client: sql`sale_order.client_id`,
  /** What is let is the first line of its order. */
  item: sql`(select sale_order_line.item_id from sale_order_line
    where sale_order_line.order_id = sale_order.id and sale_order_line.position = 0)`,
} as const;

export type SumKey = keyof typeof KEYS;

interface Sums {
  id: number;
  /** Minor units, net of refunds. */
  total: number;
  order_count: number;
}

const sumsBy = (filter: SalesFilter, key: SumKey): RawBuilder<Sums> => sql`(
  select * from (
    select ${KEYS[key]} as id, sum(${NET})::bigint as total,
      count(*) filter (where ${STAYED_SOLD}) as order_count
    from sale_order where ${isAmong(filter)} and ${SETTLED} group by 1) as summed
  where id is not null)`;

/** Settled sales by person or thing, the most first; to be joined with what they are called. */
export function selectSumsBy(
  db: Kysely<OrdersTables>,
  filter: SalesFilter,
  key: SumKey,
  { after, offset, limit }: PageWindow,
) {
  return db
    .selectFrom(sumsBy(filter, key).as('sums'))
    .select(['sums.id', 'sums.total', 'sums.order_count'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(sums.total, sums.id) < (${after!.value}::bigint, ${after!.id}::bigint)`,
      ),
    )
    .orderBy('sums.total', 'desc')
    .orderBy('sums.id', 'desc')
    .offset(offset)
    .limit(limit);
}

export const countSumsBy = (
  db: Kysely<OrdersTables>,
  filter: SalesFilter,
  key: SumKey,
): Promise<number> => countUpToCap(db, sql`select from ${sumsBy(filter, key)} as sums`);
