import { sql, type Kysely } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

/** Tickets of an organization that still admit somebody; `ticketStatus` calls them valid. */
export async function countValidTickets(
  db: Pick<Kysely<OrdersTables & TicketsTables & ItemsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin(selectOrders(db).as('sold'), 'sold.id', 'ticket.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sold.organization_id', '=', organizationId)
    .where('sold.status', '=', 'accepted')
    .where('sold.payment_status', '=', 'accepted')
    .where('ticket.activated_at', 'is', null)
    .where('event.ends_at', '>', sql<Date>`now()`)
    .where('event.status', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  return count;
}
