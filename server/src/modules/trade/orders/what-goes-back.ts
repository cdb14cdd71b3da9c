/** Sums are minor units. */
interface EndedOrder {
  /** In money. */
  readonly total: number;
  readonly gift_spent: number;
  /** What is kept of what was paid. */
  readonly cancellation_fee: number;
}

/**
 * What goes back of an order that is rejected or refunded. The fee is taken from money first, and from gift cards only
 * where money does not cover it.
 */
export const whatGoesBack = ({ total, gift_spent, cancellation_fee }: EndedOrder) => ({
  money: Math.max(total - cancellation_fee, 0),
  gifts: gift_spent - Math.max(cancellation_fee - total, 0),
});

/** A part of what was paid, divided by the same rule: what goes back goes to gift cards first. */
export function divideRefund(
  refund: number,
  { gift_spent, gift_returned }: { readonly gift_spent: number; readonly gift_returned: number },
) {
  const gifts = Math.min(refund, gift_spent - gift_returned);
  return { money: refund - gifts, gifts };
}
