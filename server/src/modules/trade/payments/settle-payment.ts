import { sql, type Selectable, type Transaction } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import {
  factsOf,
  holdAgain,
  moveOrder,
  paymentRefunded,
  paymentSettled,
  refundPaymentTask,
} from '../orders/index.ts';

type Order = Selectable<Tables['sale_order']>;

/**
 * Books what the provider reports: its callback, the page people return to and the timer all come
 * here. The order's row is locked and each event is kept once, so that any number of reports, in any
 * order, make one payment.
 * @throws ApiError `not_found` for an attempt that is not ours, `invalid_input` for another sum
 */
export async function settlePayment(
  unit: UnitOfWork<Tables>,
  report: PaymentReport,
): Promise<void> {
  const { trx } = unit;
  const { order, payment } = await lockAttempt(trx, report.reference);
  if (report.amount !== payment.amount || report.currency !== payment.currency) {
    throw new ApiError('invalid_input', { fields: { amount: [{ problem: 'invalid' }] } });
  }
  const isNew = await trx
    .insertInto('payment_event')
    .values({ payment_id: payment.id, provider_event: report.event, outcome: report.outcome })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  const isPaid = report.outcome === 'paid';
  // Money may still come after a refusal; a refusal of what has ended says nothing new.
  const changesIt = payment.status === 'in_progress' || (isPaid && payment.status === 'rejected');
  if (!isNew || !changesIt) return;
  await trx
    .updateTable('payment')
    .set({ status: isPaid ? 'accepted' : 'rejected', settled_at: sql<Date>`now()` })
    .where('id', '=', payment.id)
    .execute();
  if (isPaid) await bookMoney(unit, order);
  else if (order.payment_status === 'in_progress') {
    await setOrder(trx, order.id, { payment_status: 'rejected' });
  }
}

async function bookMoney(unit: UnitOfWork<Tables>, order: Order): Promise<void> {
  const { trx, emit } = unit;
  const isSecond = order.payment_status === 'accepted';
  const isLive = order.status === 'accepted' && !isSecond;
  const isRevived = !isLive && !isSecond && (await canRevive(trx, order));
  if (isLive || isRevived) {
    await setOrder(trx, order.id, {
      payment_status: 'accepted',
      status: 'accepted',
      reason: null,
      deadline: null,
    });
    if (order.kind === 'ticket') {
      await moveOrder(unit, { orderId: order.id, action: 'issue', of: 'payment' });
    }
    emit(paymentSettled(factsOf(order)));
    return;
  }
  await addJob(trx, refundPaymentTask, { orderId: order.id });
  if (isSecond) return;
  await setOrder(trx, order.id, { payment_status: 'refunded', refunded: order.total });
  emit(paymentRefunded({ ...factsOf(order), cause: 'too_late' }));
}

/** Money that arrives after the deadline buys the goods if they are still there. */
async function canRevive(trx: Transaction<Tables>, order: Order): Promise<boolean> {
  const isExpired = order.status === 'rejected' && order.reason === 'expired';
  // Cashback that was set aside has gone back and may be spent by now.
  return isExpired && order.cashback_spent === 0 && (await holdAgain(trx, order));
}

async function lockAttempt(trx: Transaction<Tables>, reference: string) {
  const attempt = trx.selectFrom('payment').where('reference', '=', reference);
  const found = await attempt.select('order_id').executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await attempt.selectAll().forUpdate().executeTakeFirstOrThrow();
  return { order, payment };
}

function setOrder(
  trx: Transaction<Tables>,
  id: number,
  values: Partial<Pick<Order, 'payment_status' | 'status' | 'reason' | 'deadline' | 'refunded'>>,
) {
  return trx.updateTable('sale_order').set(values).where('id', '=', id).execute();
}
