import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { PillTone } from '@karavan/shared-ui/product/state-pill';

export interface TimelineStep {
  readonly key: `step_${'ordered' | 'accepted' | 'paid' | 'sent' | 'taken' | 'delivered' | 'fulfilled' | 'handed_over' | 'sold' | 'reserved' | 'valid' | 'requested' | 'confirmed' | 'activated' | 'completed' | 'rejected'}`;
  readonly isDone: boolean;
  /** ISO 8601; null when it has not happened yet, or the time was not recorded. */
  readonly at: string | null;
}

/** Where an order stands, and whose turn it is. */
export interface Situation {
  readonly now: `now_${'new' | 'till' | 'unpaid' | 'accepted' | 'packing' | 'sent' | 'on_the_way' | 'not_delivered' | 'delivered' | 'fulfilled' | 'confirmed' | 'out' | 'returned' | 'reserved' | 'valid' | 'used' | 'expired' | 'rejected' | 'refunded'}`;
  readonly tone: PillTone;
  readonly next: NextStep | null;
}

export interface NextStep {
  readonly key: `next_${'answer' | 'till' | 'pay' | 'pick_up' | 'pick_up_paid' | 'send' | 'take' | 'deliver' | 'come' | 'return' | 'box_office' | 'enter'}`;
  readonly by: 'client' | 'organization' | 'courier';
}

/** What differs between the kinds of orders on their pages. */
export interface ReceiptKind {
  /** The steps from placing to completion. */
  stepsOf(receipt: Receipt): readonly TimelineStep[];
  /** Where an order stands that is neither rejected nor paid back. */
  situationOf(receipt: Receipt): Situation;
}
