import { sql, type Kysely } from 'kysely';
import type { Earnings, EarningsPeriod } from '@karavan/shared-api/contract/delivery-board';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { duringDays } from '../../../../platform/time/days.ts';
import { selectFullName } from '../../../identity/people/index.ts';
import { selectOrganizations } from '../../../organizations/organizations/index.ts';
import { deliveryServicesOf } from '../../../organizations/staff/index.ts';
import type { ShownTables } from '../delivery.queries.ts';
import { daysOfPeriod } from './period-days.ts';

interface Wanted {
  readonly period: EarningsPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Sum {
  readonly currency: string;
  readonly sum: number;
  readonly count: number;
}

/** The services of a courier, those of earlier times included, with the day that it is there. */
export function findServices(db: Kysely<ShownTables>, courierId: number) {
  return selectServices(db)
    .where((eb) =>
      eb.or([
        eb('service.id', 'in', deliveryServicesOf(courierId)),
        eb(
          'service.id',
          'in',
          eb
            .selectFrom('delivery')
            .select('delivery_organization_id')
            .where('courier_id', '=', courierId),
        ),
      ]),
    )
    .orderBy('service.id')
    .execute();
}

export function findService(db: Kysely<ShownTables>, id: number) {
  return selectServices(db).where('service.id', '=', id).executeTakeFirstOrThrow();
}

const selectServices = (db: Kysely<ShownTables>) =>
  db
    .selectFrom(selectOrganizations().as('service'))
    .select(['service.id', 'service.title', 'service.time_zone'])
    .select(sql<string>`to_char(now() at time zone service.time_zone, 'YYYY-MM-DD')`.as('today'));

type Service = Awaited<ReturnType<typeof findService>>;

/** The fees of what was brought in a period, by day and by currency, for one courier or all. */
export async function readEarnings(
  db: Kysely<ShownTables>,
  { id, time_zone, today }: Service,
  wanted: Wanted,
  courierId?: number,
): Promise<Earnings> {
  const { from, to } = daysOfPeriod(wanted, today);
  const { rows } = await sql<Sum & { day: string }>`
    select to_char(finished_at at time zone ${sql.lit(time_zone)}, 'YYYY-MM-DD') as day, currency,
      sum(fee)::bigint as sum, count(*) as count
    from delivery
    where ${broughtIn({ id, time_zone }, from, to)}
      ${courierId === undefined ? sql`` : sql`and courier_id = ${courierId}`}
    group by 1, 2 order by 1 desc, 2`.execute(db);
  const totals = new Map<string, Sum>();
  for (const { currency, sum, count } of rows) {
    const known = totals.get(currency) ?? { currency, sum: 0, count: 0 };
    totals.set(currency, { currency, sum: known.sum + sum, count: known.count + count });
  }
  return {
    from,
    to,
    totals: [...totals.values()].map(presentSum),
    days: rows.map(({ day, ...sum }) => ({ day, ...presentSum(sum) })),
  };
}

/** The same by courier, those who have brought the most first. */
export async function readEarningsByCourier(
  db: Kysely<ShownTables>,
  service: Service,
  wanted: Wanted,
) {
  const { from, to } = daysOfPeriod(wanted, service.today);
  const { rows } = await sql<Sum & { id: number; full_name: string }>`
    select courier_id as id, ${selectFullName(sql.ref<number>('delivery.courier_id'))} as full_name, currency,
      sum(fee)::bigint as sum, count(*) as count
    from delivery
    where ${broughtIn(service, from, to)}
    group by courier_id, currency order by count desc, courier_id, currency`.execute(db);
  return rows.map(({ id, full_name, ...sum }) => ({ id, full_name, ...presentSum(sum) }));
}

const broughtIn = (
  { id, time_zone }: Pick<Service, 'id' | 'time_zone'>,
  from: string,
  to: string,
) =>
  sql`delivery_organization_id = ${id} and status = 'delivery_status_delivered'
    and ${duringDays(sql`finished_at`, { from, to }, time_zone)}`;

const presentSum = ({ sum, currency, count }: Sum) => ({
  sum: presentMoney(sum, currency),
  delivery_count: count,
});
