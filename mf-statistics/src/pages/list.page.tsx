import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewOrders } from '../features/review-orders/review-orders.tsx';

/** /statistics/orders, /statistics/rent, /statistics/events, and of the till /statistics/sales: what an organization has sold. */
export const page: PageModule = {
  Component: ({ params: { list } }) => <ReviewOrders list={list} />,
};
