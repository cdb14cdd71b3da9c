import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ReceiptKind, TimelineStep } from './receipt-kind.ts';

/** The first steps of orders that the organization has to answer. */
export const answeredState: ReceiptKind['stateOf'] = ({ status, fulfilled_at }) => {
  if (fulfilled_at !== null) return 'state_fulfilled';
  return status === 'accepted' ? 'state_accepted' : 'state_in_progress';
};

/** With online payment, the money comes before the goods. */
export function paymentSteps({ method, payment_status }: Receipt): TimelineStep[] {
  if (method !== 'online_payment') return [];
  const isDone = payment_status === 'accepted' || payment_status === 'refunded';
  return [{ key: 'step_paid', isDone, at: null }];
}
