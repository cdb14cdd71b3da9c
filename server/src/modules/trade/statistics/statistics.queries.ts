import { sql, type Kysely } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { readInPages } from '../../../platform/paging/read-in-pages.ts';
import { selectFullName } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../orders/index.ts';
import { selectBooking } from '../rental-periods/index.ts';
import { isAmong, momentOf, NET, SETTLED, STAYED_SOLD, type SalesFilter } from './sales-filter.ts';

export function findStatisticsOrganization(db: Kysely<OrganizationsTables>, id: number) {
  return db
    .selectFrom(selectOrganizations().as('organization'))
    .select(['currency', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Settled sales by day, net of refunds, in minor units; a day without any is missing. */
export function sumDays(db: Kysely<OrdersTables>, filter: SalesFilter) {
  const day = sql<string>`to_char(${momentOf(filter)} at time zone ${sql.lit(filter.timeZone)}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('sale_order')
    .select([
      day.as('day'),
      sql<number>`sum(${NET})::bigint`.as('total'),
      sql<number>`sum(sale_order.refunded)::bigint`.as('refunded'),
      sql<number>`count(*) filter (where ${STAYED_SOLD})`.as('order_count'),
    ])
    .where(isAmong(filter))
    .where(SETTLED)
    .groupBy(day)
    .orderBy('day')
    .execute();
}

/** Every order of a period, newest first, read in pages. */
export function readAllOrders(db: Kysely<OrdersTables>, filter: SalesFilter) {
  const moment = momentOf(filter);
  const all = db
    .selectFrom('sale_order')
    .select((eb) => [
      selectFullName(eb.ref('sale_order.client_id')).$notNull().as('client'),
      selectFullName(eb.ref('sale_order.cashier_id')).as('cashier'),
      selectBooking(eb.ref('sale_order.id')).as('booking'),
    ])
    .select([
      'sale_order.id',
      'sale_order.status',
      'sale_order.payment_status',
      'sale_order.method',
      NET.as('total'),
      'sale_order.goods',
      'sale_order.discount',
      'sale_order.cashback_spent',
      'sale_order.gift_spent',
      'sale_order.delivery_fee',
      'sale_order.refunded',
      'sale_order.receipt_series',
      'sale_order.receipt_number',
      sql<boolean>`coalesce(${SETTLED}, false)`.as('is_settled'),
      moment.as('moment'),
    ])
    .where(isAmong(filter))
    .orderBy(moment, 'desc')
    .orderBy('sale_order.id', 'desc');
  // Compared in the database, whose moments are finer than those of a Date.
  const isBefore = (id: number) => sql<boolean>`(${moment}, sale_order.id)
    < (select ${moment}, id from sale_order where id = ${id})`;
  return readInPages<Awaited<ReturnType<typeof all.execute>>[number]>((last, limit) =>
    all
      .$if(last !== undefined, (query) => query.where(isBefore(last!.id)))
      .limit(limit)
      .execute(),
  );
}

export async function countUnprocessed(
  db: Kysely<OrdersTables>,
  organizationId: number,
  kind: OrderKind,
): Promise<number> {
  const { count } = await db
    .selectFrom('sale_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('status', '=', 'in_progress')
    .executeTakeFirstOrThrow();
  return count;
}
