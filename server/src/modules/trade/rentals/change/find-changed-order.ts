import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database-tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { permissionsInOrder, selectChangedOrder } from '../../orders/index.ts';

/**
 * An order whose period somebody may change: their own, or one of clients for staff who manage rentals.
 * @throws ApiError `not_found` for all others
 */
export async function findChangedOrder(db: Kysely<Tables>, orderId: number, readerId: number) {
  const row = await selectChangedOrder(db, orderId)
    .select(permissionsInOrder(readerId).as('permissions'))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { permissions, ...order } = row;
  const isByClient = order.client_id === readerId;
  if (!isByClient && !permissions?.includes('can_manage_rentals_events')) {
    throw new ApiError('not_found');
  }
  return { order, isByClient };
}
