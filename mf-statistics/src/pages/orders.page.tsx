import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/orders: the orders of an organization over a period. */
export const ordersPage: PageModule = { Component: ReviewOrders };
