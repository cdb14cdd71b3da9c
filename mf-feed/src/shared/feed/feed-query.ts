import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { listCategories, listFeed } from '@karavan/shared-api/client/feed';
import type { Category } from '@karavan/shared-api/contract/feed';
import {
  prefetchEndlessList,
  prefetchEndpoint,
  useEndlessList,
  useEndpoint,
} from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { whichPosts, type FeedFilter } from './feed-filter.ts';

const NO_CATEGORIES: readonly Category[] = [];

export function useFeed(filter: FeedFilter) {
  const list = useEndlessList(listFeed, feedInput(filter));
  const isSignedIn = useAtomValue(isSignedInAtom);
  // The server renders for guests, so likes are not known yet.
  const isForGuest = list.items[0]?.is_liked === null;
  const { refresh } = list;
  useEffect(() => {
    if (isSignedIn && isForGuest) void refresh();
  }, [isSignedIn, isForGuest, refresh]);
  return list;
}

/** Empty until loaded: the posts can be read without them. */
export function useCategories(): readonly Category[] {
  return useEndpoint(listCategories, {}).data?.list ?? NO_CATEGORIES;
}

export async function prefetchFeed(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: FeedFilter,
): Promise<void> {
  await Promise.all([
    prefetchEndlessList(context, listFeed, feedInput(filter)),
    prefetchEndpoint(context, listCategories, {}),
  ]);
}

function feedInput({ order, ...filter }: FeedFilter) {
  return { query: { ...(order && { order_by: order }), ...whichPosts(filter) } };
}
