import { useEffect, useEffectEvent } from 'react';
import { useAtomValue } from 'jotai';
import { getFolder, listFolders, listSavedPosts } from '@karavan/shared-api/client/bookmarks';
import { listLikedPosts } from '@karavan/shared-api/client/likes';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useEndlessList, useEndpoint, type EndlessList } from '@karavan/shared-api/query';
import { itemMarksAtom } from '@karavan/shared-api/state';

export const useLikedPosts = () => useKeptPosts(useEndlessList(listLikedPosts, {}), 'is_liked');

export const useSavedPosts = (folder?: number) =>
  useKeptPosts(
    useEndlessList(listSavedPosts, { query: { ...(folder !== undefined && { folder }) } }),
    'is_saved',
  );

export const useFolders = () => useEndpoint(listFolders, {}, { staleTime: 0 });

export const useFolder = (id: number) =>
  useEndpoint(getFolder, { params: { id } }, { staleTime: 0 });

/**
 * A list of kept posts. What is let go while the page is open stays in sight, so that a slip can be
 * undone; whoever comes back after changes elsewhere finds the list of now.
 */
function useKeptPosts(
  list: EndlessList<FeedPost>,
  mark: 'is_liked' | 'is_saved',
): EndlessList<FeedPost> {
  const marks = useAtomValue(itemMarksAtom);
  const catchUp = useEffectEvent(() => {
    if (list.status !== 'ready') return;
    const listed = new Set(list.items.map(({ id }) => id));
    const isOutdated = [...marks].some(
      ([id, now]) => now[mark] !== undefined && now[mark] !== listed.has(id),
    );
    if (isOutdated) void list.refresh();
  });
  useEffect(() => catchUp(), []);
  return list;
}
