import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { undoCashback } from '../cashback/index.ts';
import { takeBack } from './hold-order.ts';
import { factsOf, paymentRefunded } from './orders.events.ts';
import { refundPaymentTask } from './refund-payment-task.ts';

interface Refund {
  readonly orderId: number;
  readonly organizationId: number;
  /** Whether the goods come back and can be sold again. */
  readonly goodsReturn: boolean;
}

/**
 * accepted -> refunded, of a sale that is over: the money goes back, cashback is restored and
 * reversed, and what the client returns is on sale again. A repeat answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` where nothing has been paid yet
 */
export async function refundOrder(
  { trx, emit }: UnitOfWork<Tables>,
  { orderId, organizationId, goodsReturn }: Refund,
): Promise<void> {
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  if (order.payment_status === 'refunded') return;
  if (order.fulfilled_at === null || order.payment_status !== 'accepted') {
    throw new ApiError('conflict');
  }
  await trx
    .updateTable('sale_order')
    .set({ payment_status: 'refunded', refunded: order.total })
    .where('id', '=', orderId)
    .execute();
  await undoCashback(trx, order);
  if (goodsReturn) await takeBack(trx, order);
  if (order.method === 'online_payment') await addJob(trx, refundPaymentTask, { orderId });
  emit(paymentRefunded({ ...factsOf(order), cause: 'refund' }));
}
