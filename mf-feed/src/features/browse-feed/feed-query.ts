import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@karavan/shared-api/client';
import { listFeed } from '@karavan/shared-api/client/feed';
import type { FeedOrder, FeedPost } from '@karavan/shared-api/contract/feed';
import { endlessListOptions, useEndlessList, type EndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';

/** What the address asks of the feed. */
export interface FeedFilter {
  readonly category: string | undefined;
  readonly order: string | null;
}

export function useFeed(filter: FeedFilter): EndlessList<FeedPost> {
  return useEndlessList(feedOptions(useShell().api, filter));
}

export function prefetchFeed(
  api: ApiClient,
  queries: QueryClient,
  filter: FeedFilter,
): Promise<void> {
  return queries.prefetchInfiniteQuery(endlessListOptions(feedOptions(api, filter)));
}

function feedOptions(api: ApiClient, { category, order }: FeedFilter) {
  return {
    queryKey: ['feed', category ?? null, order],
    fetchPage: (cursor: string | undefined, signal: AbortSignal) =>
      api.call(
        listFeed,
        {
          query: {
            ...(cursor && { cursor }),
            ...(category && { category }),
            ...(order && { order_by: order as FeedOrder }),
          },
        },
        { signal },
      ),
  };
}
