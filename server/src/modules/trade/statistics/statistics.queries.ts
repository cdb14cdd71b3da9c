import { sql, type Kysely } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { readInPages } from '../../../platform/paging/read-in-pages.ts';
import { duringDays } from '../../../platform/time/days.ts';
import { selectFullName } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../orders/index.ts';

/** A period of whole days in the organization's zone, both ends included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Of one kind of orders. */
export interface PeriodOfKind extends Period {
  readonly kind: OrderKind;
}

/** What a sale is worth once it is settled: paid for, less what was given back. */
export const NET = sql<number>`sale_order.total - sale_order.refunded`;
export const SETTLED = sql<boolean>`sale_order.payment_status in ('accepted', 'refunded')`;
/** The settled ones that stayed sold: what has gone back is in the sums, but is no paid order. */
export const STAYED_SOLD = sql<boolean>`sale_order.payment_status = 'accepted'`;

export function findStatisticsOrganization(db: Kysely<OrganizationsTables>, id: number) {
  return db
    .selectFrom(selectOrganizations().as('organization'))
    .select(['currency', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const inPeriod = (timeZone: string, period: Period) =>
  duringDays(sql`sale_order.created_at`, period, timeZone);

interface SoldInPeriod extends Period {
  readonly organizationId: number;
  /** IANA, of the organization. */
  readonly timeZone: string;
  /** All kinds without it. */
  readonly kind?: OrderKind;
  /** Sold by anybody without it. */
  readonly cashierId?: number;
}

/** Settled sales by day, net of refunds, in minor units; a day without any is missing. */
export function sumDays(
  db: Kysely<OrdersTables>,
  { organizationId, timeZone, kind, cashierId, ...period }: SoldInPeriod,
) {
  const day = sql<string>`to_char(sale_order.created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('sale_order')
    .select([
      day.as('day'),
      sql<number>`sum(${NET})::bigint`.as('total'),
      sql<number>`count(*) filter (where ${STAYED_SOLD})`.as('order_count'),
    ])
    .where('organization_id', '=', organizationId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(cashierId !== undefined, (query) => query.where('cashier_id', '=', cashierId!))
    .where(inPeriod(timeZone, period))
    .where(SETTLED)
    .groupBy(day)
    .orderBy('day')
    .execute();
}

/** Every order of a period, newest first, read in pages. */
export function readAllOrders(
  db: Kysely<OrdersTables>,
  organizationId: number,
  timeZone: string,
  period: PeriodOfKind,
) {
  const all = db
    .selectFrom('sale_order')
    .select((eb) => selectFullName(eb.ref('sale_order.client_id')).$notNull().as('client'))
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
      // What the clock there showed, as if it were that of UTC: a cell of a sheet knows no zone.
      sql<number>`extract(epoch from sale_order.created_at at time zone ${timeZone}) * 1000`.as(
        'wall_time',
      ),
    ])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', period.kind)
    .where(inPeriod(timeZone, period))
    .orderBy('sale_order.created_at', 'desc')
    .orderBy('sale_order.id', 'desc');
  return readInPages<Awaited<ReturnType<typeof all.execute>>[number]>((last, limit) =>
    all
      .$if(last !== undefined, (query) => query.where(isBefore(last!.id)))
      .limit(limit)
      .execute(),
  );
}

/** Compared in the database, whose moments are finer than those of a Date. */
const isBefore = (id: number) =>
  sql<boolean>`(sale_order.created_at, sale_order.id)
    < (select created_at, id from sale_order where id = ${id})`;

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
