import { sql } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { findDeliveryService, type DeliveryOffersTables } from '../delivery-offers/index.ts';
import {
  isReadyForDelivery,
  lockOrder,
  setDeliveryStatus,
  type OrdersTables,
} from '../orders/index.ts';
import { cashSettled, deliveryMoved } from './delivery.events.ts';
import type { DeliveryTables } from './delivery.tables.ts';

interface OfOrganization {
  readonly orderId: number;
  readonly organizationId: number;
  /** Of the staff. */
  readonly actorId: number;
}

/**
 * Asks the couriers to bring an accepted order. Address, fee, payer and cash are frozen in it; asked
 * again while somebody is asked already, nothing happens.
 * @throws ApiError `not_found` for an order of others, `conflict` for one that is not to be brought,
 * or where the organization works with no delivery service
 */
export async function sendToDelivery(
  { trx, emit }: UnitOfWork<DeliveryTables & DeliveryOffersTables & OrdersTables>,
  { orderId, organizationId, actorId }: OfOrganization,
): Promise<void> {
  const order = await lockOrder(trx, orderId, { organizationId });
  const isAsked = order.delivery_status === 'delivery_status_set_for_delivery';
  if (isAsked && order.status === 'accepted') return;
  const serviceId = await findDeliveryService(trx, organizationId, { locks: true });
  const { address, district, phone } = order;
  const hasPlace = address !== null && district !== null && phone !== null;
  if (serviceId === null || !hasPlace || !isReadyForDelivery(order)) {
    throw new ApiError('conflict');
  }
  const whoPays = order.delivery_fee > 0 ? 'client' : 'organization';
  const { id, status } = await trx
    .insertInto('delivery')
    .values({
      order_id: orderId,
      attempt: sql<number>`(select count(*) + 1 from delivery where order_id = ${orderId})`,
      delivery_organization_id: serviceId,
      who_pays: whoPays,
      fee: order.courier_fee,
      currency: order.currency,
      cash_due: order.method === 'cash_courier' ? order.total : 0,
      district,
      address,
      phone,
      comment: order.comment,
      latitude: order.latitude,
      longitude: order.longitude,
    })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
  await setDeliveryStatus(trx, order, 'send');
  emit(
    deliveryMoved({
      organizationId,
      serviceId,
      deliveryId: id,
      orderId,
      clientId: order.client_id,
      courierId: null,
      actorId,
      action: 'send',
      from: order.delivery_status,
      to: status,
      total: order.total,
      fee: order.courier_fee,
      whoPays,
      currency: order.currency,
    }),
  );
}

/**
 * The cash of a delivered order has reached the organization; a repeat changes nothing.
 * @throws ApiError `not_found` for an order of others, `conflict` where no cash was collected
 */
export async function settleCash(
  { trx, emit }: UnitOfWork<DeliveryTables & OrdersTables>,
  { orderId, organizationId, actorId }: OfOrganization,
): Promise<void> {
  await lockOrder(trx, orderId, { organizationId });
  const delivery = await trx
    .selectFrom('delivery')
    .select(['id', 'status', 'cash_due', 'cash_settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!delivery) throw new ApiError('conflict');
  if (delivery.status !== 'delivery_status_delivered' || delivery.cash_due === 0) {
    throw new ApiError('conflict');
  }
  if (delivery.cash_settled_at !== null) return;
  await trx
    .updateTable('delivery')
    .set({ cash_settled_at: sql<Date>`now()` })
    .where('id', '=', delivery.id)
    .execute();
  emit(cashSettled({ organizationId, orderId, actorId }));
}
