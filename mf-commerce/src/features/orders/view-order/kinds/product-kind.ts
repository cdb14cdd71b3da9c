import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ReceiptKind, Situation, TimelineStep } from './receipt-kind.ts';
import { paymentSteps, situationBefore } from './shared-steps.ts';

const UNDER_WAY: ReadonlySet<string> = new Set([
  'delivery_status_taken_for_delivery',
  'delivery_status_delivered',
]);

/** Goods: picked up, delivered, or sold at the till. */
export const productKind: ReceiptKind = {
  stepsOf(receipt) {
    const { method, created_at, accepted_at, fulfilled_at } = receipt;
    const ordered: TimelineStep = { key: 'step_ordered', isDone: true, at: created_at };
    if (method === 'cart_checkout') {
      return [ordered, { key: 'step_sold', isDone: fulfilled_at !== null, at: fulfilled_at }];
    }
    return [
      ordered,
      { key: 'step_accepted', isDone: accepted_at !== null, at: accepted_at },
      ...paymentSteps(receipt),
      ...lastSteps(receipt),
    ];
  },
  situationOf(receipt) {
    const { method, fulfilled_at, delivery } = receipt;
    if (fulfilled_at !== null) {
      return { now: delivery ? 'now_delivered' : 'now_fulfilled', tone: 'positive', next: null };
    }
    if (method === 'cart_checkout') {
      return { now: 'now_till', tone: 'pending', next: { key: 'next_till', by: 'client' } };
    }
    const before = situationBefore(receipt);
    if (before) return before;
    if (delivery) return DELIVERIES[delivery.status ?? 'unsent'];
    const key = method === 'online_payment' ? 'next_pick_up_paid' : 'next_pick_up';
    return { now: 'now_accepted', tone: 'active', next: { key, by: 'client' } };
  },
};

type DeliveryState = NonNullable<NonNullable<Receipt['delivery']>['status']> | 'unsent';

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

function lastSteps({ delivery, fulfilled_at, method }: Receipt): TimelineStep[] {
  const isDone = fulfilled_at !== null;
  if (delivery === null) {
    const key = method === 'online_payment' ? 'step_handed_over' : 'step_fulfilled';
    return [{ key, isDone, at: fulfilled_at }];
  }
  const isTaken = UNDER_WAY.has(delivery.status ?? '');
  return [
    { key: 'step_sent', isDone: delivery.status !== null, at: delivery.sent_at },
    { key: 'step_taken', isDone: isTaken, at: isTaken ? delivery.taken_at : null },
    { key: 'step_delivered', isDone, at: delivery.delivered_at },
  ];
}
