import type { Kysely, Selectable } from 'kysely';
import * as contract from '@karavan/shared-api/contract/ticket-offers';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import type { Tables } from '../../../../database-tables.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { findByReference, limitSearch } from '../../../identity/people/index.ts';
import { listHeldTickets, readOffer } from './held-tickets.queries.ts';
import {
  acceptTicketOffer,
  declineTicketOffer,
  offerTicket,
  withdrawTicketOffer,
} from './offer-ticket.ts';

interface HandOverDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  /** Of the personal codes that people show. */
  readonly codeKey: Buffer;
  /** That tickets can be put into. */
  readonly wallets: readonly TicketWallet[];
}

/** How a ticket gets to another person. */
export function handOverRoutes({
  db,
  transact,
  codeKey,
  wallets,
}: HandOverDependencies): ImplementedRoute[] {
  const answer = (
    route: contract.TicketOfferAnswer,
    act: (
      unit: UnitOfWork<Tables>,
      by: { offerId: number; userId: number },
    ) => Promise<Selectable<Tables['ticket_offer']>>,
  ) =>
    implement(route, ({ params: { id: offerId }, context }) => {
      const { userId } = requireActor(context.actor);
      return transact(async (unit) => {
        const { id, status } = await act(unit, { offerId, userId });
        return { id, status };
      });
    });

  return [
    implement(contract.listHeldTickets, ({ context }) =>
      listHeldTickets(db, {
        personId: requireActor(context.actor).userId,
        locale: context.locale,
        wallets,
      }),
    ),
    implement(contract.offerTicket, ({ params: { id: ticketId }, body, context }) => {
      const { userId: giverId } = requireActor(context.actor);
      return limitSearch(db, giverId, async (found) => {
        const person = await findByReference(db, { codeKey, text: body.person, field: 'person' });
        await found(person);
        return transact(async (unit) => {
          const id = await offerTicket(unit, { ticketId, giverId, recipientId: person.id });
          return readOffer(unit.trx, id);
        });
      });
    }),
    answer(contract.acceptTicketOffer, acceptTicketOffer),
    answer(contract.declineTicketOffer, declineTicketOffer),
    answer(contract.withdrawTicketOffer, withdrawTicketOffer),
  ];
}
