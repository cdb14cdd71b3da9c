import { sql, type RawBuilder } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { duringDays, type Days } from '../../../platform/time/days.ts';

/** What a sale is worth once it is settled: paid for, less what was given back. */
export const NET = sql<number>`sale_order.total - sale_order.refunded`;
export const SETTLED = sql<boolean>`sale_order.payment_status in ('accepted', 'refunded')`;
/** The settled ones that stayed sold: what has gone back is in the sums, but is no paid order. */
export const STAYED_SOLD = sql<boolean>`sale_order.payment_status = 'accepted'`;

/** Which orders of an organization. */
export interface SalesFilter extends Days {
  readonly organizationId: number;
  /** IANA, of the organization. */
  readonly timeZone: string;
  /** All kinds without it. */
  readonly kind?: OrderKind | undefined;
  /** What was sold at the till alone. */
  readonly isAtTill?: boolean | undefined;
  /** Sold by anybody, to anybody and of anything without them. */
  readonly cashierId?: number | undefined;
  readonly clientId?: number | undefined;
  readonly itemId?: number | undefined;
}

/** The moment that decides on which day an order counts: at the till when it is sold, anywhere else when it is placed. */
export const momentOf = ({ isAtTill = false }: Pick<SalesFilter, 'isAtTill'>) =>
  isAtTill ? sql<Date>`sale_order.fulfilled_at` : sql<Date>`sale_order.created_at`;

/** Whether an order is among those that a filter is about, as a condition of a query. */
export function isAmong(filter: SalesFilter): RawBuilder<boolean> {
  const { organizationId, kind, isAtTill = false, cashierId, clientId, itemId } = filter;
  return sql`(${sql.join(
    [
      sql`sale_order.organization_id = ${organizationId}`,
      duringDays(momentOf(filter), filter, filter.timeZone),
      kind !== undefined && sql`sale_order.kind = ${kind}`,
      isAtTill && sql`sale_order.method = 'cart_checkout' and sale_order.fulfilled_at is not null`,
      cashierId !== undefined && sql`sale_order.cashier_id = ${cashierId}`,
      clientId !== undefined && sql`sale_order.client_id = ${clientId}`,
      itemId !== undefined &&
        sql`exists (select from sale_order_line
        where sale_order_line.order_id = sale_order.id and sale_order_line.item_id = ${itemId})`,
    ].filter((condition) => condition !== false),
    sql` and `,
  )})`;
}
