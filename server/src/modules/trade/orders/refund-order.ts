import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { undoCashback } from '../cashback/index.ts';
import { returnGifts } from '../gifts/index.ts';
import { lockOrder } from './lock-order.ts';
import { movePayment } from './move-payment.ts';
import type { OrderRules } from './order-kind.ts';

export interface Refund {
  readonly orderId: number;
  readonly organizationId: number;
  /** Whether the goods come back and can be sold again. */
  readonly goodsReturn: boolean;
}

/**
 * accepted -> refunded, of a sale that is over: the money goes back, cashback is restored and
 * reversed, gift cards have what they paid, and what the client returns is on sale again. A repeat answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` where nothing has been paid yet
 */
export async function refundOrder(
  unit: UnitOfWork<Tables>,
  { kinds }: OrderRules,
  { orderId, organizationId, goodsReturn }: Refund,
): Promise<void> {
  const { trx } = unit;
  const order = await lockOrder(trx, orderId, { organizationId });
  if (order.payment_status === 'refunded') return;
  await movePayment(unit, order, 'refund');
  if (goodsReturn) await kinds[order.kind].takeBack(trx, orderId);
  await undoCashback(trx, order);
  await returnGifts(trx, orderId, order.gift_spent - order.gift_returned);
}
