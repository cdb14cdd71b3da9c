import { sql, type Kysely } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

type StartingTables = TicketsTables & ItemsTables & OrdersTables;

/** In how many minutes something begins that somebody is reminded of now. */
interface Ahead {
  readonly least: number;
  readonly most: number;
}

/** Events that begin so soon, and are not cancelled. */
export function findStartingEvents(
  db: Pick<Kysely<StartingTables>, 'selectFrom'>,
  { least, most }: Ahead,
) {
  return db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select(['item.id', 'item.organization_id', 'event.starts_at'])
    .where('event.status', '=', 'scheduled')
    .where(sql<boolean>`event.starts_at > now() + make_interval(mins => ${least}::integer)`)
    .where(sql<boolean>`event.starts_at <= now() + make_interval(mins => ${most}::integer)`)
    .orderBy('item.id')
    .execute();
}

/**
 * Everybody who has a ticket of an event and has not come yet, with the latest order by which they bought one
 * themselves; nobody who bought it later than so many minutes before.
 */
export function selectHolders(
  db: Pick<Kysely<StartingTables>, 'selectFrom'>,
  { itemId, minutes }: { readonly itemId: number; readonly minutes: number },
) {
  return db
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .innerJoin(selectOrders(db).as('sold'), 'sold.id', 'ticket.order_id')
    .select((eb) => [
      eb.fn.coalesce('ticket.holder_id', 'sold.client_id').as('user_id'),
      eb.fn.max('sold.id').filterWhere('ticket.holder_id', 'is', null).as('transaction_id'),
    ])
    .groupBy((eb) => eb.fn.coalesce('ticket.holder_id', 'sold.client_id'))
    .where('ticket.item_id', '=', itemId)
    .where('ticket.activated_at', 'is', null)
    .where('event.status', '=', 'scheduled')
    .where('sold.status', '=', 'accepted')
    .where('sold.payment_status', '=', 'accepted')
    .where(
      sql<boolean>`sold.created_at <= event.starts_at - make_interval(mins => ${minutes}::integer)`,
    );
}
