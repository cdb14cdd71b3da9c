import type { OrderKind } from './order-states.ts';
import type { OrganizationPermission } from './permissions.ts';

/**
 * The permissions that let staff read orders of a kind, in lists and individually: answering them,
 * selling or handing over, refunding, and viewing statistics.
 */
export const ORDER_READERS = {
  product: ['can_manage_orders', 'can_sell', 'can_refund', 'can_view_statistics'],
  rent: ['can_manage_rentals_events', 'can_scan', 'can_refund', 'can_view_statistics'],
  ticket: ['can_manage_rentals_events', 'can_sell', 'can_refund', 'can_view_statistics'],
} as const satisfies Readonly<Record<OrderKind, readonly OrganizationPermission[]>>;

/** The permissions that let staff read sales of the till; who only sells reads their own. */
export const SALE_READERS = [
  'can_view_statistics',
  'can_sell',
] as const satisfies readonly OrganizationPermission[];

/** The kinds of orders that someone with these permissions may read, goods first. */
export function kindsReadWith(permissions: readonly string[]): OrderKind[] {
  return (Object.keys(ORDER_READERS) as OrderKind[]).filter((kind) =>
    ORDER_READERS[kind].some((reader) => permissions.includes(reader)),
  );
}
