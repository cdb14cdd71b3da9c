import type { PageModule } from '@karavan/shared-api/remote';
import { Feed } from '../features/browse-feed/feed.tsx';
import { prefetchFeed } from '../features/browse-feed/feed-query.ts';

/** /home/posts/{catID}: the newest posts, of one category or of all. */
export const postsPage: PageModule = {
  Component: ({ params }) => <Feed category={params['catID']} />,
  prefetch: ({ api, queries, params, search }) =>
    prefetchFeed({ api, queries }, { category: params['catID'], order: search.get('order_by') }),
};
