import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import {
  acceptTicketOffer,
  declineTicketOffer,
  offerTicket,
} from '../../src/modules/trade/tickets/hand-over/offer-ticket.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/**
 * Tickets that the demo's client and friends hand each other: one the client has taken over, one that waits for their
 * answer, one that was declined. Each is of an evening to come.
 */
export async function seedTicketOffers(
  trx: Transaction<Tables>,
  { accounts, stageId }: SeededPeople,
): Promise<void> {
  const tickets = await trx
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin('item', 'item.id', 'ticket.item_id')
    .innerJoin('sale_order', 'sale_order.id', 'ticket.order_id')
    .select(['ticket.id', 'sale_order.client_id as giverId'])
    .where('item.organization_id', '=', stageId)
    .where('event.status', '=', 'scheduled')
    .where('event.starts_at', '>', new Date())
    .where('sale_order.status', '=', 'accepted')
    .where('sale_order.payment_status', '=', 'accepted')
    .where('sale_order.client_id', '<>', accounts.client)
    .where('ticket.activated_at', 'is', null)
    .orderBy('ticket.id')
    .limit(3)
    .execute();
  const answers = [acceptTicketOffer, null, declineTicketOffer];
  for (const [index, { id: ticketId, giverId }] of tickets.entries()) {
    const offer = { ticketId, giverId, recipientId: accounts.client };
    const offerId = await act(trx, (unit) => offerTicket(unit, offer));
    const answer = answers[index];
    if (answer) await act(trx, (unit) => answer(unit, { offerId, userId: accounts.client }));
  }
}
