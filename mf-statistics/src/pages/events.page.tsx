import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/events: the ticket orders of an organization over a period. */
export const page: PageModule = { Component: () => <ReviewOrders key="ticket" kind="ticket" /> };
