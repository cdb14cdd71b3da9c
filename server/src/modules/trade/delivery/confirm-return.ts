import { sql } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockOrder, type OrdersTables } from '../orders/index.ts';
import { returnConfirmed } from './delivery.events.ts';
import type { DeliveryTables } from './delivery.tables.ts';

interface OfOrganization {
  readonly orderId: number;
  readonly organizationId: number;
  /** Of the staff. */
  readonly actorId: number;
}

/**
 * The staff have the goods again that a courier could not bring, whether or not the courier has said so: the order can be
 * offered to another, or be rejected, which puts its goods on sale. A repeat answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` where no courier has its goods
 */
export async function confirmReturn(
  { trx, emit }: UnitOfWork<DeliveryTables & OrdersTables>,
  { orderId, organizationId, actorId }: OfOrganization,
): Promise<void> {
  const order = await lockOrder(trx, orderId, { organizationId });
  const last = await trx
    .selectFrom('delivery')
    .select(['id', 'courier_id', 'delivery_organization_id', 'return_confirmed_at'])
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.return_confirmed_at !== null) return;
  if (!last || !order.goods_out) throw new ApiError('conflict');
  await trx
    .updateTable('delivery')
    .set({
      returned_at: sql<Date>`coalesce(returned_at, now())`,
      return_confirmed_at: sql<Date>`now()`,
    })
    .where('id', '=', last.id)
    .execute();
  emit(
    returnConfirmed({
      organizationId,
      serviceId: last.delivery_organization_id,
      deliveryId: last.id,
      orderId,
      courierId: last.courier_id,
      actorId,
    }),
  );
}
