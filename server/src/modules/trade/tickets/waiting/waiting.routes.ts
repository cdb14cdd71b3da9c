import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/ticket-waits';
import type { Tables } from '../../../../database-tables.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { joinWaitingList, leaveWaitingList } from './change-wait.ts';
import { findOwnWaits } from './waiting-list.queries.ts';

/** How somebody waits for tickets that are sold out. */
export function waitingRoutes(db: Kysely<Tables>, transact: Transact<Tables>): ImplementedRoute[] {
  return [
    implement(contract.listTicketWaits, async ({ query, context }) => {
      const { userId } = requireActor(context.actor);
      return { list: await findOwnWaits(db, { userId, itemId: query.item_id }) };
    }),
    implement(contract.joinWaitingList, ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      const { size_id: sizeId, quantity } = body;
      return transact(async (unit) => {
        const { id, itemId } = await joinWaitingList(unit, { sizeId, quantity, userId });
        const waits = await findOwnWaits(unit.trx, { userId, itemId });
        return waits.find((wait) => wait.id === id)!;
      });
    }),
    implement(contract.leaveWaitingList, ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      return transact(async (unit) => {
        await leaveWaitingList(unit, { id, userId });
        return undefined;
      });
    }),
  ];
}
