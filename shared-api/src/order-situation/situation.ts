import type { Receipt } from '../contract/orders.ts';

type Delivery = NonNullable<Receipt['delivery']>;
type Booking = NonNullable<Receipt['booking']>;

/** Of an order, what its situation follows from and is told with. */
export interface OrderCase extends Pick<
  Receipt,
  'kind' | 'status' | 'payment_status' | 'method' | 'total' | 'fulfilled_at' | 'client' | 'is_mine'
> {
  readonly organization: Pick<Receipt['organization'], 'title'>;
  readonly delivery: Pick<Delivery, 'status' | 'courier'> | null;
  readonly booking: Pick<Booking, 'activated_at' | 'completed_at'> | null;
  readonly tickets: readonly Pick<Receipt['tickets'][number], 'status'>[];
}

/** Where an order stands, and whose turn it is. */
export interface Situation {
  readonly now: `now_${'new' | 'till' | 'unpaid' | 'accepted' | 'packing' | 'sent' | 'on_the_way' | 'not_delivered' | 'delivered' | 'fulfilled' | 'confirmed' | 'out' | 'returned' | 'reserved' | 'valid' | 'used' | 'expired' | 'rejected' | 'refunded'}`;
  /** `pending` waits for someone, `active` is under way; the others are outcomes. */
  readonly tone: 'pending' | 'active' | 'positive' | 'negative';
  readonly next: NextStep | null;
}

export interface NextStep {
  readonly key: `next_${'answer' | 'till' | 'pay' | 'pick_up' | 'pick_up_paid' | 'send' | 'take' | 'deliver' | 'come' | 'return' | 'box_office' | 'enter'}`;
  readonly by: 'client' | 'organization' | 'courier';
}
