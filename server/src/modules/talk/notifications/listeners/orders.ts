import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { findWaitingDeliveries, type DeliveryTables } from '../../../trade/delivery/index.ts';
import {
  orderMoved,
  orderPlaced,
  type OrderAction,
  type OrderFacts,
} from '../../../trade/orders/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff, withdrawNotifications } from '../notify.ts';
import type { OrderWords } from './order-words.ts';
import { REQUEST_TYPES, wordsFor } from './words-for.ts';

interface Told {
  readonly side: 'client' | 'staff';
  readonly type: NotificationTypeOf<'orders' | 'sales' | 'payments'>;
}

const client = (type: Told['type']): Told => ({ side: 'client', type });
const staff = (type: Told['type']): Told => ({ side: 'staff', type });

/** Whom a move tells what; null where they stand there themselves, or hear of it otherwise. */
const TOLD: Readonly<Record<OrderAction, ((words: OrderWords) => Told) | null>> = {
  accept: ({ accepted }) => client(accepted),
  accept_booking: ({ accepted }) => client(accepted),
  reject: ({ rejected }) => client(rejected),
  reject_booking: ({ rejected }) => client(rejected),
  expire: ({ rejected }) => client(rejected),
  cancel: ({ cancelled }) => staff(cancelled),
  sell: () => client('accept_discount'),
  activate: () => client('activated_rental_for_client'),
  issue: () => client('order_payment_for_client'),
  sell_tickets: () => client('order_payment_for_client'),
  hand_over: null,
  deliver: null,
  lapse: null,
};

export const orderListeners: readonly EventHandler<NotificationsTables & DeliveryTables>[] = [
  onEvent(orderPlaced, async (unit, { itemIds, ...order }) => {
    const { organizationId, clientId, method } = order;
    const { placed: type, showsItem, staff: permission } = wordsFor(order);
    // At the till the client stands there with the code.
    if (type === null || method === 'cart_checkout') return;
    await notifyStaff(unit, {
      type,
      eventKey: requestKey(order),
      organizationId,
      permission,
      itemId: showsItem ? itemIds[0] : undefined,
      senderId: clientId,
      extraData: dataOf(order),
    });
  }),

  onEvent(orderMoved, async (unit, { action, to, cashbackEarned, ...order }) => {
    // Somebody has answered: nobody else has to.
    await withdrawNotifications(unit, {
      types: REQUEST_TYPES,
      eventKey: requestKey(order),
    });
    if (to === 'rejected') {
      for (const { id } of await findWaitingDeliveries(unit.trx, order.orderId)) {
        await withdrawNotifications(unit, { types: ['for_delivery'], eventKey: `delivery:${id}` });
      }
    }
    const words = wordsFor(order);
    const { organizationId, clientId } = order;
    const about = { organizationId, eventKey: `order:${order.orderId}:${action}` };
    const told = TOLD[action]?.(words);
    if (told?.side === 'client') {
      await notifyPerson(unit, {
        ...about,
        type: told.type,
        userId: clientId,
        senderId: null,
        extraData: dataOf(order),
      });
    }
    if (told?.side === 'staff') {
      await notifyStaff(unit, {
        ...about,
        type: told.type,
        permission: words.staff,
        senderId: clientId,
        extraData: dataOf(order),
      });
    }
    if (cashbackEarned > 0) {
      await notifyPerson(unit, {
        ...about,
        type: 'new_cashback',
        userId: clientId,
        senderId: null,
        extraData: { ...dataOf(order), final_price: presentAmount(cashbackEarned, order.currency) },
      });
    }
  }),
];

/** Names the request that staff have to answer. */
const requestKey = ({ orderId }: OrderFacts) => `order:${orderId}`;

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
