import {
  listOrganizationBookings,
  listOrganizationOrders,
  listOrganizationTickets,
} from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

interface KindOfOrders {
  readonly path: string;
  /** What its workbook is called. */
  readonly file: string;
  /** What it takes to see them; their figures are for those who may view statistics. */
  readonly reading: readonly OrganizationPermission[];
}

/** The lists of an organization's business, each at an address of its own. */
export const KINDS = {
  product: {
    path: '/statistics/orders',
    file: 'orders',
    reading: ['can_view_statistics', 'can_manage_orders'],
  },
  rent: {
    path: '/statistics/rent',
    file: 'rentals',
    reading: ['can_view_statistics', 'can_manage_rentals_events', 'can_scan'],
  },
  ticket: {
    path: '/statistics/events',
    file: 'tickets',
    reading: ['can_view_statistics', 'can_manage_rentals_events', 'can_sell'],
  },
} as const satisfies Readonly<Record<OrderKind, KindOfOrders>>;

export const LISTS = {
  product: listOrganizationOrders,
  rent: listOrganizationBookings,
  ticket: listOrganizationTickets,
} as const;
