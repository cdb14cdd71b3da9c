import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { lockOrder, type OrdersTables } from '../orders/index.ts';
import { ticketStatus } from './ticket-status.ts';
import { ticketActivated } from './tickets.events.ts';
import type { TicketsTables } from './tickets.tables.ts';

type ScanTables = TicketsTables & ItemsTables & OrdersTables;

interface Scan {
  readonly organizationId: number;
  readonly actorId: number;
  readonly secret: string;
  readonly nonce: string;
}

/**
 * Lets the bearer of a ticket in. Its order and its row are locked: of two doors one lets them in, and
 * none while it is being refunded. The same scan, sent again, is answered again.
 * @throws ApiError `not_found` for a ticket of others, `ticket_not_valid` for one that is not paid
 * for, refunded or over, `ticket_used` with the first time as `activated_at`
 */
export async function activateTicket({ trx, emit }: UnitOfWork<ScanTables>, scan: Scan) {
  const { ticket, order } = await lockTicket(trx, scan);
  const { id, item_id, name, size, client, activated_at } = ticket;
  const answer = { item_id, name, size, client };
  const status = ticketStatus(ticket, order, new Date());
  if (status === 'activated' && activated_at) {
    const at = activated_at.toISOString();
    if (ticket.nonce === scan.nonce) return { ...answer, activated_at: at };
    throw new ApiError('ticket_used', { data: { activated_at: at } });
  }
  if (status !== 'valid') throw new ApiError('ticket_not_valid');
  const admitted = await trx
    .updateTable('ticket')
    .set({ activated_at: sql<Date>`now()`, activated_by: scan.actorId, nonce: scan.nonce })
    .where('id', '=', id)
    .returning('activated_at')
    .executeTakeFirstOrThrow();
  emit(
    ticketActivated({
      organizationId: scan.organizationId,
      orderId: order.id,
      clientId: order.client_id,
      ticketId: id,
      itemId: item_id,
      actorId: scan.actorId,
    }),
  );
  return { ...answer, activated_at: admitted.activated_at!.toISOString() };
}

/** The order first, as everybody does who moves it; then the ticket, as it is by now. */
async function lockTicket(trx: Transaction<ScanTables>, { organizationId, secret }: Scan) {
  const known = await trx
    .selectFrom('ticket')
    .select(['id', 'order_id'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const order = await lockOrder(trx, known.order_id, { organizationId });
  const ticket = await trx
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin('item', 'item.id', 'ticket.item_id')
    .select(['ticket.id', 'ticket.item_id', 'ticket.size', 'ticket.nonce', 'ticket.activated_at'])
    .select(['event.ends_at', 'item.name'])
    .select((eb) => selectFullName(eb.val(order.client_id)).$notNull().as('client'))
    .where('ticket.id', '=', known.id)
    .forUpdate('ticket')
    .executeTakeFirstOrThrow();
  return { ticket, order };
}
