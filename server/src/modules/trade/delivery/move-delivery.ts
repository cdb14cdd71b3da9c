import { sql, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { RealtimeEvent } from '../../../platform/realtime/publish.ts';
import { notifyPerson, notifyStaff, withdrawNotice } from '../../talk/notifications/index.ts';
import { moveOrder } from '../orders/index.ts';
import { findDeliveryForCourier, type DeliveryRow } from './delivery.queries.ts';
import { DELIVERY_TRANSITIONS, type DeliveryAction } from './delivery-transitions.ts';

type Order = Selectable<Tables['sale_order']>;

interface Move {
  readonly id: number;
  readonly courierId: number;
  readonly action: DeliveryAction;
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
  trx: Transaction<Tables>,
  { id, courierId, action, reason, photoId }: Move,
  publish: (event: RealtimeEvent) => Promise<void>,
): Promise<DeliveryRow> {
  const { from, to, courier } = DELIVERY_TRANSITIONS[action];
  const known = await findDeliveryForCourier(trx, id, courierId);
  if (!known) throw new ApiError('not_found');
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', known.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.status !== 'accepted') throw new ApiError('conflict');
  const moved = await trx
    .updateTable('delivery')
    .set({
      status: to,
      courier_id: courierId,
      ...(action === 'take'
        ? { taken_at: sql<Date>`now()` }
        : { finished_at: sql<Date>`now()`, reason: reason ?? null, photo_id: photoId ?? null }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .where('courier_id', courier === 'nobody' ? 'is' : '=', courier === 'nobody' ? null : courierId)
    .returning('id')
    .executeTakeFirst();
  const delivery = (await findDeliveryForCourier(trx, id, courierId))!;
  if (!moved) {
    if (delivery.courier_id === courierId && delivery.status === to) return delivery;
    throw new ApiError('conflict');
  }
  await trx
    .updateTable('sale_order')
    .set({ delivery_status: to })
    .where('id', '=', order.id)
    .execute();
  if (action === 'complete') {
    await moveOrder(trx, { orderId: order.id, action: 'deliver', of: 'courier' }, publish);
  }
  await tell(trx, order, { id, courierId, action }, publish);
  return delivery;
}

async function tell(
  trx: Transaction<Tables>,
  order: Order,
  { id, courierId, action }: Move,
  publish: (event: RealtimeEvent) => Promise<void>,
): Promise<void> {
  const { tellsClient, tellsStaff } = DELIVERY_TRANSITIONS[action];
  if (action === 'take') {
    await withdrawNotice(trx, { types: ['for_delivery'], eventKey: `delivery:${id}` });
  }
  const told = {
    eventKey: `delivery:${id}:${action}`,
    organizationId: order.organization_id,
    senderId: courierId,
    extraData: {
      transaction_id: order.id,
      final_price: order.total / 100,
      currency: order.currency,
    },
  };
  if (tellsClient !== null) {
    await notifyPerson(trx, { ...told, type: tellsClient, userId: order.client_id }, publish);
  }
  const toStaff = { ...told, permission: 'can_manage_orders' } as const;
  await notifyStaff(trx, { ...toStaff, type: tellsStaff }, publish);
}
