import { listBanners } from '@karavan/shared-api/client/banners';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { BrowsePromotions } from '../features/promotions/browse-promotions.tsx';
import {
  prefetchPromotions,
  readPromotionsFilter,
} from '../features/promotions/promotions-query.ts';

/** /home/promotions: what organizations take off for a while. */
export const page: PageModule = {
  Component: BrowsePromotions,
  async prefetch({ search, ...context }) {
    await Promise.all([
      prefetchPromotions(context, readPromotionsFilter(search)),
      // The page does without them where they cannot be had.
      prefetchEndpoint(context, listBanners, { query: { place: 'promotions' } }).catch(
        () => undefined,
      ),
    ]);
  },
};
