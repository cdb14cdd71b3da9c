import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'sold' | 'reserved' | 'valid' | 'requested' | 'confirmed' | 'activated' | 'completed'}`;
  readonly isDone: boolean;
  /** ISO 8601; null when it has not happened yet, or nobody has noted when. */
  readonly at: string | null;
}

export type StateKey =
  `state_${'paid' | 'reserved' | 'rejected' | 'fulfilled' | 'accepted' | 'in_progress'}`;

/** What differs from one kind of order to the next, as its client sees it. */
export interface ReceiptKind {
  /** Where an order that is not rejected stands, in one word for people. */
  stateOf(receipt: Pick<ReceiptSummary, 'status' | 'fulfilled_at'>): StateKey;
  /** What happens from its placing to its end. */
  stepsOf(receipt: Receipt): readonly TimelineStep[];
  /** What says how much it is of; null for what is not counted. */
  readonly counter: 'items' | 'tickets_count' | null;
}
