import { sql } from 'kysely';
import type { Tables } from '../../../../database-tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { lockPerson } from '../../../identity/people/index.ts';
import { membersOf } from '../../../organizations/staff/index.ts';
import { lockOrder, setDeliveryStatus } from '../../orders/index.ts';
import { deliveryMoved, deliveryPassedOn } from '../delivery.events.ts';

interface Assignment {
  readonly id: number;
  readonly serviceId: number;
  readonly courierId: number;
  /** Who has it as far as the staff know; null: nobody. */
  readonly insteadOf: number | null;
  /** Of the staff. */
  readonly actorId: number;
}

/**
 * The staff of a service give a delivery to one of its couriers, or to another one than before. Goods that were picked
 * up stay so: couriers hand them to each other. A repeat changes nothing.
 * @throws ApiError `not_found` for a delivery of another service and for somebody who does not work there, `conflict`
 * when it is over, or somebody else's by now
 */
export async function assignDelivery(
  { trx, emit }: UnitOfWork<Tables>,
  { id, serviceId, courierId, insteadOf, actorId }: Assignment,
): Promise<void> {
  // Who has just left takes nothing more; it is the courier who is not there then, not the one who asks.
  await lockPerson(trx, courierId).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('not_found') : error;
  });
  const known = await trx
    .selectFrom('delivery')
    .select(['order_id', 'status'])
    .where('id', '=', id)
    .where('delivery_organization_id', '=', serviceId)
    .where(sql.val(courierId), 'in', membersOf(serviceId))
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const order = await lockOrder(trx, known.order_id, 'anybody');
  if (order.status !== 'accepted') throw new ApiError('conflict');
  const current = await trx
    .selectFrom('delivery')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status, courier_id: has } = current;
  const to = 'delivery_status_taken_for_delivery';
  if (status === to && has === courierId) return;
  const isLive = status === to || status === 'delivery_status_set_for_delivery';
  if (!isLive || has !== insteadOf) throw new ApiError('conflict');
  await trx
    .updateTable('delivery')
    .set({ status: to, courier_id: courierId, taken_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  if (status !== to) await setDeliveryStatus(trx, order, 'take');
  emit(
    deliveryMoved({
      organizationId: order.organization_id,
      serviceId,
      deliveryId: id,
      orderId: order.id,
      clientId: order.client_id,
      courierId,
      actorId,
      action: 'take',
      from: status,
      to,
      total: order.total,
      fee: current.fee,
      whoPays: current.who_pays,
      currency: order.currency,
    }),
  );
  if (status === to && has !== null) {
    emit(
      deliveryPassedOn({
        organizationId: serviceId,
        deliveryId: id,
        courierId: has,
        actorId,
        at: Date.now(),
      }),
    );
  }
}
