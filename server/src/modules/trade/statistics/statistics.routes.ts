import type { Kysely } from 'kysely';
import {
  countOrderStages,
  downloadOrderStatistics,
  getOrderStatistics,
  ORDER_LISTS,
} from '@karavan/shared-api/contract/statistics';
import { getOrganizationOverview } from '@karavan/shared-api/contract/overview';
import { OrderKind } from '@karavan/shared-api/contract/order-states';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { TermsTables } from '../rental-periods/index.ts';
import { listOrders } from './list-orders.ts';
import { countStages } from './order-list.queries.ts';
import { readOverview, type OverviewTables } from './overview.ts';
import { writeOrderSheet } from './order-sheet.ts';
import { organizationFor, readFigures } from './read-figures.ts';
import { rentalStatisticsRoutes } from './rental-statistics.routes.ts';
import { salesRoutes } from './sales.routes.ts';
import { countUnprocessed, readAllOrders } from './statistics.queries.ts';

/** What a workbook is called. */
const SHEET_NAMES = { product: 'orders', rent: 'rentals', ticket: 'tickets' } as const;

export function statisticsRoutes(db: Kysely<OverviewTables & TermsTables>): ImplementedRoute[] {
  const list = (kind: OrderKind) =>
    implement(ORDER_LISTS[kind], async ({ params: { id }, query, context }) => {
      const { page, limit, cursor, item: itemId, client: clientId, ...wanted } = query;
      const { timeZone } = await organizationFor(db, id, wanted);
      const filter = { ...wanted, organizationId: id, timeZone, kind, itemId, clientId };
      return listOrders(db, filter, { page, limit, cursor }, requireActor(context.actor).userId);
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
      const { currency, timeZone } = await organizationFor(db, id, period);
      const [figures, unprocessed] = await Promise.all([
        readFigures(db, { organizationId: id, timeZone, ...period }, currency),
        countUnprocessed(db, id, period.kind),
      ]);
      return { ...figures, unprocessed_count: unprocessed };
    }),
    ...OrderKind.options.map(list),
    implement(countOrderStages, async ({ params: { id }, context }) => ({
      list: await countStages(db, id, requireActor(context.actor).userId),
    })),
    implement(downloadOrderStatistics, async ({ params: { id }, query, context: { locale } }) => {
      const { item: itemId, client: clientId, ...period } = query;
      const { currency, timeZone } = await organizationFor(db, id, period);
      const orders = readAllOrders(db, {
        organizationId: id,
        timeZone,
        ...period,
        itemId,
        clientId,
      });
      return {
        name: `${SHEET_NAMES[period.kind]}-${period.from}-${period.to}.xlsx`,
        content: await writeOrderSheet(orders, { of: period.kind, currency, timeZone, locale }),
      };
    }),
    ...salesRoutes(db),
    ...rentalStatisticsRoutes(db),
  ];
}
