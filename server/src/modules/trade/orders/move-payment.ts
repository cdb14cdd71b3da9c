import { sql, type RawBuilder, type Updateable } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { OrderRow } from './lock-order.ts';
import { factsOf, paymentRefunded, paymentSettled } from './orders.events.ts';
import type { OrdersTables, SaleOrderTable } from './orders.tables.ts';
import {
  PAYMENT_TRANSITIONS,
  canPaymentMove,
  type PaymentAction,
  type PaymentTransition,
} from './payment-transitions.ts';
import { refundPaymentTask } from './refund-payment-task.ts';
import { whatGoesBack } from './what-goes-back.ts';

/**
 * Takes the payment of a locked order along one row of its table.
 * @param payableUntil while somebody is paying, the order's deadline is not before this
 * @throws ApiError `conflict` in a state that does not allow it
 */
export async function movePayment(
  unit: UnitOfWork<OrdersTables>,
  order: OrderRow,
  action: PaymentAction,
  payableUntil?: RawBuilder<Date>,
): Promise<void> {
  if (!canPaymentMove(action, order)) throw new ApiError('conflict');
  await unit.trx
    .updateTable('sale_order')
    .set({
      ...paymentValues(order, action),
      ...(payableUntil && { deadline: sql<Date>`greatest(deadline, ${payableUntil})` }),
    })
    .where('id', '=', order.id)
    .execute();
  await announcePayment(unit, order, action);
}

/** What a move of its payment writes into an order. */
export function paymentValues(
  order: Pick<OrderRow, 'total' | 'gift_spent' | 'cancellation_fee'>,
  action: PaymentAction,
): Pick<
  Updateable<SaleOrderTable>,
  'payment_status' | 'refunded' | 'gift_returned' | 'status' | 'reason' | 'rejected_at' | 'deadline'
> {
  const { money, gifts } = whatGoesBack(order);
  const { to, by, revives }: PaymentTransition = PAYMENT_TRANSITIONS[action];
  return {
    payment_status: to,
    ...(to === 'refunded' && { refunded: money, gift_returned: gifts }),
    ...(revives && { status: 'accepted', reason: null, rejected_at: null }),
    // Nobody is waited for any more.
    ...(to === 'accepted' && by === 'provider' && { deadline: null }),
  };
}

/** Says what a move of its payment means, and has money returned that is not to stay. */
export async function announcePayment(
  { trx, emit }: UnitOfWork<OrdersTables>,
  order: OrderRow,
  action: PaymentAction,
): Promise<void> {
  const { to, money }: PaymentTransition = PAYMENT_TRANSITIONS[action];
  if (money === 'return' && order.method === 'online_payment') {
    await addJob(trx, refundPaymentTask, { orderId: order.id });
  }
  const facts = { ...factsOf(order), action };
  if (to === 'refunded') {
    const { money: refunded, gifts: giftReturned } = whatGoesBack(order);
    emit(paymentRefunded({ ...facts, refunded, giftReturned }));
  }
  if (to === 'accepted' && order.payment_status !== 'accepted') emit(paymentSettled(facts));
}
