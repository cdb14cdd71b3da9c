import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { Situation, TimelineStep } from './receipt-kind.ts';

/** With online payment, the money comes before the goods. */
export function paymentSteps({ method, payment_status, paid_at }: Receipt): TimelineStep[] {
  if (method !== 'online_payment') return [];
  const isDone = payment_status === 'accepted' || payment_status === 'refunded';
  return [{ key: 'step_paid', isDone, at: paid_at }];
}

/** Where orders stand before anything is handed over: unanswered, or not paid for; null beyond that. */
export function situationBefore(receipt: Receipt): Situation | null {
  if (receipt.status === 'in_progress') {
    return {
      now: 'now_new',
      tone: 'pending',
      next: { key: 'next_answer', by: 'organization' },
    };
  }
  return isUnpaid(receipt)
    ? { now: 'now_unpaid', tone: 'pending', next: { key: 'next_pay', by: 'client' } }
    : null;
}

/** Whether money has to come online first. */
export function isUnpaid({ method, payment_status, total }: Receipt): boolean {
  return method === 'online_payment' && payment_status !== 'accepted' && Number(total.amount) > 0;
}
