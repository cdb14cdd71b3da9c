import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
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
      .select('event.status as event_status')
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('event_change as change')
            .select(['change.kind', 'change.reason', 'change.old_starts_at', 'change.created_at'])
            .whereRef('change.item_id', '=', 'event.item_id')
            .orderBy('change.id', 'desc')
            .limit(1),
        ).as('change'),
      )
      .orderBy('ticket.id'),
  );
}
