import { sql, type Selectable, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import type { ItemsTables } from '../../../catalog/items/index.ts';
import { lockPerson, type PeopleTables } from '../../../identity/people/index.ts';
import { refuseBlocked, type BlocksTables } from '../../../organizations/blocks/index.ts';
import type { OrdersTables } from '../../orders/index.ts';
import { lockTicket } from '../activate-ticket.ts';
import { drawSecret } from '../draw-secret.ts';
import { ticketStatus } from '../ticket-status.ts';
import { ticketOfferMoved } from '../tickets.events.ts';
import type { TicketsTables } from '../tickets.tables.ts';

export type HandOverTables = TicketsTables &
  ItemsTables &
  OrdersTables &
  PeopleTables &
  BlocksTables;

type OfferRow = Selectable<TicketsTables['ticket_offer']>;

/**
 * Offers a ticket to somebody; it opens the door for its holder until they accept.
 * @throws ApiError `not_found` for a ticket of others, `invalid_input` for oneself, `ticket_used`, `ticket_not_valid`,
 * `conflict` while it is offered already
 */
export async function offerTicket(
  unit: UnitOfWork<HandOverTables>,
  offer: { readonly ticketId: number; readonly giverId: number; readonly recipientId: number },
): Promise<number> {
  const { trx } = unit;
  const { ticketId, giverId, recipientId } = offer;
  const { organizationId, itemId } = await lockOwnTicket(trx, ticketId, giverId);
  if (recipientId === giverId) {
    throw new ApiError('invalid_input', { fields: { person: [{ problem: 'invalid' }] } });
  }
  const open = await trx
    .selectFrom('ticket_offer')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('status', '=', 'offered')
    .executeTakeFirst();
  if (open) throw new ApiError('conflict');
  const { id } = await trx
    .insertInto('ticket_offer')
    .values({ ticket_id: ticketId, giver_id: giverId, recipient_id: recipientId })
    .returning('id')
    .executeTakeFirstOrThrow();
  unit.emit(ticketOfferMoved({ ...offer, organizationId, itemId, offerId: id, status: 'offered' }));
  return id;
}

interface Answer {
  readonly offerId: number;
  readonly userId: number;
}

/**
 * Takes a ticket over. It gets another code in the same moment, under the locks of the door: whoever shows the old one
 * later is turned away, and of both exactly one gets in.
 * @throws ApiError `not_found` for an offer to others, `conflict` once it is over, `blocked` by the organization,
 * `ticket_used`, `ticket_not_valid`
 */
export async function acceptTicketOffer(
  unit: UnitOfWork<HandOverTables>,
  { offerId, userId }: Answer,
): Promise<OfferRow> {
  const { trx } = unit;
  const offered = await findOffer(trx, offerId, { recipient: userId });
  if (offered.status === 'accepted') return offered;
  await lockPerson(trx, userId);
  const { organizationId, itemId } = await lockOwnTicket(
    trx,
    offered.ticket_id,
    offered.giver_id,
  ).catch((error: unknown) => {
    // It has gone on to somebody else.
    throw error instanceof ApiError && error.code === 'not_found'
      ? new ApiError('conflict')
      : error;
  });
  await refuseBlocked(trx, { organizationId, personId: userId });
  const ended = await endOffer(trx, offerId, 'accepted');
  await trx
    .updateTable('ticket')
    .set({ holder_id: userId, secret: drawSecret() })
    .where('id', '=', ended.ticket_id)
    .execute();
  tell(unit, ended, { organizationId, itemId });
  return ended;
}

/** @throws ApiError `not_found` for an offer to others, `conflict` once it is over otherwise */
export const declineTicketOffer = (unit: UnitOfWork<HandOverTables>, answer: Answer) =>
  end(unit, answer, { by: 'recipient', status: 'declined' });

/** @throws ApiError `not_found` for an offer of others, `conflict` once it is over otherwise */
export const withdrawTicketOffer = (unit: UnitOfWork<HandOverTables>, answer: Answer) =>
  end(unit, answer, { by: 'giver', status: 'withdrawn' });

async function end(
  unit: UnitOfWork<HandOverTables>,
  { offerId, userId }: Answer,
  { by, status }: { by: 'giver' | 'recipient'; status: 'declined' | 'withdrawn' },
): Promise<OfferRow> {
  const { trx } = unit;
  const offer = await findOffer(trx, offerId, { [by]: userId });
  if (offer.status === status) return offer;
  const ended = await endOffer(trx, offerId, status);
  const about = await trx
    .selectFrom('ticket')
    .innerJoin('item', 'item.id', 'ticket.item_id')
    .select(['item.organization_id as organizationId', 'item.id as itemId'])
    .where('ticket.id', '=', ended.ticket_id)
    .executeTakeFirstOrThrow();
  tell(unit, ended, about);
  return ended;
}

function tell(
  { emit }: UnitOfWork<HandOverTables>,
  offer: OfferRow,
  about: { readonly organizationId: number; readonly itemId: number },
): void {
  const { id: offerId, ticket_id: ticketId, giver_id: giverId, recipient_id: recipientId } = offer;
  emit(
    ticketOfferMoved({ ...about, offerId, ticketId, giverId, recipientId, status: offer.status }),
  );
}

/** @throws ApiError `not_found` */
async function findOffer(
  trx: Transaction<HandOverTables>,
  id: number,
  { giver, recipient }: { readonly giver?: number; readonly recipient?: number },
): Promise<OfferRow> {
  const offer = await trx
    .selectFrom('ticket_offer')
    .selectAll()
    .where('id', '=', id)
    .$if(giver !== undefined, (query) => query.where('giver_id', '=', giver!))
    .$if(recipient !== undefined, (query) => query.where('recipient_id', '=', recipient!))
    .executeTakeFirst();
  if (!offer) throw new ApiError('not_found');
  return offer;
}

/** @throws ApiError `conflict` once it is over */
async function endOffer(
  trx: Transaction<HandOverTables>,
  id: number,
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<OfferRow> {
  const ended = await trx
    .updateTable('ticket_offer')
    .set({ status, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .returningAll()
    .executeTakeFirst();
  if (!ended) throw new ApiError('conflict');
  return ended;
}

/** @throws ApiError `not_found` for a ticket of others, `ticket_used`, `ticket_not_valid` */
async function lockOwnTicket(trx: Transaction<HandOverTables>, id: number, holderId: number) {
  const known = await trx
    .selectFrom('ticket')
    .select(['id', 'item_id', 'order_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const { ticket, order } = await lockTicket(trx, known, 'anybody');
  if ((ticket.holder_id ?? order.client_id) !== holderId) throw new ApiError('not_found');
  const status = ticketStatus(ticket, order, new Date());
  if (status === 'activated') {
    throw new ApiError('ticket_used', {
      data: { activated_at: ticket.activated_at!.toISOString() },
    });
  }
  if (status !== 'valid') throw new ApiError('ticket_not_valid');
  return { organizationId: order.organization_id, itemId: ticket.item_id };
}
