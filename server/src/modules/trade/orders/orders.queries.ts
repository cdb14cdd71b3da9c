import { expressionBuilder, type Expression, type Kysely } from 'kysely';
import type { OrdersTables } from './orders.tables.ts';

/** What others read of orders, to be joined or narrowed further. */
export function selectOrders(db: Kysely<OrdersTables>) {
  return db
    .selectFrom('sale_order')
    .select(['id', 'organization_id', 'client_id', 'status', 'payment_status', 'city']);
}

/** How many pieces an order is of, for a selection of any query. */
export function selectPieceCount(orderId: Expression<number>) {
  return expressionBuilder<OrdersTables, never>()
    .selectFrom('sale_order_line')
    .where('sale_order_line.order_id', '=', orderId)
    .select(({ fn, val }) =>
      fn.coalesce(fn.sum<number>('sale_order_line.quantity'), val(0)).as('count'),
    );
}
