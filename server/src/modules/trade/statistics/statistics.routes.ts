import type { Kysely } from 'kysely';
import {
  countOrderStages,
  downloadOrderStatistics,
  getOrderStatistics,
  ORDER_LISTS,
} from '@karavan/shared-api/contract/statistics';
import { getOrganizationOverview } from '@karavan/shared-api/contract/overview';
import { OrderKind } from '@karavan/shared-api/contract/order-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { refuseReversedDays, type Days } from '../../../platform/time/days.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import { presentListedOrder } from './listed-order.presenter.ts';
import { countOrders, countStages, findOrders } from './order-list.queries.ts';
import { readOverview, type OverviewTables } from './overview.ts';
import { writeOrderSheet } from './order-sheet.ts';
import {
  countUnprocessed,
  findStatisticsOrganization,
  readAllOrders,
  sumDays,
} from './statistics.queries.ts';

/** What a workbook is called. */
const SHEET_NAMES = { product: 'orders', rent: 'rentals', ticket: 'tickets' } as const;

export function statisticsRoutes(db: Kysely<OverviewTables>): ImplementedRoute[] {
  const list = (kind: OrderKind) =>
    implement(ORDER_LISTS[kind], async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const { page, limit, cursor, ...wanted } = query;
      const { time_zone: timeZone } = await organizationFor(db, id, wanted);
      const window = pageWindow({ page, limit, cursor }, 'id');
      const filter = { ...wanted, organizationId: id, timeZone, kind };
      const [rows, count] = await Promise.all([
        findOrders(db, filter, { ...window, readerId: userId }),
        countOrders(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentListedOrder(row, userId),
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    });

  return [
    implement(getOrganizationOverview, ({ params: { id }, context }) =>
      readOverview(db, {
        organizationId: id,
        userId: requireActor(context.actor).userId,
        locale: context.locale,
      }),
    ),
    implement(getOrderStatistics, async ({ params: { id }, query: period }) => {
      const { currency, time_zone: timeZone } = await organizationFor(db, id, period);
      const [days, unprocessed] = await Promise.all([
        sumDays(db, { organizationId: id, timeZone, ...period }),
        countUnprocessed(db, id, period.kind),
      ]);
      const total = days.reduce((sum, day) => sum + day.total, 0);
      const count = days.reduce((sum, day) => sum + day.order_count, 0);
      const money = (amount: number) => presentMoney(amount, currency);
      return {
        currency,
        total: money(total),
        order_count: count,
        average: money(count === 0 ? 0 : Math.round(total / count)),
        unprocessed_count: unprocessed,
        days: days.map((day) => ({ ...day, total: money(day.total) })),
      };
    }),
    ...OrderKind.options.map(list),
    implement(countOrderStages, async ({ params: { id }, context }) => ({
      list: await countStages(db, id, requireActor(context.actor).userId),
    })),
    implement(
      downloadOrderStatistics,
      async ({ params: { id }, query: period, context: { locale } }) => {
        const { currency, time_zone: timeZone } = await organizationFor(db, id, period);
        const orders = readAllOrders(db, id, timeZone, period);
        return {
          name: `${SHEET_NAMES[period.kind]}-${period.from}-${period.to}.xlsx`,
          content: await writeOrderSheet(orders, { currency, locale }),
        };
      },
    ),
  ];
}

async function organizationFor(db: Kysely<OrganizationsTables>, id: number, days: Days) {
  refuseReversedDays(days);
  const organization = await findStatisticsOrganization(db, id);
  if (!organization) throw new ApiError('not_found');
  return organization;
}
