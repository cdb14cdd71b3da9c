import type { Transaction } from 'kysely';
import { EVENT_RETURN_DAYS } from '@karavan/shared-api/contract/event-states';
import type { Tables } from '../../../../database-tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';
import { shareEvent } from '../../../catalog/items/index.ts';
import { lockOrder, type Orders } from '../../orders/index.ts';

interface ReturnedOrder {
  readonly created_at: Date;
  readonly fulfilled_at: Date | null;
  readonly payment_status: string | null;
}

interface MovedEvent {
  readonly status: 'scheduled' | 'cancelled';
  readonly starts_at: Date;
  /** When it was last moved; null for one that never was. */
  readonly moved_at: Date | null;
}

/**
 * Until when tickets can be given back: they were bought before the event was moved, nobody has used them, and it has not
 * begun. Null where they cannot.
 */
export function returnableUntil(
  order: ReturnedOrder,
  { status, starts_at, moved_at }: MovedEvent,
  isUsed: boolean,
  now: Date,
): Date | null {
  const isPaid = order.fulfilled_at !== null && order.payment_status === 'accepted';
  if (!isPaid || isUsed || status === 'cancelled') return null;
  if (moved_at === null || order.created_at >= moved_at) return null;
  const until = Math.min(moved_at.getTime() + EVENT_RETURN_DAYS * DAY_MS, starts_at.getTime());
  return until > now.getTime() ? new Date(until) : null;
}

/**
 * The client gives back the tickets of an event that was moved: the money goes back, the places are free. A repeat
 * answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` where they cannot be given back
 */
export async function returnTickets(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  { orderId, clientId }: { readonly orderId: number; readonly clientId: number },
): Promise<void> {
  const { trx } = unit;
  const known = await trx
    .selectFrom('ticket')
    .select('item_id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  if (known) await shareEvent(trx, known.item_id);
  const order = await lockOrder(trx, orderId, { clientId });
  if (!known) throw new ApiError('conflict');
  if (order.payment_status === 'refunded') return;
  const event = await findMoved(trx, known.item_id);
  const tickets = await trx
    .selectFrom('ticket')
    .select(['activated_at', 'holder_id'])
    .where('order_id', '=', orderId)
    .execute();
  // What another person has is not theirs to give back.
  const isUsed = tickets.some(
    ({ activated_at, holder_id }) => activated_at !== null || holder_id !== null,
  );
  if (!returnableUntil(order, event, isUsed, new Date())) throw new ApiError('conflict');
  await orders.refund(unit, { orderId, organizationId: order.organization_id, goodsReturn: true });
}

function findMoved(trx: Transaction<Tables>, itemId: number) {
  return trx
    .selectFrom('event')
    .select(['status', 'starts_at'])
    .select((eb) =>
      eb
        .selectFrom('event_change')
        .select((change) => change.fn.max('created_at').as('moved_at'))
        .whereRef('event_change.item_id', '=', 'event.item_id')
        .where('kind', '=', 'moved')
        .$asScalar()
        .$castTo<Date | null>()
        .as('moved_at'),
    )
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
}
