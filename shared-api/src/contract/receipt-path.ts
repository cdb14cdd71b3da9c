import type { OrderKind } from './order-states.ts';

const PATHS = {
  product: '/receipts/',
  rent: '/receipts/rent/',
  ticket: '/receipts/',
} as const satisfies Readonly<Record<OrderKind, string>>;

/** The path of an order's receipt. */
export function receiptPath({
  kind,
  id,
}: {
  readonly kind: OrderKind;
  readonly id: number;
}): string {
  return PATHS[kind] + id;
}
