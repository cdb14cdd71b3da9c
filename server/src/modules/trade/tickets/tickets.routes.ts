import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/tickets';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { publishing } from '../../../platform/realtime/publish.ts';
import type { WakeUp } from '../../../platform/realtime/wake-up.ts';
import type { OrderDeadlines } from '../orders/index.ts';
import { activateTicket } from './activate-ticket.ts';
import { buyTickets } from './buy-tickets.ts';

export function ticketsRoutes(
  db: Kysely<Tables>,
  wakeUp: Pick<WakeUp, 'announce'>,
  deadlines: OrderDeadlines,
): ImplementedRoute[] {
  return [
    implement(contract.buyTickets, async ({ body, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const { size_id: sizeId, quantity, method } = body;
      const purchase = { sizeId, quantity, method, clientId, deadlines };
      return publishing(db, wakeUp, (trx, publish) =>
        once(trx, context, async () => ({
          transaction_id: await buyTickets(trx, purchase, publish),
        })),
      );
    }),
    implement(contract.activateTicket, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const scan = { organizationId: id, actorId, ...body };
      return publishing(db, wakeUp, async (trx, publish) => {
        const ticket = await activateTicket(trx, scan, publish);
        await recordAudit(trx, context, { item: ticket.item_id });
        return ticket;
      });
    }),
  ];
}
