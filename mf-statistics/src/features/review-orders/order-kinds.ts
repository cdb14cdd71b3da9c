import {
  listOrganizationBookings,
  listOrganizationOrders,
  listOrganizationTickets,
} from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';

interface KindOfOrders {
  readonly path: string;
  /** What its workbook is called. */
  readonly file: string;
}

/** The lists of an organization's business, each at an address of its own. */
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
