import type { OrderKind } from './order-states.ts';
import type { OrganizationPermission } from './permissions.ts';

/**
 * Who of the staff reads the orders of a kind, in lists and one by one: who answers them, who sells or
 * hands over what they are of, who may pay back, and who looks at the figures.
 */
export const ORDER_READERS = {
  product: ['can_manage_orders', 'can_sell', 'can_refund', 'can_view_statistics'],
  rent: ['can_manage_rentals_events', 'can_scan', 'can_refund', 'can_view_statistics'],
  ticket: ['can_manage_rentals_events', 'can_sell', 'can_refund', 'can_view_statistics'],
} as const satisfies Readonly<Record<OrderKind, readonly OrganizationPermission[]>>;

/** The kinds whose orders somebody with these permissions reads, goods first. */
export function kindsReadWith(permissions: readonly string[]): OrderKind[] {
  return (Object.keys(ORDER_READERS) as OrderKind[]).filter((kind) =>
    ORDER_READERS[kind].some((reader) => permissions.includes(reader)),
  );
}
