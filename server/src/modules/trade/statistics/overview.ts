import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { SETUP_STEPS, type OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { findLowStock, hasItems } from '../../catalog/items/index.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import {
  countFollowersOf,
  findCompleteness,
  presentOrganizationCard,
} from '../../organizations/organizations/index.ts';
import {
  findPartnershipRequests,
  type PartnersTables,
} from '../../organizations/partners/index.ts';
import { permissionsOf } from '../../organizations/staff/index.ts';
import { findDeliveryService, type DeliveryOffersTables } from '../delivery-offers/index.ts';
import { readsKind, type OrdersTables } from '../orders/index.ts';
import type { OrderListTables } from './order-list.queries.ts';
import { NET, SETTLED, STAYED_SOLD } from './sales-filter.ts';

export type OverviewTables = OrderListTables & PartnersTables & PeopleTables & DeliveryOffersTables;

/** How many things of a kind are shown; the rest is where they are handled. */
const SHOWN = 3;

interface Reader {
  readonly organizationId: number;
  readonly userId: number;
  readonly locale: Locale;
}

/** What waits in an organization today, as far as somebody of its staff may see it. */
export async function readOverview(
  db: Kysely<OverviewTables>,
  { organizationId, userId, locale }: Reader,
): Promise<OrganizationOverview> {
  const [facts, member] = await Promise.all([
    findCompleteness(db, organizationId),
    db
      .selectFrom(permissionsOf(userId, organizationId).as('member'))
      .select('permissions')
      .executeTakeFirst(),
  ]);
  if (!facts || !member) throw new ApiError('not_found');
  const { currency, time_zone: timeZone } = facts;
  const may = (permission: OrganizationPermission) => member.permissions.includes(permission);
  const [orders, sales, low, requests, setup] = await Promise.all([
    countToAnswer(db, organizationId, userId),
    may('can_view_statistics') ? sumToday(db, organizationId, timeZone) : null,
    may('can_manage_catalog') ? findLowStock(db, organizationId, SHOWN) : null,
    may('can_manage_followers_partners') ? findRequests(db, organizationId) : null,
    may('can_edit_organization') ? findSetup(db, organizationId, facts) : null,
  ]);
  return {
    day: new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()),
    orders: orders.map(({ deadline, ...kind }) => ({
      ...kind,
      deadline: deadline?.toISOString() ?? null,
    })),
    sales: sales && {
      total: presentMoney(sales.total, currency),
      count: sales.count,
      week_ago: presentMoney(sales.week_ago, currency),
      hours: sales.hours.map(({ hour, total, week_ago }) => ({
        hour,
        total: presentMoney(total, currency),
        week_ago: presentMoney(week_ago, currency),
      })),
    },
    low_stock: low && {
      count: low.count,
      list: low.rows.map((row) => {
        const { count: _, image, ...size } = row;
        return {
          ...size,
          image: image && presentImage(image),
        };
      }),
    },
    requests: requests && {
      count: requests.count,
      followers: requests.followers,
      list: requests.rows.map(({ id, ...card }) => ({
        id,
        partner: presentOrganizationCard(card, locale),
      })),
    },
    setup,
  };
}

/** Who asks to become a partner, and how many to follow. */
async function findRequests(db: Kysely<OverviewTables>, organizationId: number) {
  const [partners, followers] = await Promise.all([
    findPartnershipRequests(db, organizationId, SHOWN),
    countFollowersOf(db, { organizationId, status: 'requested' }),
  ]);
  return { ...partners, followers };
}

/** Orders of the kinds that somebody reads which nobody has answered yet. */
async function countToAnswer(db: Kysely<OrdersTables>, organizationId: number, userId: number) {
  const { rows } = await sql<{
    kind: OrderKind;
    count: number;
    deadline: Date | null;
  }>`select kind, count(*) as count, min(deadline) as deadline from sale_order
    where organization_id = ${organizationId} and stage = 'new'
      and ${readsKind(userId, organizationId, sql.ref('sale_order.kind'))}
    group by kind order by min(deadline)`.execute(db);
  return rows;
}

/** What the day has brought so far, and the same weekday before it: until this hour, and all of it by the hour. */
async function sumToday(db: Kysely<OrdersTables>, organizationId: number, timeZone: string) {
  const { rows: hours } = await sql<{
    hour: number;
    total: number;
    count: number;
    week_ago: number;
    week_ago_by_now: number;
  }>`
    with day as (
      select date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone} as begins)
    select extract(hour from created_at at time zone ${timeZone})::integer as hour,
      coalesce(sum(${NET}) filter (where created_at >= day.begins), 0)::bigint as total,
      count(*) filter (where created_at >= day.begins and ${STAYED_SOLD}) as count,
      coalesce(sum(${NET}) filter (where created_at < day.begins), 0)::bigint as week_ago,
      coalesce(sum(${NET}) filter (where created_at < now() - interval '7 days'), 0)::bigint
        as week_ago_by_now
    from sale_order, day
    where organization_id = ${organizationId} and ${SETTLED}
      and created_at >= day.begins - interval '7 days'
      and (created_at >= day.begins or created_at < day.begins - interval '6 days')
    group by hour order by hour`.execute(db);
  const sum = (name: 'total' | 'count' | 'week_ago_by_now') =>
    hours.reduce((all, hour) => all + hour[name], 0);
  return {
    total: sum('total'),
    count: sum('count'),
    week_ago: sum('week_ago_by_now'),
    hours,
  };
}

async function findSetup(
  db: Kysely<OverviewTables>,
  organizationId: number,
  facts: NonNullable<Awaited<ReturnType<typeof findCompleteness>>>,
) {
  const [item, service] = await Promise.all([
    hasItems(db, organizationId),
    findDeliveryService(db, organizationId, { locks: false }),
  ]);
  const done = { ...facts, item, delivery: service !== null };
  return SETUP_STEPS.map((step) => ({ step, is_done: Boolean(done[step]) }));
}
