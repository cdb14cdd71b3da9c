import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  DELIVERY_TRANSITIONS,
  canDeliveryMove,
  type DeliveryAction,
} from './delivery-transitions.ts';
import type { OrderRow } from './lock-order.ts';
import type { OrdersTables } from './orders.tables.ts';

/**
 * A locked order goes where its delivery goes.
 * @throws ApiError `conflict` for an order that is not accepted, or whose delivery stands elsewhere
 */
export async function setDeliveryStatus(
  trx: Transaction<OrdersTables>,
  { id, status, delivery_status }: OrderRow,
  action: DeliveryAction,
): Promise<void> {
  const isPossible = status === 'accepted' && canDeliveryMove(action, delivery_status);
  if (!isPossible) throw new ApiError('conflict');
  await trx
    .updateTable('sale_order')
    .set({ delivery_status: DELIVERY_TRANSITIONS[action].to })
    .where('id', '=', id)
    .execute();
}
