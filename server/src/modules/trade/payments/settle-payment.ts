import { sql, type Transaction } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import {
  canPaymentMove,
  lockOrder,
  movePayment,
  type Orders,
  type OrdersTables,
} from '../orders/index.ts';
import type { PaymentsTables } from './payments.tables.ts';

/**
 * Books what the provider reports: its callback, the page people return to and the timer all come
 * here. The order's row is locked and each event is kept once, so that any number of reports, in any
 * order, make one payment. A report of another sum books nothing: operators of the platform see to it.
 * @throws ApiError `not_found` for a payment attempt that is not ours
 */
export async function settlePayment(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  report: PaymentReport,
): Promise<void> {
  const { trx } = unit;
  const { order, payment } = await lockAttempt(trx, report.reference);
  if (report.amount !== payment.amount || report.currency !== payment.currency) {
    await keepOddReport(trx, payment.id, report);
    return;
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
  if (isPaid) await orders.receiveMoney(unit, order);
  else if (canPaymentMove('decline', order)) await movePayment(unit, order, 'decline');
}

async function keepOddReport(
  trx: Transaction<PaymentsTables>,
  payment_id: number,
  { event: provider_event, outcome, amount, currency }: PaymentReport,
): Promise<void> {
  await trx
    .insertInto('odd_payment')
    .values({ payment_id, provider_event, outcome, amount, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Locks a payment attempt, and its order before it.
 * @throws ApiError `not_found` for one that is not ours
 */
export async function lockAttempt(
  trx: Transaction<PaymentsTables & OrdersTables>,
  reference: string,
) {
  const attempt = trx.selectFrom('payment').where('reference', '=', reference);
  const found = await attempt.select('order_id').executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  const order = await lockOrder(trx, found.order_id, 'anybody');
  const payment = await attempt.selectAll().forUpdate().executeTakeFirstOrThrow();
  return { order, payment };
}
