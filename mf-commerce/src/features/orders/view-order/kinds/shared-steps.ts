import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { TimelineStep } from './receipt-kind.ts';

/** With online payment, the money comes before the goods. */
export function paymentSteps({ method, payment_status, paid_at }: Receipt): TimelineStep[] {
  if (method !== 'online_payment') return [];
  const isDone = payment_status === 'accepted' || payment_status === 'refunded';
  return [{ key: 'step_paid', isDone, at: paid_at }];
}
