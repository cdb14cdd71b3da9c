import { listFeed } from '@karavan/shared-api/client/feed';
import { prefetchEndlessList } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { BrowseArrivals } from '../features/browse-arrivals/browse-arrivals.tsx';

/** /example: what organizations have published last. */
export const page: PageModule = {
  Component: BrowseArrivals,
  prefetch: (context) => prefetchEndlessList(context, listFeed, { query: {} }),
};
