import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { OrderKind, OrderStage, type OrderStatus } from '@karavan/shared-api/contract/order-states';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { selectFirstPicture } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { selectLastDelivery } from '../delivery/index.ts';
import {
  permissionsInOrder,
  readsKind,
  selectLines,
  selectOrderRows,
  type OrdersTables,
} from '../orders/index.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import { numberedAs } from '../receipts/index.ts';
import { selectBooking } from '../rental-periods/index.ts';
import { NET } from './statistics.queries.ts';

/** What a list of orders is read from. */
export type OrderListTables = OrdersTables & OrganizationsTables & FilesTables;

export type ListedOrderRow = Awaited<ReturnType<typeof findOrders>>[number];

interface OrderFilter {
  readonly organizationId: number;
  readonly kind: OrderKind;
  /** Whole days in the organization's zone, both included; all unless told. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly status?: OrderStatus | undefined;
  /** What has waited the longest comes first. */
  readonly stage?: OrderStage | undefined;
  /** A number of the order or of its receipt; nothing is found by anything else. */
  readonly search?: string | undefined;
}

interface OrderPage {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly readerId: number;
}

/** An organization's orders: the latest first, those of a stage the oldest first. */
export function findOrders(
  db: Kysely<OrderListTables>,
  filter: OrderFilter,
  { after, offset, limit, readerId }: OrderPage,
) {
  const isWork = filter.stage !== undefined;
  const direction = isWork ? 'asc' : 'desc';
  // Compared in the database, whose moments are finer than those of a Date.
  const follows = sql<boolean>`(sale_order.created_at, sale_order.id) ${sql.raw(isWork ? '>' : '<')}
    (select created_at, id from sale_order where id = ${after?.id})`;
  return selectOrderRows(db)
    .select(['sale_order.stage', NET.as('net')])
    .select((eb) => {
      const id = eb.ref('sale_order.id');
      return [
        selectFullName(eb.ref('sale_order.client_id')).$notNull().as('client'),
        jsonObjectFrom(
          selectLines(id)
            .select((line) => selectFirstPicture(line.ref('line.item_id')).as('image'))
            .limit(1),
        ).as('first'),
        eb
          .selectFrom('sale_order_line')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('sale_order_line.order_id', '=', 'sale_order.id')
          .as('line_count'),
        selectLastDelivery(id).as('delivery'),
        selectBooking(id).as('booking'),
      ];
    })
    .select(permissionsInOrder(readerId).as('permissions'))
    .where(matches(filter))
    .$if(after !== undefined, (query) => query.where(follows))
    .orderBy('sale_order.created_at', direction)
    .orderBy('sale_order.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Counted no further than the cap. */
export async function countOrders(db: Kysely<OrdersTables>, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from sale_order where ${matches(filter)} limit ${COUNT_CAP + 1}
    ) as found`.execute(db);
  return rows[0]!.count;
}

function matches(filter: OrderFilter) {
  const { organizationId, kind, from, to, timeZone, status, stage, search } = filter;
  const conditions = [
    sql`sale_order.organization_id = ${organizationId} and sale_order.kind = ${kind}`,
    from !== undefined &&
      sql`sale_order.created_at >= (${from}::date)::timestamp at time zone ${timeZone}`,
    to !== undefined &&
      sql`sale_order.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
    status !== undefined && sql`sale_order.status = ${status}`,
    stage !== undefined && sql`sale_order.stage = ${stage}`,
    search !== undefined && (numberedAs(search) ?? sql`false`),
  ];
  return sql<boolean>`(${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )})`;
}

/** How many orders wait in each stage, of the kinds that somebody reads; each counted no further than the cap. */
export async function countStages(
  db: Kysely<OrdersTables>,
  organizationId: number,
  readerId: number,
) {
  const { rows } = await sql<{ kind: OrderKind; stage: OrderStage; count: number }>`
    select kind.name as kind, stage.name as stage, (
      select count(*) from (
        select from sale_order
        where organization_id = ${organizationId}
          and sale_order.kind = kind.name and sale_order.stage = stage.name
        limit ${COUNT_CAP + 1}
      ) as found
    ) as count
    from unnest(${OrderKind.options}::text[]) with ordinality as kind (name, position),
      unnest(${OrderStage.options}::text[]) with ordinality as stage (name, position)
    where ${readsKind(readerId, organizationId, sql.ref('kind.name'))}
    order by kind.position, stage.position`.execute(db);
  return rows;
}
