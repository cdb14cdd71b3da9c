import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/orders: the orders of goods of an organization over a period. */
export const page: PageModule = { Component: () => <ReviewOrders key="product" kind="product" /> };
