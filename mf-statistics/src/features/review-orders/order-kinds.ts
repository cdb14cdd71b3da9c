import {
  listOrganizationBookings,
  listOrganizationOrders,
  listOrganizationTickets,
} from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';

interface KindOfOrders {
  readonly path: string;
  /** The name of its workbook. */
  readonly file: string;
}

/** The order lists of an organization, each on its own page. */
export const KINDS = {
  product: { path: '/statistics/orders', file: 'orders' },
  rent: { path: '/statistics/rent', file: 'rentals' },
  ticket: { path: '/statistics/events', file: 'tickets' },
} as const satisfies Readonly<Record<OrderKind, KindOfOrders>>;

export const LISTS = {
  product: listOrganizationOrders,
  rent: listOrganizationBookings,
  ticket: listOrganizationTickets,
} as const;
