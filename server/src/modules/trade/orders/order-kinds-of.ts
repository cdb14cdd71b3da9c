import { sql, type Expression, type RawBuilder } from 'kysely';
import { OrderKind } from '@karavan/shared-api/contract/order-states';

/** What has been ordered of an organization so far, as a part of a statement. */
export function orderKindsOf(organization: Expression<number>): RawBuilder<OrderKind[]> {
  return sql<OrderKind[]>`array(
    select kind from unnest(${OrderKind.options}::text[]) as kind
    where exists (
      select from sale_order
      where sale_order.organization_id = ${organization} and sale_order.kind = kind.kind
    ))`;
}
