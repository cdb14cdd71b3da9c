import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { presentPercent } from '../../../../platform/money/present-percent.ts';
import {
  orderMoved,
  orderPlaced,
  type OrderAction,
  type OrderFacts,
} from '../../../trade/orders/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff, notifyWorker } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { offerSubject, orderSubject } from '../subjects.ts';
import { tellCashback } from './cashback.ts';
import type { OrderWords } from './order-words.ts';
import { wordsFor } from './words-for.ts';

interface Told {
  readonly side: 'client' | 'staff';
  readonly type: NotificationTypeOf<'orders' | 'sales'> | 'order_payment_for_client';
}

const client = (type: Told['type']): Told => ({ side: 'client', type });
const staff = (type: Told['type']): Told => ({ side: 'staff', type });

/** Whom a move tells what; nobody where they stand there themselves, or hear of it otherwise. */
const TOLD: Readonly<
  Record<OrderAction, ((words: OrderWords, isAtTill: boolean) => readonly Told[]) | null>
> = {
  accept: ({ accepted }) => [client(accepted)],
  accept_booking: ({ accepted }) => [client(accepted)],
  reject: ({ rejected }, isAtTill) => [client(isAtTill ? 'decline_discount' : rejected)],
  reject_booking: ({ rejected }) => [client(rejected)],
  // Of what was to be sold at the till the staff has never heard.
  expire: ({ rejected, expired }, isAtTill) => [
    client(rejected),
    ...(expired === null || isAtTill ? [] : [staff(expired)]),
  ],
  call_off: ({ rejected }) => [client(rejected)],
  cancel: ({ cancelled }) => [staff(cancelled)],
  sell: () => [client('accept_discount')],
  activate: () => [client('activated_rental_for_client'), staff('activated_rental')],
  issue: () => [client('order_payment_for_client')],
  sell_tickets: () => [client('order_payment_for_client')],
  hand_over: null,
  deliver: null,
  lapse: null,
};

/** What a move says on the cards of those who have no news of it; null where another event says it. */
const ANSWERS: Readonly<Record<OrderAction, CardAnswer | null>> = {
  accept: 'accept',
  accept_booking: 'accept',
  reject: 'reject',
  reject_booking: 'reject',
  expire: 'expire',
  call_off: 'reject',
  cancel: 'cancel',
  sell: 'hand_over',
  hand_over: 'hand_over',
  activate: 'hand_over',
  sell_tickets: 'hand_over',
  // The delivery, the payment, the end of the rental.
  deliver: null,
  issue: null,
  lapse: null,
};

export const orderListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(orderPlaced, async (unit, { itemIds, ...order }) => {
    const { organizationId, clientId, method } = order;
    const subject = orderSubject(order.orderId);
    const { placed: type, showsItem, staff: permission } = wordsFor(order);
    // At the till the client stands there with the code.
    if (type === null || method === 'cart_checkout') return;
    await notifyStaff(unit, {
      type,
      eventKey: subject,
      subject,
      organizationId,
      permission,
      itemId: showsItem ? itemIds[0] : undefined,
      senderId: clientId,
      extraData: dataOf(order),
    });
  }),

  onEvent(
    orderMoved,
    async (unit, { action, actorId, to, isFulfilled, cashbackEarned, ...order }) => {
      const words = wordsFor(order);
      const { organizationId, clientId } = order;
      const subject = orderSubject(order.orderId);
      const eventKey = `${subject}:${action}`;
      const about = { organizationId, eventKey, subject };
      const isAtTill = order.method === 'cart_checkout';
      const isSale = action === 'sell' || (action === 'reject' && isAtTill);
      const extraData = isSale ? saleDataOf(order) : dataOf(order);
      for (const { side, type } of TOLD[action]?.(words, isAtTill) ?? []) {
        if (side === 'client') {
          await notifyPerson(unit, { ...about, type, userId: clientId, senderId: null, extraData });
        } else {
          await notifyStaff(unit, {
            ...about,
            type,
            permission: words.staff,
            senderId: clientId,
            // A client who works there hears of what they have done as anybody of the staff.
            except: action === 'cancel' ? null : actorId,
            extraData,
          });
        }
      }
      if (action === 'sell' && order.basisPoints > 0) {
        await notifyWorker(unit, {
          ...about,
          type: 'accepted_seller_discount',
          userId: order.cashierId,
          actorId,
          senderId: clientId,
          extraData,
        });
      }
      const answer = ANSWERS[action];
      if (answer !== null) await settleCards(unit, { subject, answer, actorId, eventKey });
      if (to === 'rejected') {
        const offer = offerSubject(order.orderId);
        await settleCards(unit, { subject: offer, answer, actorId });
      }
      if (isFulfilled) await tellCashback(unit, { order, eventKey, actorId, cashbackEarned });
    },
  ),
];

/** At the till the card counts: what it would be without it, and how much it takes off. */
const saleDataOf = (order: OrderFacts): NotificationDataOf<'sales'> => ({
  ...dataOf(order),
  total_price: presentAmount(order.goods, order.currency),
  discount_percent: presentPercent(order.basisPoints),
});

const dataOf = ({
  orderId,
  total,
  currency,
  method,
}: OrderFacts): NotificationDataOf<'orders'> => ({
  transaction_id: orderId,
  final_price: presentAmount(total, currency),
  currency,
  method,
});
