import type { OrderCase, Situation } from './situation.ts';

/** Where orders stand before anything is handed over: unanswered, or not paid for; null beyond that. */
export function beforeHandOver(order: OrderCase): Situation | null {
  if (order.status === 'in_progress') {
    return {
      now: 'now_new',
      tone: 'pending',
      next: { key: 'next_answer', by: 'organization' },
    };
  }
  return isUnpaid(order)
    ? { now: 'now_unpaid', tone: 'pending', next: { key: 'next_pay', by: 'client' } }
    : null;
}

/** Whether money has to come online first. */
export function isUnpaid({ method, payment_status, total }: OrderCase): boolean {
  return method === 'online_payment' && payment_status !== 'accepted' && Number(total.amount) > 0;
}
