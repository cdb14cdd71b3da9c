import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewSales } from '../features/review-orders/review-sales/review-sales.tsx';

/** /statistics/sales: what was sold at the till. */
export const page: PageModule = { Component: ReviewSales };
