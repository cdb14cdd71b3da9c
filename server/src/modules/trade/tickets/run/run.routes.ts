import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/events';
import { returnTickets as returnTicketsRoute } from '@karavan/shared-api/contract/tickets';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { addDates, cancelEvent, deleteEvent, moveEvent } from '../../../catalog/items/index.ts';
import type { Orders } from '../../orders/index.ts';
import { listEvents } from './list-events.ts';
import { readEventRun } from './read-event-run.ts';
import { refuseWaited } from './refuse-waited.ts';
import { returnTickets } from './return-tickets.ts';
import { tellEventChangeTask } from './tell-event-change-task.ts';

/** How staff run the events of their organization, and what holders of moved ones can do. */
export function runRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  orders: Orders,
): ImplementedRoute[] {
  return [
    implement(contract.listEvents, ({ params: { id: organizationId }, query }) =>
      listEvents(db, { organizationId, ...query }),
    ),
    implement(contract.getEventRun, ({ params, context }) =>
      readEventRun(db, {
        organizationId: params.id,
        id: params.item,
        readerId: requireActor(context.actor).userId,
      }),
    ),
    implement(contract.moveEvent, async ({ params, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const own = { organizationId: params.id, id: params.item };
      await transact(async ({ trx }) => {
        const change = await moveEvent(trx, { ...own, actorId, ...body });
        if (change !== null) await addJob(trx, tellEventChangeTask, { id: change });
        await recordAudit(trx, context, { item: own.id, change, starts: body.starts });
      });
      return readEventRun(db, { ...own, readerId: actorId });
    }),
    implement(contract.cancelEvent, async ({ params, body: { reason }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const own = { organizationId: params.id, id: params.item };
      await transact(async ({ trx }) => {
        const change = await cancelEvent(trx, { ...own, actorId, reason });
        if (change !== null) await addJob(trx, tellEventChangeTask, { id: change });
        await recordAudit(trx, context, { item: own.id, change });
      });
      return readEventRun(db, { ...own, readerId: actorId });
    }),
    implement(contract.deleteEvent, async ({ params, context }) => {
      const own = { organizationId: params.id, id: params.item };
      return transact(async ({ trx }) => {
        await refuseWaited(trx, own);
        await deleteEvent(trx, own);
        await recordAudit(trx, context, { item: own.id });
        return undefined;
      });
    }),
    implement(contract.addEventDates, async ({ params, body: { starts }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const own = { organizationId: params.id, id: params.item };
      await transact(({ trx }) =>
        once(trx, context, async () => {
          const added = await addDates(trx, { ...own, editorId, starts });
          await recordAudit(trx, context, { item: own.id, added: added.join(',') });
          return { added };
        }),
      );
      return readEventRun(db, { ...own, readerId: editorId });
    }),
    implement(returnTicketsRoute, async ({ params: { id: orderId }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      await transact((unit) => returnTickets(unit, orders, { orderId, clientId }));
      return { transaction_id: orderId };
    }),
  ];
}
