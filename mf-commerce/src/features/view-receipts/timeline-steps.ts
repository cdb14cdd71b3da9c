import type { Receipt } from '@karavan/shared-api/contract/orders';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'sold'}`;
  readonly isDone: boolean;
  /** ISO 8601; null when it has not happened yet, or nobody has noted when. */
  readonly at: string | null;
}

const UNDER_WAY: ReadonlySet<string> = new Set([
  'delivery_status_taken_for_delivery',
  'delivery_status_delivered',
]);

/** What happens to an order from its placing to its end, by how it is paid for and how it is had. */
export function timelineSteps(receipt: Receipt): readonly TimelineStep[] {
  const { method, delivery, created_at, accepted_at, fulfilled_at, payment_status } = receipt;
  const ordered = { key: 'step_ordered', isDone: true, at: created_at } as const;
  const isOver = fulfilled_at !== null;
  if (method === 'cart_checkout') {
    return [ordered, { key: 'step_sold', isDone: isOver, at: fulfilled_at }];
  }
  const isPaid = payment_status === 'accepted' || payment_status === 'refunded';
  return [
    ordered,
    { key: 'step_accepted', isDone: accepted_at !== null, at: accepted_at },
    ...(method === 'online_payment'
      ? [{ key: 'step_paid', isDone: isPaid, at: null } as const]
      : []),
    ...(delivery === null
      ? [{ key: 'step_fulfilled', isDone: isOver, at: fulfilled_at } as const]
      : ([
          { key: 'step_sent', isDone: delivery.status !== null, at: null },
          { key: 'step_taken', isDone: UNDER_WAY.has(delivery.status ?? ''), at: null },
          { key: 'step_delivered', isDone: isOver, at: delivery.delivered_at },
        ] as const)),
  ];
}
