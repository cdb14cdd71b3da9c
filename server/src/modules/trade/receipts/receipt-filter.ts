import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OrderKind, ReceiptState } from '@karavan/shared-api/contract/order-states';
import { IS_OPEN } from '../orders/index.ts';
import { numberedAs } from './numbered-as.ts';

/** Which of a client's orders are asked for. */
export interface ReceiptFilter {
  readonly kind?: OrderKind | undefined;
  readonly state?: ReceiptState | undefined;
  readonly organization?: number | undefined;
  /** Days in the organization's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

const STATES: Readonly<Record<ReceiptState, RawBuilder<SqlBool>>> = {
  open: IS_OPEN,
  done: sql`sale_order.status <> 'rejected' and sale_order.fulfilled_at is not null`,
  rejected: sql`sale_order.status = 'rejected'`,
};

/** A filter as a condition of a query that joins `sale_order` with its `organization`. */
export function meetsFilter({ kind, state, organization, from, to, search }: ReceiptFilter) {
  const day = sql`(sale_order.created_at at time zone organization.time_zone)::date`;
  const conditions: RawBuilder<SqlBool>[] = [
    ...(kind ? [sql<SqlBool>`sale_order.kind = ${kind}`] : []),
    ...(state ? [STATES[state]] : []),
    ...(organization ? [sql<SqlBool>`sale_order.organization_id = ${organization}`] : []),
    ...(from ? [sql<SqlBool>`${day} >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`${day} <= ${to}::date`] : []),
    ...(search ? [isFoundBy(search)] : []),
  ];
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function isFoundBy(search: string): RawBuilder<SqlBool> {
  const byName = sql<SqlBool>`position(lower(${search}) in lower(organization.title)) > 0`;
  const byNumber = numberedAs(search);
  return byNumber ? sql<SqlBool>`(${byNumber} or ${byName})` : byName;
}
