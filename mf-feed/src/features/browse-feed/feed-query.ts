import { listFeed } from '@karavan/shared-api/client/feed';
import type { FeedOrder, FeedPost } from '@karavan/shared-api/contract/feed';
import { prefetchEndlessList, useEndlessList, type EndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** What the address asks of the feed. */
export interface FeedFilter {
  readonly category: string | undefined;
  readonly order: string | null;
}

export function useFeed(filter: FeedFilter): EndlessList<FeedPost> {
  return useEndlessList(listFeed, feedInput(filter));
}

export function prefetchFeed(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: FeedFilter,
): Promise<void> {
  return prefetchEndlessList(context, listFeed, feedInput(filter));
}

function feedInput({ category, order }: FeedFilter) {
  return {
    query: {
      ...(category && { category }),
      ...(order && { order_by: order as FeedOrder }),
    },
  };
}
