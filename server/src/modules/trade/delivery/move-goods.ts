import { sql } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockOrder } from '../orders/index.ts';
import { goodsMoved } from './delivery.events.ts';
import { findDeliveryForCourier, type DeliveryRow, type ShownTables } from './delivery.queries.ts';

interface OwnDelivery {
  readonly id: number;
  readonly courierId: number;
}

/**
 * The courier who has a delivery has got its goods, in so many parcels. A repeat answers the same and counts nothing
 * anew.
 * @throws ApiError `not_found` for a delivery of another service, `conflict` when it is not theirs or over
 */
export async function pickUpDelivery(
  unit: UnitOfWork<ShownTables>,
  { parcels, ...own }: OwnDelivery & { readonly parcels: number },
): Promise<DeliveryRow> {
  return moveGoods(unit, own, 'picked_up_at', (update) =>
    update
      .set({ picked_up_at: sql<Date>`now()`, parcels })
      .where('status', '=', 'delivery_status_taken_for_delivery'),
  );
}

/**
 * What was picked up and could not be brought is back at the organization. A repeat answers the same.
 * @throws ApiError as `pickUpDelivery`
 */
export async function returnDelivery(
  unit: UnitOfWork<ShownTables>,
  own: OwnDelivery,
): Promise<DeliveryRow> {
  return moveGoods(unit, own, 'returned_at', (update) =>
    update
      .set({ returned_at: sql<Date>`now()` })
      .where('status', '=', 'delivery_status_rejected_by_delivery_service')
      .where('picked_up_at', 'is not', null),
  );
}

const updateDelivery = (trx: UnitOfWork<ShownTables>['trx']) => trx.updateTable('delivery');
type Update = ReturnType<typeof updateDelivery>;

async function moveGoods(
  { trx, emit }: UnitOfWork<ShownTables>,
  { id, courierId }: OwnDelivery,
  moment: 'picked_up_at' | 'returned_at',
  change: (update: Update) => Update,
): Promise<DeliveryRow> {
  const known = await findDeliveryForCourier(trx, id, courierId);
  if (!known) throw new ApiError('not_found');
  await lockOrder(trx, known.order_id, 'anybody');
  const moved = await change(updateDelivery(trx))
    .where('id', '=', id)
    .where('courier_id', '=', courierId)
    .where(moment, 'is', null)
    .returning('delivery_organization_id')
    .executeTakeFirst();
  const delivery = (await findDeliveryForCourier(trx, id, courierId))!;
  if (!moved) {
    if (delivery.courier_id === courierId && delivery[moment] !== null) return delivery;
    throw new ApiError('conflict');
  }
  const { service_id: serviceId, order_id: orderId, organization_id: organizationId } = delivery;
  emit(goodsMoved({ organizationId, serviceId, orderId, courierId }));
  return delivery;
}
