import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import {
  paymentRefunded,
  paymentSettled,
  type OrderFacts,
  type PaymentAction,
} from '../../../trade/orders/index.ts';
import { oddPaymentSettled } from '../../../trade/payments/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { orderSubject } from '../subjects.ts';
import { tellCashbackReturned } from './cashback.ts';
import { wordsFor } from './words-for.ts';

/** Under which key a payment is told; null: an order's own move tells it. */
const KEYS: Readonly<Record<PaymentAction, 'payment' | 'refund' | null>> = {
  pay: 'payment',
  pay_late: 'payment',
  pay_in_vain: 'payment',
  refund: 'refund',
  collect: null,
  waive: null,
  cancel: null,
  // Neither settles nor refunds anything.
  open: null,
  give_up: null,
  decline: null,
  pay_twice: null,
};

export const paymentListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(paymentSettled, async (unit, { action, ...order }) => {
    const key = KEYS[action];
    if (key === null) return;
    const { paid, paidForClient, staff: permission } = wordsFor(order);
    const about = aboutOf(order, key);
    const { clientId } = order;
    if (paidForClient !== null) {
      await notifyPerson(unit, { ...about, type: paidForClient, userId: clientId, senderId: null });
    }
    await notifyStaff(unit, { ...about, type: paid, permission, senderId: clientId });
    await settleCards(unit, { ...about, answer: 'pay', actorId: clientId });
  }),

  onEvent(oddPaymentSettled, async (unit, event) => {
    const { oddPaymentId, orderId, organizationId, amount, currency } = event;
    await notifyStaff(unit, {
      type: 'payment_settled_by_platform',
      eventKey: `odd-payment:${oddPaymentId}`,
      organizationId,
      permission: 'can_refund',
      senderId: null,
      extraData: {
        transaction_id: orderId,
        final_price: presentAmount(amount, currency),
        currency,
      },
    });
  }),

  onEvent(paymentRefunded, async (unit, { action, refunded, giftReturned, ...order }) => {
    const key = KEYS[action];
    if (key === null) return;
    // What gift cards had paid for an order that was rejected went back with that.
    const total = refunded + (action === 'refund' ? giftReturned : 0);
    const about = aboutOf({ ...order, total }, key);
    if (total > 0) {
      await notifyPerson(unit, {
        ...about,
        type: 'order_payment_refunded_for_client',
        userId: order.clientId,
        senderId: null,
      });
    }
    await settleCards(unit, { ...about, answer: 'refund', actorId: null });
    const { eventKey } = about;
    await tellCashbackReturned(unit, { order, eventKey, actorId: null });
  }),
];

const aboutOf = (
  { orderId, organizationId, total, currency }: OrderFacts,
  key: 'payment' | 'refund',
) => ({
  subject: orderSubject(orderId),
  eventKey: `${orderSubject(orderId)}:${key}`,
  organizationId,
  extraData: {
    transaction_id: orderId,
    final_price: presentAmount(total, currency),
    currency,
  },
});
