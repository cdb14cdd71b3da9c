import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../database-tables.ts';

/** The tickets of an order with their event, for a selection of any query. */
export function selectTickets(orderId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<Tables, never>()
      .selectFrom('ticket')
      .innerJoin('event', 'event.item_id', 'ticket.item_id')
      .where('ticket.order_id', '=', orderId)
      .select(['ticket.id', 'ticket.item_id', 'ticket.size', 'ticket.secret'])
      .select(['ticket.activated_at', 'event.starts_at', 'event.ends_at', 'event.place'])
      .orderBy('ticket.id'),
  );
}
