import { sql } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockPerson } from '../../identity/people/index.ts';
import {
  DELIVERY_TRANSITIONS,
  lockOrder,
  setDeliveryStatus,
  type DeliveryAction,
  type Orders,
} from '../orders/index.ts';
import { deliveryMoved } from './delivery.events.ts';
import { findDeliveryForCourier, type DeliveryRow } from './delivery.queries.ts';

interface Move {
  readonly id: number;
  readonly courierId: number;
  readonly action: Exclude<DeliveryAction, 'send' | 'take_back' | 'lapse' | 'drop'>;
  /** Why it could not be brought. */
  readonly reason?: string;
  /** Shows that it has been brought. */
  readonly photoId?: number | undefined;
}

/**
 * Takes a delivery along one row of the transition table, and its order with it. The order's row is
 * locked first, as everywhere: of many couriers exactly one wins, and an order that is rejected
 * meanwhile is taken by nobody. A courier who repeats what they have done gets the same answer again.
 * @throws ApiError `not_found` for a delivery of another service, `conflict` when it is not theirs
 */
export async function moveDelivery(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  { id, courierId, action, reason, photoId }: Move,
): Promise<DeliveryRow> {
  const { trx, emit } = unit;
  const { from, to, by } = DELIVERY_TRANSITIONS[action];
  // Who has just left takes nothing more.
  if (action === 'take') await lockPerson(trx, courierId);
  const known = await findDeliveryForCourier(trx, id, courierId);
  if (!known) throw new ApiError('not_found');
  const order = await lockOrder(trx, known.order_id, 'anybody');
  if (order.status !== 'accepted') throw new ApiError('conflict');
  const isFree = by === 'any courier';
  const moved = await trx
    .updateTable('delivery')
    .set({
      status: to,
      courier_id: courierId,
      ...(action === 'take'
        ? { taken_at: sql<Date>`now()` }
        : { finished_at: sql<Date>`now()`, reason: reason ?? null, photo_id: photoId ?? null }),
      ...(action === 'complete' && { picked_up_at: sql<Date>`coalesce(picked_up_at, now())` }),
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('courier_id', isFree ? 'is' : '=', isFree ? null : courierId)
    .returning('id')
    .executeTakeFirst();
  const delivery = (await findDeliveryForCourier(trx, id, courierId))!;
  if (!moved) {
    if (delivery.courier_id === courierId && delivery.status === to) return delivery;
    throw new ApiError('conflict');
  }
  await setDeliveryStatus(trx, order, action);
  if (action === 'complete') {
    await orders.move(unit, { orderId: order.id, action: 'deliver', of: 'courier' });
  }
  emit(
    deliveryMoved({
      organizationId: order.organization_id,
      serviceId: delivery.service_id,
      deliveryId: id,
      orderId: order.id,
      clientId: order.client_id,
      courierId,
      actorId: courierId,
      action,
      from: known.status,
      to,
      total: order.total,
      fee: delivery.fee,
      whoPays: delivery.who_pays,
      currency: order.currency,
    }),
  );
  return delivery;
}
