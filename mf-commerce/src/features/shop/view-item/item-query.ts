import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { getItem, listSimilarItems } from '@karavan/shared-api/client/items';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';

export function useItem(id: number) {
  const item = useEndpoint(getItem, { params: { id } });
  const isSignedIn = useAtomValue(isSignedInAtom);
  // The server renders for guests, so likes are not known yet.
  const isForGuest = item.data?.is_liked === null;
  const { refetch } = item;
  useEffect(() => {
    if (isSignedIn && isForGuest) void refetch();
  }, [isSignedIn, isForGuest, refetch]);
  return item;
}

export function useSimilarItems(id: number) {
  return useEndpoint(listSimilarItems, { params: { id } });
}

export function prefetchItem(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  return prefetchEndpoint(context, getItem, { params: { id } });
}
