import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';

export type StateKey =
  `state_${'paid' | 'reserved' | 'rejected' | 'fulfilled' | 'accepted' | 'in_progress'}`;

/** What differs between the kinds of orders in a list. */
interface ListedKind {
  /** The state of an order that is not rejected, in one word. */
  stateOf(receipt: Pick<ReceiptSummary, 'status' | 'fulfilled_at'>): StateKey;
  /** The text for its quantity; null if it has none. */
  readonly counter: 'items' | 'tickets_count' | null;
}

/** Of orders that the organization has to answer. */
const answeredState: ListedKind['stateOf'] = ({ status, fulfilled_at }) => {
  if (fulfilled_at !== null) return 'state_fulfilled';
  return status === 'accepted' ? 'state_accepted' : 'state_in_progress';
};

export const LISTED_KINDS: Readonly<Record<OrderKind, ListedKind>> = {
  product: { stateOf: answeredState, counter: 'items' },
  rent: { stateOf: answeredState, counter: null },
  ticket: {
    stateOf: ({ fulfilled_at }) => (fulfilled_at === null ? 'state_reserved' : 'state_paid'),
    counter: 'tickets_count',
  },
};
