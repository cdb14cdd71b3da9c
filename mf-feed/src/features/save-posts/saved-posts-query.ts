import { useAtomValue } from 'jotai';
import { getFolder, listFolders, listSavedPosts } from '@karavan/shared-api/client/bookmarks';
import { listLikedPosts } from '@karavan/shared-api/client/likes';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  endpointKey,
  useEndlessList,
  useEndpoint,
  type EndlessList,
} from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { areInteractionsSettledAtom, itemInteractionsAtom } from '@karavan/shared-api/state';
import { useKeptList } from '../../shared/use-interaction-list.ts';

export function useLikedPosts(): EndlessList<FeedPost> {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  return useKeptPosts(useEndlessList(listLikedPosts, {}, { enabled }), 'is_liked');
}

export function useSavedPosts(folder?: number): EndlessList<FeedPost> {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  const query = { ...(folder !== undefined && { folder }) };
  return useKeptPosts(useEndlessList(listSavedPosts, { query }, { enabled }), 'is_saved');
}

export function useFolders() {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  return useEndpoint(listFolders, {}, { enabled, staleTime: 0 });
}

export const useFolder = (id: number) =>
  useEndpoint(getFolder, { params: { id } }, { staleTime: 0 });

/** What lies in which folder has changed: each list is loaded anew when it is opened next. */
export function outdateSavedPosts(queries: PrefetchContext['queries']): void {
  void queries.invalidateQueries({
    queryKey: endpointKey(listSavedPosts, 'list'),
    refetchType: 'none',
  });
}

function useKeptPosts(
  list: EndlessList<FeedPost>,
  flag: 'is_liked' | 'is_saved',
): EndlessList<FeedPost> {
  const changes = useAtomValue(itemInteractionsAtom);
  return useKeptList(
    list,
    [...changes].map(([id, now]) => [id, now[flag]]),
  );
}
