import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { selectExtraLines, type OrdersTables } from '../orders/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

/** The tickets of an order with their event, for a selection of any query. */
export const selectTickets = (orderId: Expression<number>) => jsonArrayFrom(ticketsOf(orderId));

/** The same with who has them now, and whom they are offered to. */
export const selectTicketsInHands = (orderId: Expression<number>) =>
  jsonArrayFrom(
    ticketsOf(orderId).select((eb) => [
      selectFullName(eb.ref('ticket.holder_id')).as('holder'),
      selectOpenOffer(eb.ref('ticket.id')).as('offer'),
    ]),
  );

/** Whom a ticket is offered to, for a selection of any query; null where to nobody. */
export const selectOpenOffer = (ticketId: Expression<number>) =>
  jsonObjectFrom(
    expressionBuilder<TicketsTables, never>()
      .selectFrom('ticket_offer as open')
      .select(['open.id', 'open.ticket_id', 'open.status'])
      .select((eb) => selectFullName(eb.ref('open.recipient_id')).$notNull().as('person'))
      .where('open.ticket_id', '=', ticketId)
      .where('open.status', '=', 'offered'),
  );

/** The code of a ticket that another person has is theirs alone. */
const ticketsOf = (orderId: Expression<number>) =>
  expressionBuilder<TicketsTables & ItemsTables, never>()
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .where('ticket.order_id', '=', orderId)
    .select(['ticket.id', 'ticket.item_id', 'ticket.size'])
    .select(
      sql<string | null>`case when ticket.holder_id is null then ticket.secret end`.as('secret'),
    )
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
    .orderBy('ticket.id');

/** The extras that the bearer of a ticket gets; empty where none. */
export type DueExtras = { readonly name: string; readonly quantity: number }[];

/** The extras of an order go with its first ticket, so that a door gives them out once; for a selection of any query. */
export const selectDueExtras = (ticketId: Expression<number>, orderId: Expression<number>) =>
  jsonArrayFrom(
    selectExtraLines(expressionBuilder<OrdersTables, never>())
      .clearSelect()
      .select(['line.name', 'line.quantity'])
      .where('line.order_id', '=', orderId)
      .where(
        sql<boolean>`not exists (${expressionBuilder<TicketsTables, never>()
          .selectFrom('ticket as earlier')
          .select('earlier.id')
          .where('earlier.order_id', '=', orderId)
          .where('earlier.id', '<', ticketId)})`,
      ),
  );
