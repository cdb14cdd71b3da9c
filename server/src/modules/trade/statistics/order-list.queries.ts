import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { OrderKind, OrderStage, type OrderStatus } from '@karavan/shared-api/contract/order-states';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countedUpToCap, countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
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
import { isAmong, momentOf, NET, type SalesFilter } from './sales-filter.ts';

/** What a list of orders is read from. */
export type OrderListTables = OrdersTables & OrganizationsTables & FilesTables;

export type ListedOrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export interface OrderFilter extends SalesFilter {
  readonly status?: OrderStatus | undefined;
  /** What has waited the longest comes first. */
  readonly stage?: OrderStage | undefined;
  /** A number of the order or of its receipt; nothing is found by anything else. */
  readonly search?: string | undefined;
}

interface OrderPage extends PageWindow {
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
  const moment = momentOf(filter);
  const follows = sql<boolean>`(${moment}, sale_order.id) ${sql.raw(isWork ? '>' : '<')}
    (select ${moment}, id from sale_order where id = ${after?.id})`;
  return selectOrderRows(db)
    .select(['sale_order.stage', NET.as('net')])
    .select((eb) => {
      const id = eb.ref('sale_order.id');
      return [
        selectFullName(eb.ref('sale_order.client_id')).$notNull().as('client'),
        selectFullName(eb.ref('sale_order.cashier_id')).as('cashier'),
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
    .orderBy(moment, direction)
    .orderBy('sale_order.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countOrders(db: Kysely<OrdersTables>, filter: OrderFilter): Promise<number> {
  return countUpToCap(db, sql`select from sale_order where ${matches(filter)}`);
}

function matches({ status, stage, search, ...filter }: OrderFilter) {
  const conditions = [
    isAmong(filter),
    status !== undefined && sql`sale_order.status = ${status}`,
    stage !== undefined && sql`sale_order.stage = ${stage}`,
    search !== undefined && (numberedAs(search) ?? sql`false`),
  ];
  return sql<boolean>`(${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )})`;
}

/** How many orders wait in each stage, of the kinds that somebody reads. */
export async function countStages(
  db: Kysely<OrdersTables>,
  organizationId: number,
  readerId: number,
) {
  const { rows } = await sql<{ kind: OrderKind; stage: OrderStage; count: number }>`
    select kind.name as kind, stage.name as stage, ${countedUpToCap(sql`
      select from sale_order
      where organization_id = ${organizationId}
        and sale_order.kind = kind.name and sale_order.stage = stage.name`)} as count
    from unnest(${OrderKind.options}::text[]) with ordinality as kind (name, position),
      unnest(${OrderStage.options}::text[]) with ordinality as stage (name, position)
    where ${readsKind(readerId, organizationId, sql.ref('kind.name'))}
    order by kind.position, stage.position`.execute(db);
  return rows;
}
