import { sql, type Kysely } from 'kysely';
import type {
  BoardCourier,
  BoardDelivery,
  BoardState,
} from '@karavan/shared-api/contract/delivery-board';
import {
  LATE_ON_THE_ROAD_MINUTES,
  LATE_WAITING_MINUTES,
} from '@karavan/shared-api/contract/limits';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { selectFullName } from '../../../identity/people/index.ts';
import { selectOrganizations } from '../../../organizations/organizations/index.ts';
import { membersOf } from '../../../organizations/staff/index.ts';
import { selectOrders } from '../../orders/index.ts';
import type { ShownTables } from '../delivery.queries.ts';

const WAITS = sql<boolean>`delivery.status = 'delivery_status_set_for_delivery'`;
const IS_TAKEN = sql<boolean>`delivery.status = 'delivery_status_taken_for_delivery'`;
const IS_LATE = sql<boolean>`case when ${WAITS}
  then delivery.created_at < now() - make_interval(mins => ${sql.lit(LATE_WAITING_MINUTES)})
  else delivery.taken_at < now() - make_interval(mins => ${sql.lit(LATE_ON_THE_ROAD_MINUTES)}) end`;

/** What a service has still to bring. */
const selectLive = (db: Kysely<ShownTables>, serviceId: number) =>
  db
    .selectFrom('delivery')
    .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'delivery.order_id')
    .where('delivery.delivery_organization_id', '=', serviceId)
    // Each has an index of its own.
    .where(({ or }) => or([WAITS, IS_TAKEN]))
    .where('ordered.status', '=', 'accepted');

const STATES = {
  open: WAITS,
  road: IS_TAKEN,
  late: IS_LATE,
} as const satisfies Record<BoardState, unknown>;

export async function countBoard(
  db: Kysely<ShownTables>,
  serviceId: number,
): Promise<Record<BoardState, number>> {
  return selectLive(db, serviceId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(STATES.open).as('open'),
      fn.countAll<number>().filterWhere(STATES.road).as('road'),
      fn.countAll<number>().filterWhere(STATES.late).as('late'),
    ])
    .executeTakeFirstOrThrow();
}

interface BoardFilter {
  readonly state?: BoardState | undefined;
  readonly courier?: number | undefined;
}

/** The longest waiting first. */
export async function readBoard(
  db: Kysely<ShownTables>,
  serviceId: number,
  { state, courier }: BoardFilter,
): Promise<BoardDelivery[]> {
  const rows = await selectLive(db, serviceId)
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'ordered.organization_id'),
    )
    .select(['delivery.id', 'delivery.order_id', 'delivery.district', 'delivery.status'])
    .select(['delivery.fee', 'delivery.cash_due', 'delivery.currency', 'delivery.courier_id'])
    .select(['delivery.created_at', 'delivery.taken_at', 'delivery.picked_up_at'])
    .select(['organization.id as organization_id', 'organization.title'])
    .select(IS_LATE.as('is_late'))
    .select(({ ref }) => selectFullName(ref('delivery.courier_id')).as('courier_name'))
    .$if(state !== undefined, (query) => query.where(STATES[state!]))
    .$if(courier !== undefined, (query) => query.where('delivery.courier_id', '=', courier!))
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    transaction_id: row.order_id,
    organization: { id: row.organization_id, title: row.title },
    district: row.district,
    status: row.status,
    is_late: row.is_late,
    courier: row.courier_id === null ? null : { id: row.courier_id, full_name: row.courier_name! },
    fee: presentMoney(row.fee, row.currency),
    cash_due: presentMoney(row.cash_due, row.currency),
    created_at: row.created_at.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    picked_up_at: row.picked_up_at?.toISOString() ?? null,
  }));
}

/** Who works for a service, and who owes it cash: those with the most on the road first. */
export async function readCouriers(
  db: Kysely<ShownTables>,
  serviceId: number,
): Promise<BoardCourier[]> {
  const { rows } = await sql<{
    id: number;
    full_name: string;
    works_there: boolean;
    carried: number;
    brought_today: number;
    owed: { currency: string; sum: number }[];
  }>`
    with day as (
      select date_trunc('day', now() at time zone time_zone) at time zone time_zone as begins
      from ${selectOrganizations()} as service where service.id = ${serviceId}
    ), working as (${membersOf(serviceId)}), listed as (
      select user_id from working
      union select courier_id from courier_cash where service_id = ${serviceId} and owed > 0
    ), carrying as (
      select courier_id, count(*) from delivery
      where delivery_organization_id = ${serviceId} and ${IS_TAKEN} group by courier_id
    ), bringing as (
      select courier_id, count(*) from delivery
      where delivery_organization_id = ${serviceId} and status = 'delivery_status_delivered'
        and finished_at >= (select begins from day) group by courier_id
    )
    select listed.user_id as id, ${selectFullName(sql.ref<number>('listed.user_id'))} as full_name,
      listed.user_id in (select user_id from working) as works_there,
      coalesce(carrying.count, 0) as carried, coalesce(bringing.count, 0) as brought_today,
      coalesce((
        select json_agg(json_build_object('currency', currency, 'sum', owed) order by currency)
        from courier_cash
        where courier_id = listed.user_id and service_id = ${serviceId} and owed > 0
      ), '[]') as owed
    from listed
      left join carrying on carrying.courier_id = listed.user_id
      left join bringing on bringing.courier_id = listed.user_id
    order by carried desc, brought_today desc, full_name, id`.execute(db);
  return rows.map(({ owed, ...courier }) => ({
    ...courier,
    owed: owed.map(({ sum, currency }) => presentMoney(sum, currency)),
  }));
}
