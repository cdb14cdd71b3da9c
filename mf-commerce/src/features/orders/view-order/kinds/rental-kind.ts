import type { ReceiptKind } from './receipt-kind.ts';
import { paymentSteps } from './shared-steps.ts';

/** Rentals: requested and accepted, then handed over and returned; a stay begins and ends instead. */
export const rentalKind: ReceiptKind = {
  stepsOf(receipt) {
    const { created_at, accepted_at, booking } = receipt;
    const activatedAt = booking?.activated_at ?? null;
    const completedAt = booking?.completed_at ?? null;
    const isStay = booking?.by_night === true;
    return [
      { key: 'step_requested', isDone: true, at: created_at },
      { key: 'step_confirmed', isDone: accepted_at !== null, at: accepted_at },
      ...paymentSteps(receipt),
      {
        key: isStay ? 'step_arrived' : 'step_activated',
        isDone: activatedAt !== null,
        at: activatedAt,
      },
      {
        key: isStay ? 'step_departed' : 'step_completed',
        isDone: completedAt !== null,
        at: completedAt,
      },
    ];
  },
};
