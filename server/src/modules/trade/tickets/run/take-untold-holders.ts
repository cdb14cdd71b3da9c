import { sql, type Transaction } from 'kysely';
import { lockUntold, noteTold, type ItemsTables } from '../../../catalog/items/index.ts';
import { selectPlaceOrders, type OrdersTables } from '../../orders/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

interface Untold {
  readonly organizationId: number;
  readonly itemId: number;
  readonly kind: 'moved' | 'cancelled';
  /** Who has moved or cancelled it. */
  readonly actorId: number | null;
  /** Each once, whether they have bought a ticket or were handed one; of several the first tells them. */
  readonly userIds: readonly number[];
  /** Nobody is left after these. */
  readonly isLast: boolean;
}

/**
 * Takes the next of those with tickets of an event who are to hear that it was moved or cancelled, for whoever tells them
 * in this transaction; null once everybody was.
 */
export async function takeUntoldHolders(
  trx: Transaction<ItemsTables & OrdersTables & TicketsTables>,
  { id, limit }: { readonly id: number; readonly limit: number },
): Promise<Untold | null> {
  const change = await lockUntold(trx, id);
  if (!change) return null;
  const orders = await selectPlaceOrders(trx)
    .where('line.item_id', '=', change.item_id)
    .where('sale_order.status', 'in', ['in_progress', 'accepted'])
    .where(sql<boolean>`sale_order.payment_status is distinct from 'refunded'`)
    .where('sale_order.id', '>', change.told_to)
    .orderBy('sale_order.id')
    .limit(limit)
    .execute();
  const holders = await trx
    .selectFrom('ticket')
    .select((eb) => eb.ref('ticket.holder_id').$notNull().as('holder_id'))
    .distinct()
    .where(
      sql<boolean>`ticket.order_id = any(${orders.map(({ id: orderId }) => orderId)}::bigint[])`,
    )
    .where('ticket.holder_id', 'is not', null)
    .orderBy('holder_id')
    .execute();
  const isLast = orders.length < limit;
  await noteTold(trx, { id, orderId: orders.at(-1)?.id ?? change.told_to, isLast });
  return {
    organizationId: change.organization_id,
    itemId: change.item_id,
    kind: change.kind,
    actorId: change.actor_id,
    userIds: [
      ...new Set([
        ...orders.map(({ client_id }) => client_id),
        ...holders.map(({ holder_id }) => holder_id),
      ]),
    ],
    isLast,
  };
}
