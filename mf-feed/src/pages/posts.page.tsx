import type { PageModule } from '@karavan/shared-api/remote';
import { BrowseFeed } from '../features/browse-feed/browse-feed.tsx';
import { readFeedFilter } from '../shared/feed/feed-filter.ts';
import { prefetchFeed } from '../shared/feed/feed-query.ts';

/** /home/posts/{catID}: the newest posts, of one category or of all. */
export const page: PageModule = {
  Component: ({ params }) => <BrowseFeed category={params['catID']} />,
  prefetch: ({ params, search, ...context }) =>
    prefetchFeed(context, readFeedFilter(params['catID'], search)),
};
