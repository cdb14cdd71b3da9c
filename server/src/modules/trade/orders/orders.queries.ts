import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { OrdersTables } from './orders.tables.ts';

/** What others read of orders, to be joined or narrowed further. */
export function selectOrders(db: Pick<Kysely<OrdersTables>, 'selectFrom'>) {
  return db
    .selectFrom('sale_order')
    .select(['id', 'organization_id', 'client_id', 'status', 'payment_status', 'city', 'note'])
    .select(['cancellation_fee', 'refunded', 'created_at']);
}

/** One order, as far as it is changed once it is placed. */
export function selectChangedOrder(db: Pick<Kysely<OrdersTables>, 'selectFrom'>, id: number) {
  return db
    .selectFrom('sale_order')
    .select(['id', 'organization_id', 'client_id', 'currency', 'status', 'payment_status'])
    .select(['fulfilled_at', 'total', 'refunded', 'cashback_earned'])
    .select(['gift_spent', 'gift_returned'])
    .where('id', '=', id);
}

/** Orders of tickets, each with the section that it is of and how many places it takes; its first line says that. */
export function selectPlaceOrders(db: Pick<Kysely<OrdersTables>, 'selectFrom'>) {
  return db
    .selectFrom('sale_order')
    .innerJoin('sale_order_line as line', 'line.order_id', 'sale_order.id')
    .select(['sale_order.id', 'sale_order.client_id', 'sale_order.status'])
    .select(['sale_order.payment_status', 'line.item_id', 'line.size_id', 'line.quantity'])
    .where('sale_order.kind', '=', 'ticket')
    .where('line.position', '=', 0);
}

/** The extras of an order of tickets, to be narrowed further. */
export const selectExtraLines = (db: Pick<Kysely<OrdersTables>, 'selectFrom'>) =>
  db
    .selectFrom('sale_order_line as line')
    .select((eb) => eb.ref('line.extra_id').$notNull().as('extraId'))
    .select(['line.name', 'line.quantity'])
    .where('line.extra_id', 'is not', null)
    .orderBy('line.position');

interface Purchase {
  readonly client: Expression<number>;
  readonly organization: Expression<number>;
  readonly from: Expression<Date>;
  readonly to: Expression<Date>;
}

/** Whether a client got something they had bought at an organization after one moment, up to another. */
export const hasBought = ({ client, organization, from, to }: Purchase) =>
  sql<boolean>`exists (
    select from sale_order where sale_order.client_id = ${client}
      and sale_order.organization_id = ${organization}
      and sale_order.fulfilled_at > ${from} and sale_order.fulfilled_at <= ${to})`;

interface Spending extends Omit<Purchase, 'from'> {
  /** In minor units. */
  readonly least: Expression<number>;
}

/** Whether what a client got at an organization up to a moment came to so much, whatever they gave back. */
export const hasSpent = ({ client, organization, least, to }: Spending) =>
  sql<boolean>`${least} <= (
    select coalesce(sum(goods - discount - cashback_spent), 0) from sale_order
    where sale_order.client_id = ${client} and sale_order.organization_id = ${organization}
      and sale_order.fulfilled_at <= ${to})`;

/** Orders as they are shown, to be joined with their organization and what else is shown of them. */
export function selectOrderRows(db: Kysely<OrdersTables & OrganizationsTables & FilesTables>) {
  return db
    .selectFrom('sale_order')
    .select([
      'sale_order.id',
      'sale_order.client_id',
      'sale_order.kind',
      'sale_order.status',
      'sale_order.payment_status',
      'sale_order.method',
      'sale_order.reason',
      'sale_order.currency',
      'sale_order.goods',
      'sale_order.discount',
      'sale_order.delivery_fee',
      'sale_order.delivery_status',
      'sale_order.goods_out',
      'sale_order.address as delivery_address',
      'sale_order.cashback_spent',
      'sale_order.cashback_earned',
      'sale_order.gift_spent',
      'sale_order.gift_returned',
      'sale_order.refunded',
      'sale_order.cancellation_fee',
      'sale_order.total',
      'sale_order.basis_points',
      'sale_order.promotion_title',
      'sale_order.promotion_discount',
      'sale_order.created_at',
      'sale_order.accepted_at',
      'sale_order.deadline',
      'sale_order.note',
      'sale_order.fulfilled_at',
      'sale_order.rejected_at',
      'sale_order.receipt_series',
      'sale_order.receipt_number',
    ]);
}

/** The lines of an order in their order, for a selection of any query. */
export function selectLines(orderId: Expression<number>) {
  return expressionBuilder<OrdersTables, never>()
    .selectFrom('sale_order_line as line')
    .where('line.order_id', '=', orderId)
    .select(['line.item_id', 'line.name', 'line.size', 'line.quantity'])
    .select(['line.price', 'line.discount'])
    .orderBy('line.position');
}

/** How many pieces or tickets an order is of, extras not among them; for a selection of any query. */
export function selectPieceCount(orderId: Expression<number>) {
  return expressionBuilder<OrdersTables, never>()
    .selectFrom('sale_order_line')
    .where('sale_order_line.order_id', '=', orderId)
    .where('sale_order_line.extra_id', 'is', null)
    .select(({ fn, val }) =>
      fn.coalesce(fn.sum<number>('sale_order_line.quantity'), val(0)).as('count'),
    );
}
