import { sql, type Transaction } from 'kysely';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';
import type { OddPaymentDecision } from '@karavan/shared-api/contract/platform';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { canPaymentMove, movePayment, type Orders } from '../orders/index.ts';
import { oddPaymentSettled } from './payments.events.ts';
import { refundAttemptTask } from './refund-attempt-task.ts';
import { lockAttempt } from './settle-payment.ts';

interface Settlement {
  readonly id: number;
  readonly decision: OddPaymentDecision;
  readonly reason: string;
  readonly operatorId: number;
}

/** What becomes of the payment attempt. */
const ENDS = { accept: 'accepted', refund: 'refunded', dismiss: 'rejected' } as const;

/** Once its payment attempt is paid or paid back, an odd report can only be put away. */
export const decisionsFor = (status: PaymentStatus): readonly OddPaymentDecision[] =>
  isEnded(status) ? ['dismiss'] : ['accept', 'refund', 'dismiss'];

const isEnded = (status: PaymentStatus) => status === 'accepted' || status === 'refunded';

/**
 * An operator of the platform settles an odd payment: it counts as the payment of its order, goes back,
 * or nothing has come. Repeating a decision answers success again.
 * @throws ApiError `not_found`, `conflict` after another decision, or when the payment has ended otherwise
 */
export async function settleOddPayment(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  { id, decision, reason, operatorId }: Settlement,
): Promise<void> {
  const { trx, emit } = unit;
  const { order, payment, settled } = await lockOdd(trx, id);
  if (settled !== null) {
    if (settled === decision) return;
    throw new ApiError('conflict');
  }
  if (!decisionsFor(payment.status).includes(decision)) throw new ApiError('conflict');
  if (!isEnded(payment.status)) {
    await trx
      .updateTable('payment')
      .set({ status: ENDS[decision], settled_at: sql<Date>`now()` })
      .where('id', '=', payment.id)
      .execute();
    const wasOpen = payment.status === 'in_progress';
    if (decision === 'accept') await orders.receiveMoney(unit, order);
    else if (wasOpen && canPaymentMove('decline', order)) await movePayment(unit, order, 'decline');
    if (decision === 'refund') {
      await addJob(trx, refundAttemptTask, { reference: payment.reference });
    }
  }
  await trx
    .updateTable('odd_payment')
    .set({ decision, reason, settled_by: operatorId, settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  emit(
    oddPaymentSettled({
      oddPaymentId: id,
      organizationId: order.organization_id,
      orderId: order.id,
      decision,
      amount: payment.amount,
      currency: payment.currency,
    }),
  );
}

/** The order first, then its payment attempt; whoever settles the same thing waits there. */
async function lockOdd(trx: Transaction<Tables>, id: number) {
  const known = await trx
    .selectFrom('odd_payment')
    .innerJoin('payment', 'payment.id', 'odd_payment.payment_id')
    .select('payment.reference')
    .where('odd_payment.id', '=', id)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const locked = await lockAttempt(trx, known.reference);
  const { decision: settled } = await trx
    .selectFrom('odd_payment')
    .select('decision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...locked, settled };
}
