import type { PageModule } from '@karavan/shared-api/remote';
import { BrowsePromotions } from '../features/promotions/browse-promotions.tsx';
import {
  prefetchPromotions,
  readPromotionsFilter,
} from '../features/promotions/promotions-query.ts';

/** /home/promotions: what organizations take off for a while. */
export const page: PageModule = {
  Component: BrowsePromotions,
  prefetch: ({ search, ...context }) => prefetchPromotions(context, readPromotionsFilter(search)),
};
