import type { Receipt } from '@karavan/shared-api/contract/orders';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'handed_over' | 'sold' | 'reserved' | 'valid' | 'requested' | 'confirmed' | 'activated' | 'completed' | 'arrived' | 'departed' | 'rejected'}`;
  readonly isDone: boolean;
  /** ISO 8601; null when it has not happened yet, or the time was not recorded. */
  readonly at: string | null;
}

/** What differs between the kinds of orders on their pages. */
export interface ReceiptKind {
  /** The steps from placing to completion. */
  stepsOf(receipt: Receipt): readonly TimelineStep[];
}
