import { beforeHandOver } from './before-hand-over.ts';
import type { OrderCase, Situation } from './situation.ts';

/** Goods: picked up, delivered, or sold at the till. */
export function situationOfGoods(order: OrderCase): Situation {
  const { method, fulfilled_at, delivery } = order;
  if (fulfilled_at !== null) {
    return { now: delivery ? 'now_delivered' : 'now_fulfilled', tone: 'positive', next: null };
  }
  if (method === 'cart_checkout') {
    return { now: 'now_till', tone: 'pending', next: { key: 'next_till', by: 'client' } };
  }
  const before = beforeHandOver(order);
  if (before) return before;
  if (delivery) return DELIVERIES[delivery.status ?? 'unsent'];
  const key = method === 'online_payment' ? 'next_pick_up_paid' : 'next_pick_up';
  return { now: 'now_accepted', tone: 'active', next: { key, by: 'client' } };
}

type DeliveryState = NonNullable<NonNullable<OrderCase['delivery']>['status']> | 'unsent';

/** Where the delivery of an order stands. */
const DELIVERIES: Readonly<Record<DeliveryState, Situation>> = {
  unsent: {
    now: 'now_packing',
    tone: 'active',
    next: { key: 'next_send', by: 'organization' },
  },
  delivery_status_set_for_delivery: {
    now: 'now_sent',
    tone: 'active',
    next: { key: 'next_take', by: 'courier' },
  },
  delivery_status_taken_for_delivery: {
    now: 'now_on_the_way',
    tone: 'active',
    next: { key: 'next_deliver', by: 'courier' },
  },
  delivery_status_rejected_by_delivery_service: {
    now: 'now_not_delivered',
    tone: 'negative',
    next: { key: 'next_send', by: 'organization' },
  },
  delivery_status_delivered: { now: 'now_delivered', tone: 'positive', next: null },
};
