import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'sold' | 'reserved' | 'valid' | 'requested' | 'confirmed' | 'activated' | 'completed'}`;
  readonly isDone: boolean;
  /** ISO 8601; null when it has not happened yet, or the time was not recorded. */
  readonly at: string | null;
}

export type StateKey =
  `state_${'paid' | 'reserved' | 'rejected' | 'fulfilled' | 'accepted' | 'in_progress'}`;

/** What differs between the kinds of orders, for the client's view. */
export interface ReceiptKind {
  /** The state of an order that is not rejected, in one word. */
  stateOf(receipt: Pick<ReceiptSummary, 'status' | 'fulfilled_at'>): StateKey;
  /** The steps from placing to completion. */
  stepsOf(receipt: Receipt): readonly TimelineStep[];
  /** The text for its quantity; null if it has none. */
  readonly counter: 'items' | 'tickets_count' | null;
}
