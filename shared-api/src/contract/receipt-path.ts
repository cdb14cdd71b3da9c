import type { OrderKind } from './order-states.ts';

/** Kinds whose receipts have an address of their own. */
const OWN_PATHS: Readonly<Partial<Record<OrderKind, string>>> = { rent: '/receipts/rent/' };

/** The path of an order's receipt. */
export function receiptPath({
  kind,
  id,
}: {
  readonly kind: OrderKind;
  readonly id: number;
}): string {
  return (OWN_PATHS[kind] ?? '/receipts/') + id;
}
