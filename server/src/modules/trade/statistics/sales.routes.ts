import type { Kysely } from 'kysely';
import {
  downloadTillSales,
  getTillStatistics,
  listTillPeople,
  listTillSales,
} from '@karavan/shared-api/contract/sales';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { WholeDays } from '../../../platform/time/days.ts';
import { permissionsOf } from '../../organizations/staff/index.ts';
import { findNameOf, listPeople } from './list-people.ts';
import { listOrders } from './list-orders.ts';
import { writeOrderSheet } from './order-sheet.ts';
import type { OrderListTables } from './order-list.queries.ts';
import { organizationFor, readFigures } from './read-figures.ts';
import { readAllOrders } from './statistics.queries.ts';

interface WantedSales extends WholeDays {
  readonly cashier?: number | undefined;
  readonly client?: number | undefined;
}

/** What was sold at the till. */
export function salesRoutes(db: Kysely<OrderListTables>): ImplementedRoute[] {
  /** Which sales somebody means: without the right to see statistics, among their own. */
  async function meant(
    organizationId: number,
    { from, to, cashier, client }: WantedSales,
    context: RequestContext,
  ) {
    const { userId } = requireActor(context.actor);
    const [{ currency, timeZone }, member] = await Promise.all([
      organizationFor(db, organizationId, { from, to }),
      db
        .selectFrom(permissionsOf(userId, organizationId).as('member'))
        .select('permissions')
        .executeTakeFirst(),
    ]);
    const seesAll = member?.permissions.includes('can_view_statistics') ?? false;
    const cashierId = seesAll ? cashier : userId;
    const filter = {
      organizationId,
      timeZone,
      from,
      to,
      cashierId,
      clientId: client,
      isAtTill: true,
    };
    return { filter, currency, userId };
  }

  return [
    implement(getTillStatistics, async ({ params: { id }, query, context }) => {
      const { filter, currency } = await meant(id, query, context);
      const nameOf = (role: 'cashier' | 'client') =>
        findNameOf(db, role, { organizationId: id, personId: filter[`${role}Id`] });
      const [figures, cashier, client] = await Promise.all([
        readFigures(db, filter, currency),
        nameOf('cashier'),
        nameOf('client'),
      ]);
      return { ...figures, cashier, client };
    }),
    implement(listTillSales, async ({ params: { id }, query, context }) => {
      const { filter, userId } = await meant(id, query, context);
      return listOrders(db, filter, query, userId);
    }),
    implement(listTillPeople, async ({ params: { id }, query: { by, ...query }, context }) => {
      const { filter, currency } = await meant(id, query, context);
      return listPeople(db, filter, by, { ...query, currency });
    }),
    implement(downloadTillSales, async ({ params: { id }, query, context }) => {
      const { filter, currency } = await meant(id, query, context);
      return {
        name: `sales-${query.from}-${query.to}.xlsx`,
        content: await writeOrderSheet(readAllOrders(db, filter), {
          of: 'till',
          currency,
          timeZone: filter.timeZone,
          locale: context.locale,
        }),
      };
    }),
  ];
}
