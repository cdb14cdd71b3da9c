import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { RealtimeEvent } from '../../../platform/realtime/publish.ts';
import { undoCashback } from '../cashback/index.ts';
import { notifyPerson } from '../../talk/notifications/index.ts';
import { takeBack } from './hold-order.ts';
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
  trx: Transaction<Tables>,
  { orderId, organizationId, goodsReturn }: Refund,
  publish: (event: RealtimeEvent) => Promise<void>,
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
  await notifyPerson(
    trx,
    {
      type: 'order_payment_refunded_for_client',
      eventKey: `order:${orderId}:refund`,
      organizationId,
      userId: order.client_id,
      senderId: null,
      extraData: {
        transaction_id: orderId,
        final_price: order.total / 100,
        currency: order.currency,
      },
    },
    publish,
  );
}
