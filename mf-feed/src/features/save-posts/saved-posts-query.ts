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
import { useInteractionList } from '../../shared/use-interaction-list.ts';

export function useLikedPosts(): EndlessList<FeedPost> {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  return useInteractedPosts(useEndlessList(listLikedPosts, {}, { enabled }), 'is_liked');
}

export function useSavedPosts(folder?: number): EndlessList<FeedPost> {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  const query = { ...(folder !== undefined && { folder }) };
  return useInteractedPosts(useEndlessList(listSavedPosts, { query }, { enabled }), 'is_saved');
}

export function useFolders() {
  const enabled = useAtomValue(areInteractionsSettledAtom);
  return useEndpoint(listFolders, {}, { enabled, staleTime: 0 });
}

export const useFolder = (id: number) =>
  useEndpoint(getFolder, { params: { id } }, { staleTime: 0 });

/** The contents of folders have changed: each list is refetched when it is next opened. */
export function outdateSavedPosts(queries: PrefetchContext['queries']): void {
  void queries.invalidateQueries({
    queryKey: endpointKey(listSavedPosts, 'list'),
    refetchType: 'none',
  });
}

/** The folders themselves have changed: what is shown of them is refetched. */
export function outdateFolders(queries: PrefetchContext['queries']): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listFolders, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(getFolder, 'one') });
}

function useInteractedPosts(
  list: EndlessList<FeedPost>,
  flag: 'is_liked' | 'is_saved',
): EndlessList<FeedPost> {
  const changes = useAtomValue(itemInteractionsAtom);
  return useInteractionList(
    list,
    [...changes].map(([id, now]) => [id, now[flag]]),
  );
}
