import type { ReceiptKind } from './receipt-kind.ts';
import { isUnpaid } from './shared-steps.ts';

/** Tickets: no answer is needed; they are reserved, and valid once paid for. */
export const ticketKind: ReceiptKind = {
  stepsOf: ({ created_at, fulfilled_at }) => [
    { key: 'step_reserved', isDone: true, at: created_at },
    { key: 'step_valid', isDone: fulfilled_at !== null, at: fulfilled_at },
  ],
  situationOf(receipt) {
    const { fulfilled_at, tickets } = receipt;
    if (fulfilled_at === null) {
      const key = isUnpaid(receipt) ? 'next_pay' : 'next_box_office';
      return { now: 'now_reserved', tone: 'pending', next: { key, by: 'client' } };
    }
    const has = (status: (typeof tickets)[number]['status']) =>
      tickets.some((ticket) => ticket.status === status);
    if (has('valid')) {
      return { now: 'now_valid', tone: 'positive', next: { key: 'next_enter', by: 'client' } };
    }
    return { now: has('activated') ? 'now_used' : 'now_expired', tone: 'pending', next: null };
  },
};
