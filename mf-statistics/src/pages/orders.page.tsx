import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/orders: the orders of goods of an organization over a period. */
export const ordersPage: PageModule = {
  Component: () => <ReviewOrders key="product" kind="product" />,
};

/** /statistics/rent: what it has let. */
export const rentPage: PageModule = { Component: () => <ReviewOrders key="rent" kind="rent" /> };

/** /statistics/events: the tickets that it has sold. */
export const eventsPage: PageModule = {
  Component: () => <ReviewOrders key="ticket" kind="ticket" />,
};
