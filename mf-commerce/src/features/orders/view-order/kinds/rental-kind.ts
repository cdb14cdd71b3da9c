import type { ReceiptKind } from './receipt-kind.ts';
import { paymentSteps } from './shared-steps.ts';

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
};
