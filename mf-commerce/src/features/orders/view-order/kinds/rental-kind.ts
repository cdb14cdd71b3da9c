import type { ReceiptKind } from './receipt-kind.ts';
import { paymentSteps, situationBefore } from './shared-steps.ts';

/** Rentals: requested and accepted, then handed over and returned. */
export const rentalKind: ReceiptKind = {
  stepsOf(receipt) {
    const { created_at, accepted_at, booking } = receipt;
    const activatedAt = booking?.activated_at ?? null;
    const completedAt = booking?.completed_at ?? null;
    return [
      { key: 'step_requested', isDone: true, at: created_at },
      { key: 'step_confirmed', isDone: accepted_at !== null, at: accepted_at },
      ...paymentSteps(receipt),
      { key: 'step_activated', isDone: activatedAt !== null, at: activatedAt },
      { key: 'step_completed', isDone: completedAt !== null, at: completedAt },
    ];
  },
  situationOf(receipt) {
    const { booking } = receipt;
    if (booking?.completed_at) return { now: 'now_returned', tone: 'positive', next: null };
    if (booking?.activated_at) {
      return { now: 'now_out', tone: 'active', next: { key: 'next_return', by: 'client' } };
    }
    return (
      situationBefore(receipt) ?? {
        now: 'now_confirmed',
        tone: 'positive',
        next: { key: 'next_come', by: 'client' },
      }
    );
  },
};
