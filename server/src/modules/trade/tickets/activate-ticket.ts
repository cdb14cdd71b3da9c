import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { ticketStatus } from '../orders/index.ts';
import { ticketActivated } from './tickets.events.ts';

interface Scan {
  readonly organizationId: number;
  readonly actorId: number;
  readonly secret: string;
  readonly nonce: string;
}

/**
 * Lets the bearer of a ticket in. Its row and its order's are locked: of two doors one lets them in,
 * and none while it is being refunded. The same scan,
 * sent again, is answered again.
 * @throws ApiError `not_found` for a ticket of others, `ticket_not_valid` for one that is not paid
 * for, refunded or over, `ticket_used` with the first time as `activated_at`
 */
export async function activateTicket({ trx, emit }: UnitOfWork<Tables>, scan: Scan) {
  const ticket = await lockTicket(trx, scan);
  const { id, item_id, name, size, client, activated_at } = ticket;
  const answer = { item_id, name, size, client };
  const status = ticketStatus(ticket, ticket, new Date());
  if (status === 'activated' && activated_at) {
    const at = activated_at.toISOString();
    if (ticket.nonce === scan.nonce) return { ...answer, activated_at: at };
    throw new ApiError('ticket_used', { data: { activated_at: at } });
  }
  if (status !== 'valid') throw new ApiError('ticket_not_valid');
  const let_in = await trx
    .updateTable('ticket')
    .set({ activated_at: sql<Date>`now()`, activated_by: scan.actorId, nonce: scan.nonce })
    .where('id', '=', id)
    .returning('activated_at')
    .executeTakeFirstOrThrow();
  emit(
    ticketActivated({
      organizationId: scan.organizationId,
      orderId: ticket.order_id,
      clientId: ticket.client_id,
      ticketId: id,
      itemId: item_id,
    }),
  );
  return { ...answer, activated_at: let_in.activated_at!.toISOString() };
}

async function lockTicket(trx: Transaction<Tables>, { organizationId, secret }: Scan) {
  const ticket = await trx
    .selectFrom('ticket')
    .innerJoin('sale_order', 'sale_order.id', 'ticket.order_id')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin('item', 'item.id', 'ticket.item_id')
    .innerJoin('app_user as client', 'client.id', 'sale_order.client_id')
    .select(['ticket.id', 'ticket.order_id', 'ticket.item_id', 'ticket.size', 'ticket.nonce'])
    .select(['ticket.activated_at', 'event.ends_at', 'item.name', 'client.full_name as client'])
    .select(['sale_order.status', 'sale_order.payment_status', 'sale_order.client_id'])
    .where('ticket.secret', '=', secret)
    .where('sale_order.organization_id', '=', organizationId)
    .forUpdate(['sale_order', 'ticket'])
    .executeTakeFirst();
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}
