import type { OrderKind, OrderStage } from './order-states.ts';

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

/** What the address of the staff's list of each kind ends with. */
export const WORK_LISTS = {
  product: 'orders',
  rent: 'rent',
  ticket: 'events',
} as const satisfies Readonly<Record<OrderKind, string>>;

/** The path of the list where the staff work on orders of a kind. */
export const workPath = (kind: OrderKind): string => `/statistics/${WORK_LISTS[kind]}`;

/** What a list of staff shows: the orders of one stage, or all of them. */
export type WorkView = OrderStage | 'all';

/** Names the list of staff that an order stands beside, in its address. */
export const WORK_VIEW = 'work';

/** The path of an order beside the list of staff that shows it. */
export const orderAtWorkPath = (
  order: { readonly kind: OrderKind; readonly id: number },
  view: WorkView,
): string => `${receiptPath(order)}?${WORK_VIEW}=${view}`;

/** The path of the list of what was sold at the till. */
export const TILL_PATH = '/statistics/sales';

/** The path of the page of the orders of something that is let. */
export const rentalOrdersPath = (itemId: number): string => `/statistics/rent/${itemId}/orders`;
