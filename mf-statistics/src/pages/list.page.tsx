import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/orders, /statistics/rent, /statistics/events: orders of an organization over a period. */
export const page: PageModule = {
  Component: ({ params: { list } }) => <ReviewOrders list={list} />,
};
