import { isUnpaid } from './before-hand-over.ts';
import type { OrderCase, Situation } from './situation.ts';

/** Tickets: no answer is needed; they are reserved, and valid once paid for. */
export function situationOfTickets(order: OrderCase): Situation {
  const { fulfilled_at, tickets } = order;
  if (fulfilled_at === null) {
    const key = isUnpaid(order) ? 'next_pay' : 'next_box_office';
    return { now: 'now_reserved', tone: 'pending', next: { key, by: 'client' } };
  }
  const has = (status: (typeof tickets)[number]['status']) =>
    tickets.some((ticket) => ticket.status === status);
  if (has('valid')) {
    return { now: 'now_valid', tone: 'positive', next: { key: 'next_enter', by: 'client' } };
  }
  return { now: has('activated') ? 'now_used' : 'now_expired', tone: 'pending', next: null };
}
