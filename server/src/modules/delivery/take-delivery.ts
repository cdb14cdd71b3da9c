import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findDeliveryForCourier, type DeliveryRow } from './delivery.queries.ts';

/**
 * set_for_delivery -> taken_for_delivery. The update asks for "no courier yet", so that of many
 * couriers exactly one wins; the winner's repeated call answers the same again.
 * @throws ApiError `not_found` for a delivery of another service, `conflict` when somebody else has it
 */
export async function takeDelivery(
  db: Kysely<Tables>,
  id: number,
  courierId: number,
): Promise<DeliveryRow> {
  return db.transaction().execute(async (trx) => {
    if (!(await findDeliveryForCourier(trx, id, courierId))) throw new ApiError('not_found');
    await trx
      .updateTable('delivery')
      .set({
        courier_id: courierId,
        status: 'delivery_status_taken_for_delivery',
        taken_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('courier_id', 'is', null)
      .execute();
    const delivery = await findDeliveryForCourier(trx, id, courierId);
    if (delivery?.courier_id !== courierId) throw new ApiError('conflict');
    return delivery;
  });
}
