import { sql } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { DELIVERY_TRANSITIONS, setDeliveryStatus, type OrderRow } from '../orders/index.ts';
import { deliveryMoved } from './delivery.events.ts';

/**
 * Ends the delivery of an order that is rejected while no courier has it. The order's row is locked: who takes the
 * delivery at that moment has been before, or finds an order that is rejected.
 */
export async function dropDelivery(
  { trx, emit }: UnitOfWork<Tables>,
  order: OrderRow,
): Promise<void> {
  const action = 'drop';
  const { from, to } = DELIVERY_TRANSITIONS[action];
  const dropped = await trx
    .updateTable('delivery')
    .set({ status: to, finished_at: sql<Date>`now()` })
    .where('order_id', '=', order.id)
    .where('status', 'in', from)
    .returning(['id', 'delivery_organization_id', 'fee', 'who_pays'])
    .executeTakeFirstOrThrow();
  await setDeliveryStatus(trx, order, action);
  emit(
    deliveryMoved({
      organizationId: order.organization_id,
      serviceId: dropped.delivery_organization_id,
      deliveryId: dropped.id,
      orderId: order.id,
      clientId: order.client_id,
      courierId: null,
      actorId: null,
      action,
      from: order.delivery_status,
      to,
      total: order.total,
      fee: dropped.fee,
      whoPays: dropped.who_pays,
      currency: order.currency,
    }),
  );
}
