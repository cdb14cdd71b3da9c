import type { ReceiptKind } from './receipt-kind.ts';

/** Tickets: no answer is needed; they are reserved, and valid once paid for. */
export const ticketKind: ReceiptKind = {
  stepsOf: ({ created_at, fulfilled_at }) => [
    { key: 'step_reserved', isDone: true, at: created_at },
    { key: 'step_valid', isDone: fulfilled_at !== null, at: fulfilled_at },
  ],
};
