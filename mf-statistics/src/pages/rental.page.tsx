import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewRental } from '../features/review-orders/review-rental/review-rental.tsx';

/** /statistics/rent/{id}/orders: the orders of one thing that is let. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ReviewRental itemId={Number(id)} />,
};
