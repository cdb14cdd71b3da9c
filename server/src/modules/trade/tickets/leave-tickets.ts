import { sql, type Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { pathOfOrders, selectOrders, type OrdersTables } from '../orders/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

/** Tickets that still admit somebody; `ticketStatus` calls them valid. */
export async function findValidTickets(
  db: Kysely<OrdersTables & TicketsTables & ItemsTables>,
  personId: number,
): Promise<Obstacle[]> {
  const tickets = await db
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'ticket.order_id')
    .select(['ordered.id', 'ticket.holder_id'])
    .where((eb) => eb(eb.fn.coalesce('ticket.holder_id', 'ordered.client_id'), '=', personId))
    .where('ordered.status', '=', 'accepted')
    .where('ordered.payment_status', '=', 'accepted')
    .where('ticket.activated_at', 'is', null)
    .where('event.ends_at', '>', sql<Date>`now()`)
    .where('event.status', '=', 'scheduled')
    .orderBy('ticket.id')
    .execute();
  const isHeld = tickets.some(({ holder_id }) => holder_id !== null);
  const path = isHeld ? '/tickets' : pathOfOrders([...new Set(tickets.map(({ id }) => id))]);
  return [{ reason: 'tickets', count: tickets.length, path }];
}
