import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/tickets';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Wallets } from '../../../platform/env/wallets.ts';
import { walletsOf } from '../../../platform/wallet-passes/index.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { once } from '../../../platform/idempotency/once.ts';
import type { OrderDeadlines, Orders } from '../orders/index.ts';
import { activateTicket } from './activate-ticket.ts';
import { buyTickets } from './buy-tickets.ts';
import { doorRoutes } from './door/door.routes.ts';
import { handOverRoutes } from './hand-over/hand-over.routes.ts';
import { passesRoutes } from './passes/passes.routes.ts';
import { presentTicketQuote, quoteTickets } from './quote-tickets.ts';
import { runRoutes } from './run/run.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

interface TicketsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  readonly deadlines: OrderDeadlines;
  /** Of the personal codes that people show. */
  readonly codeKey: Buffer;
  readonly wallets: Wallets;
  /** Where people open the site, without a closing slash. */
  readonly siteUrl: string;
}

export function ticketsRoutes({
  db,
  transact,
  orders,
  deadlines,
  codeKey,
  wallets,
  siteUrl,
}: TicketsDependencies): ImplementedRoute[] {
  return [
    implement(contract.preprocessTickets, async ({ body, context }) => {
      const { size_id: sizeId, quantity, extras = [], spend_gifts: spendGifts = false } = body;
      const clientId = context.actor?.userId ?? null;
      const wanted = { sizeId, quantity, extras, spendGifts, clientId };
      return presentTicketQuote(await quoteTickets(db, wanted));
    }),
    implement(contract.buyTickets, async ({ body, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const { size_id: sizeId, quantity, extras = [], method, total } = body;
      const spendGifts = body.spend_gifts ?? false;
      const purchase = { sizeId, quantity, extras, spendGifts, method, total, clientId, deadlines };
      return transact((unit) =>
        once(unit.trx, context, async () => ({
          transaction_id: await buyTickets(unit, orders, purchase),
        })),
      );
    }),
    implement(contract.activateTicket, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const scan = { organizationId: id, actorId, ...body };
      return transact(async (unit) => {
        const ticket = await activateTicket(unit, scan);
        await recordAudit(unit.trx, context, { item: ticket.item_id });
        return ticket;
      });
    }),
    ...runRoutes(db, transact, orders),
    ...doorRoutes(db, transact),
    ...handOverRoutes({ db, transact, codeKey, wallets: walletsOf(wallets) }),
    ...passesRoutes({ db, wallets, siteUrl }),
    ...waitingRoutes(db, transact),
  ];
}
