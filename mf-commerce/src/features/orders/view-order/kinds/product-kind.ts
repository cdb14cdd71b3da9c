import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ReceiptKind, TimelineStep } from './receipt-kind.ts';
import { paymentSteps } from './shared-steps.ts';

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
