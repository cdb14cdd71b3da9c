import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/rent: what it has let. */
export const page: PageModule = { Component: () => <ReviewOrders key="rent" kind="rent" /> };
