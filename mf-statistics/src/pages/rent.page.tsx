import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/rent: the rentals of an organization over a period. */
export const page: PageModule = { Component: () => <ReviewOrders key="rent" kind="rent" /> };
