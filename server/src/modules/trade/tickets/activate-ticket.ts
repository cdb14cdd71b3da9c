import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { shareEvent, type ItemsTables } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { lockOrder, type OrderOwner, type OrdersTables } from '../orders/index.ts';
import { admitGuest } from './door/admit-guest.ts';
import { requireUnused } from './door/require-unused.ts';
import { ticketStatus } from './ticket-status.ts';
import { ticketActivated } from './tickets.events.ts';
import { selectDueExtras } from './tickets.queries.ts';
import type { TicketsTables } from './tickets.tables.ts';

type ScanTables = TicketsTables & ItemsTables & OrdersTables;

interface Entry {
  readonly organizationId: number;
  readonly actorId: number;
  readonly nonce: string;
}

interface KnownTicket {
  readonly id: number;
  readonly item_id: number;
  readonly order_id: number;
  /** What its bearer has shown; absent where staff let them in by hand. */
  readonly secret?: string;
}

/**
 * Lets the bearer of a code in: that of a ticket, or of guests.
 * @throws as `admitTicket`
 */
export async function activateTicket(
  unit: UnitOfWork<ScanTables>,
  { secret, ...entry }: Entry & { readonly secret: string },
) {
  const { trx } = unit;
  const ticket = await trx
    .selectFrom('ticket')
    .select(['id', 'item_id', 'order_id'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (ticket) return admitTicket(unit, { ...ticket, secret }, entry);
  const guest = await trx
    .selectFrom('event_guest')
    .select(['id', 'item_id'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (!guest) throw new ApiError('not_found');
  return admitGuest(trx, guest, entry);
}

/**
 * Lets the bearer of a ticket in. Its order and its row are locked: of two doors one lets them in, and
 * none while it is being refunded or its event cancelled. The same scan, sent again, is answered again.
 * A ticket that changes hands meanwhile has another code by then: exactly one of both codes opens the door.
 * @throws ApiError `not_found` for a ticket of others, `ticket_not_valid` for one that is not paid
 * for, refunded or over, `ticket_used` with the first time as `activated_at`
 */
export async function admitTicket(
  { trx, emit }: UnitOfWork<ScanTables>,
  known: KnownTicket,
  entry: Entry,
) {
  const { ticket, order } = await lockTicket(trx, known, {
    organizationId: entry.organizationId,
  });
  if (known.secret !== undefined && known.secret !== ticket.secret) throw new ApiError('not_found');
  const { id, item_id, name, size, client, activated_at, extras } = ticket;
  const answer = { item_id, name, size, client, ...(extras.length > 0 && { extras }) };
  const status = ticketStatus(ticket, order, new Date());
  if (status === 'activated' && activated_at) {
    return { ...answer, activated_at: requireUnused(ticket.nonce, activated_at, entry.nonce) };
  }
  if (status !== 'valid') throw new ApiError('ticket_not_valid');
  const admitted = await trx
    .updateTable('ticket')
    .set({ activated_at: sql<Date>`now()`, activated_by: entry.actorId, nonce: entry.nonce })
    .where('id', '=', id)
    .returning('activated_at')
    .executeTakeFirstOrThrow();
  emit(
    ticketActivated({
      organizationId: entry.organizationId,
      orderId: order.id,
      holderId: ticket.holder_id ?? order.client_id,
      isClient: ticket.holder_id === null,
      ticketId: id,
      itemId: item_id,
      actorId: entry.actorId,
    }),
  );
  return { ...answer, activated_at: admitted.activated_at!.toISOString() };
}

/** The event and the order first, as everybody does who moves them; then the ticket, as it is by now. */
export async function lockTicket(trx: Transaction<ScanTables>, known: KnownTicket, of: OrderOwner) {
  await shareEvent(trx, known.item_id);
  const order = await lockOrder(trx, known.order_id, of);
  const ticket = await trx
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin('item', 'item.id', 'ticket.item_id')
    .select(['ticket.id', 'ticket.item_id', 'ticket.size', 'ticket.nonce', 'ticket.activated_at'])
    .select(['ticket.holder_id', 'ticket.secret'])
    .select(['event.ends_at', 'event.status as event_status', 'item.name'])
    .select((eb) =>
      selectFullName(eb.fn.coalesce('ticket.holder_id', eb.val(order.client_id)))
        .$notNull()
        .as('client'),
    )
    .select((eb) => selectDueExtras(eb.ref('ticket.id'), eb.ref('ticket.order_id')).as('extras'))
    .where('ticket.id', '=', known.id)
    .forUpdate('ticket')
    .executeTakeFirstOrThrow();
  return { ticket, order };
}
