import { sql } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { DELIVERY_TRANSITIONS, lockOrder, setDeliveryStatus } from '../orders/index.ts';
import { deliveryMoved } from './delivery.events.ts';

interface TakeBack {
  readonly orderId: number;
  /**
   * The staff of this organization, that a courier has had it for so many hours, or that they do not work there any
   * more.
   */
  readonly of:
    | { readonly organizationId: number; readonly actorId: number }
    | { readonly overdueAfterHours: number }
    | { readonly departedCourierId: number };
}

/**
 * Takes a delivery back from couriers, who need not agree or exist any more. The order can then be offered
 * to others, or be rejected. A repeat of the staff answers success again. No reason is noted: those are
 * the couriers' own.
 * @throws ApiError `not_found` for an order of others, `conflict` where no courier is asked or has it
 */
export async function takeBackDelivery(
  unit: UnitOfWork<Tables>,
  { orderId, of }: TakeBack,
): Promise<void> {
  const { trx, emit } = unit;
  const isOfStaff = 'organizationId' in of;
  const action = isOfStaff ? 'take_back' : 'lapse';
  const { from, to } = DELIVERY_TRANSITIONS[action];
  const order = await lockOrder(trx, orderId, isOfStaff ? of : 'anybody');
  if (isOfStaff && order.delivery_status === to) return;
  const taken = await trx
    .updateTable('delivery')
    .set({ status: to, finished_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('status', 'in', from)
    .$if('overdueAfterHours' in of, (update) =>
      update.where(isOverdue((of as { overdueAfterHours: number }).overdueAfterHours)),
    )
    .$if('departedCourierId' in of, (update) =>
      update.where('courier_id', '=', (of as { departedCourierId: number }).departedCourierId),
    )
    .returning(['id', 'courier_id', 'delivery_organization_id', 'fee', 'who_pays'])
    .executeTakeFirst();
  if (!taken) throw new ApiError('conflict');
  await setDeliveryStatus(trx, order, action);
  emit(
    deliveryMoved({
      organizationId: order.organization_id,
      serviceId: taken.delivery_organization_id,
      deliveryId: taken.id,
      orderId,
      clientId: order.client_id,
      courierId: taken.courier_id,
      actorId: isOfStaff ? of.actorId : null,
      action,
      from: order.delivery_status,
      to,
      total: order.total,
      fee: taken.fee,
      whoPays: taken.who_pays,
      currency: order.currency,
    }),
  );
}

/** Whether a courier has had it for so long, for any statement about `delivery`. */
export const isOverdue = (hours: number) =>
  sql<boolean>`taken_at <= now() - make_interval(hours => ${hours})`;
