import { sql, type Transaction } from 'kysely';
import type { ItemsTables } from '../../catalog/items/index.ts';
import type { OrderPhase } from '../orders/index.ts';
import type { TicketsTables } from './tickets.tables.ts';

/** Where the event lies that an order has tickets of; one that is cancelled is over. */
export async function findEventPhase(
  trx: Transaction<TicketsTables & ItemsTables>,
  orderId: number,
): Promise<OrderPhase> {
  const { phase } = await trx
    .selectFrom('ticket')
    .innerJoin('event', 'event.item_id', 'ticket.item_id')
    .select(
      sql<OrderPhase>`case
        when event.status = 'cancelled' or event.ends_at <= now() then 'over'
        when event.starts_at <= now() then 'under_way'
        else 'ahead' end`.as('phase'),
    )
    .where('ticket.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return phase;
}
