import { sql } from 'kysely';
import type { StaffReason } from '@karavan/shared-api/contract/orders';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { releaseCashback, settleCashback } from '../cashback/index.ts';
import { returnGifts } from '../gifts/index.ts';
import { canDeliveryMove } from './delivery-transitions.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { announcePayment, paymentValues } from './move-payment.ts';
import type { OrderRules } from './order-kind.ts';
import { ORDER_TRANSITIONS, isPossible } from './order-transitions.ts';
import type { OrderAction, OrderTransition } from './order-transitions.ts';
import { factsOf, orderMoved } from './orders.events.ts';
import { canPaymentMove, PAYMENT_TRANSITIONS, type PaymentAction } from './payment-transitions.ts';
import { whatGoesBack } from './what-goes-back.ts';

export interface OrderMove {
  readonly orderId: number;
  readonly action: OrderAction;
  /** Why staff reject it, where that is not just their decision. */
  readonly reason?: StaffReason | undefined;
  /** Whose order it must be, that its deadline has passed, or what else has moved it. */
  readonly of:
    | { readonly organizationId: number; readonly actorId: number }
    | { readonly clientId: number }
    | 'overdue'
    | 'courier'
    | 'payment'
    | 'timer';
}

/**
 * Takes an order along one row of the transition table. Its row is locked, so that whoever is second
 * sees what the first has done; repeating what has been done already answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` in a state that does not allow it,
 * `own_purchase` at the till for one's own
 */
export async function moveOrder(
  unit: UnitOfWork<Tables>,
  rules: OrderRules,
  { orderId, action, of, ...move }: OrderMove,
): Promise<void> {
  const { trx, emit } = unit;
  const transition: OrderTransition = ORDER_TRANSITIONS[action];
  const order = await lockOrder(
    trx,
    orderId,
    typeof of === 'object' || of === 'overdue' ? of : 'anybody',
  );
  const actorId = typeof of === 'object' && 'actorId' in of ? of.actorId : null;
  // Nobody stands on both sides of a till.
  if (action === 'sell' && actorId === order.client_id) throw new ApiError('own_purchase');
  if (!transition.kinds.includes(order.kind)) throw new ApiError('conflict');
  const isDone = transition.fulfils ? order.fulfilled_at !== null : order.status === transition.to;
  if (isDone) return;
  if (!isPossible(transition, order)) throw new ApiError('conflict');

  const { clientDeadline, endHold, findPhase, cancellationFee } = rules.kinds[order.kind];
  // Only the clock itself ends what is over.
  const isSold = transition.fulfils && transition.by !== 'timer';
  if (isSold && (await findPhase(trx, orderId)) === 'over') throw new ApiError('conflict');

  if (transition.to === 'rejected' && canDeliveryMove('drop', order.delivery_status)) {
    await rules.dropDelivery(unit, order);
  }
  const payment = paymentOf(transition, order);
  const isCancelled = action === 'cancel' && payment === 'cancel';
  const fee = isCancelled ? ((await cancellationFee?.(trx, order)) ?? 0) : 0;
  const paidOrder = { ...order, cancellation_fee: fee };
  const { gifts } = whatGoesBack(paidOrder);
  const isPaid = payment !== null && PAYMENT_TRANSITIONS[payment].to === 'accepted';
  const { to, hold, fulfils: isFulfilled } = transition;
  const reason = move.reason ?? transition.reason;
  const isAccepted = to === 'accepted';
  const isWaiting = isAccepted && !isFulfilled && actorId !== null;
  await trx
    .updateTable('sale_order')
    .set({
      status: to,
      reason,
      deadline: isWaiting ? clientDeadline({ ...order, isPaid }, rules.deadlines) : null,
      ...(isAccepted && { accepted_at: sql<Date>`coalesce(accepted_at, now())` }),
      ...(isAccepted &&
        actorId !== null && { cashier_id: sql<number>`coalesce(cashier_id, ${actorId})` }),
      ...(isFulfilled && { fulfilled_at: sql<Date>`now()` }),
      ...(to === 'rejected' && { rejected_at: sql<Date>`now()`, gift_returned: gifts }),
      ...(payment && paymentValues(paidOrder, payment)),
      ...(fee > 0 && { cancellation_fee: fee }),
    })
    .where('id', '=', orderId)
    .execute();
  if (hold !== 'keep') await endHold(trx, orderId, hold);
  if (hold === 'release') {
    await releaseCashback(trx, order);
    await returnGifts(trx, orderId, gifts - order.gift_returned);
  }
  if (isFulfilled) await settleCashback(trx, order);
  emit(
    orderMoved({
      ...factsOf(order),
      cashierId: order.cashier_id ?? (isAccepted ? actorId : null),
      action,
      actorId: typeof of === 'object' && 'clientId' in of ? of.clientId : actorId,
      from: order.status,
      to,
      reason,
      isFulfilled,
      cashbackEarned: isFulfilled ? order.cashback_earned : 0,
    }),
  );
  if (payment) await announcePayment(unit, paidOrder, payment);
}

/** What a move does to the payment as that stands. */
function paymentOf({ payment }: OrderTransition, order: OrderRow): PaymentAction | null {
  return payment !== null && canPaymentMove(payment, order) ? payment : null;
}
