import type { Receipt } from '@karavan/shared-api/contract/orders';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'sold' | 'reserved' | 'valid' | 'requested' | 'confirmed' | 'activated' | 'completed'}`;
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
  const { kind, method, booking, delivery, created_at, accepted_at, fulfilled_at, payment_status } =
    receipt;
  const isRental = booking !== null;
  const ordered: TimelineStep = {
    key: isRental ? 'step_requested' : 'step_ordered',
    isDone: true,
    at: created_at,
  };
  const isOver = fulfilled_at !== null;
  if (method === 'cart_checkout') {
    return [ordered, { key: 'step_sold', isDone: isOver, at: fulfilled_at }];
  }
  if (kind === 'ticket') {
    return [
      { key: 'step_reserved', isDone: true, at: created_at },
      { key: 'step_valid', isDone: isOver, at: fulfilled_at },
    ];
  }
  const isPaid = payment_status === 'accepted' || payment_status === 'refunded';
  const answered: TimelineStep[] = [
    ordered,
    {
      key: isRental ? 'step_confirmed' : 'step_accepted',
      isDone: accepted_at !== null,
      at: accepted_at,
    },
    ...(method === 'online_payment'
      ? [{ key: 'step_paid', isDone: isPaid, at: null } as const]
      : []),
  ];
  if (isRental) return [...answered, ...bookingSteps(booking)];
  if (delivery === null) {
    return [...answered, { key: 'step_fulfilled', isDone: isOver, at: fulfilled_at }];
  }
  return [
    ...answered,
    { key: 'step_sent', isDone: delivery.status !== null, at: null },
    { key: 'step_taken', isDone: UNDER_WAY.has(delivery.status ?? ''), at: null },
    { key: 'step_delivered', isDone: isOver, at: delivery.delivered_at },
  ];
}

/** The rental itself: until it begins, and until it is over. */
function bookingSteps(booking: NonNullable<Receipt['booking']>): TimelineStep[] {
  const { activated_at, completed_at } = booking;
  return [
    { key: 'step_activated', isDone: activated_at !== null, at: activated_at },
    { key: 'step_completed', isDone: completed_at !== null, at: completed_at },
  ];
}
