import { useEffect, useEffectEvent, useRef } from 'react';
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
import { areMarksSettledAtom, itemMarksAtom } from '@karavan/shared-api/state';

export function useLikedPosts(): EndlessList<FeedPost> {
  const enabled = useAtomValue(areMarksSettledAtom);
  return useKeptPosts(useEndlessList(listLikedPosts, {}, { enabled }), 'is_liked');
}

export function useSavedPosts(folder?: number): EndlessList<FeedPost> {
  const enabled = useAtomValue(areMarksSettledAtom);
  const query = { ...(folder !== undefined && { folder }) };
  return useKeptPosts(useEndlessList(listSavedPosts, { query }, { enabled }), 'is_saved');
}

export function useFolders() {
  const enabled = useAtomValue(areMarksSettledAtom);
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

/**
 * A list of kept posts. What is let go while the page is open stays in sight, so that a slip can be
 * undone; whoever comes back after changes elsewhere finds the list of now, which is asked for once
 * the server has answered those changes.
 */
function useKeptPosts(
  list: EndlessList<FeedPost>,
  mark: 'is_liked' | 'is_saved',
): EndlessList<FeedPost> {
  const marks = useAtomValue(itemMarksAtom);
  const areSettled = useAtomValue(areMarksSettledAtom);
  const hasCaughtUp = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (hasCaughtUp.current || !areSettled) return;
    hasCaughtUp.current = true;
    if (list.status !== 'ready') return;
    const listed = new Set(list.items.map(({ id }) => id));
    const isOutdated = [...marks].some(
      ([id, now]) => now[mark] !== undefined && now[mark] !== listed.has(id),
    );
    if (isOutdated) void list.refresh();
  });
  useEffect(() => catchUp(), [areSettled]);
  return list;
}
