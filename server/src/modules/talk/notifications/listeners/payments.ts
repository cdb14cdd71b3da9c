import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import type { Tables } from '../../../../database-tables.ts';
import { paymentRefunded, paymentSettled, type OrderFacts } from '../../../trade/orders/index.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';
import { wordsFor } from './order-words.ts';

export const paymentListeners: readonly EventHandler<Tables>[] = [
  onEvent(paymentSettled, async (unit, order) => {
    const { paid, paidForClient, staff: permission } = wordsFor(order);
    const { orderId, organizationId, clientId } = order;
    const about = {
      eventKey: `order:${orderId}:payment`,
      organizationId,
      extraData: dataOf(order),
    };
    if (paidForClient !== null) {
      await notifyPerson(unit, { ...about, type: paidForClient, userId: clientId, senderId: null });
    }
    await notifyStaff(unit, { ...about, type: paid, permission, senderId: clientId });
  }),

  onEvent(paymentRefunded, async (unit, { cause, ...order }) => {
    // A rejection is told in words of its own.
    if (cause === 'rejection') return;
    const { orderId, organizationId, clientId } = order;
    await notifyPerson(unit, {
      type: 'order_payment_refunded_for_client',
      eventKey: `order:${orderId}:${cause === 'refund' ? 'refund' : 'payment'}`,
      organizationId,
      userId: clientId,
      senderId: null,
      extraData: dataOf(order),
    });
  }),
];

const dataOf = ({ orderId, total, currency }: OrderFacts): NotificationDataOf<'payments'> => ({
  transaction_id: orderId,
  final_price: presentAmount(total, currency),
  currency,
});
