import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ItemsTables } from '../../catalog/items/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

/** The tickets of an order with their event, for a selection of any query. */
export function selectTickets(orderId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<TicketsTables & ItemsTables, never>()
      .selectFrom('ticket')
      .innerJoin('event', 'event.item_id', 'ticket.item_id')
      .where('ticket.order_id', '=', orderId)
      .select(['ticket.id', 'ticket.item_id', 'ticket.size', 'ticket.secret'])
      .select(['ticket.activated_at', 'event.starts_at', 'event.ends_at', 'event.place'])
      .orderBy('ticket.id'),
  );
}
