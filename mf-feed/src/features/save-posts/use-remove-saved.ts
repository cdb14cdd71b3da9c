import { useRef } from 'react';
import {
  deleteBookmarks,
  listSavedPosts,
  restoreBookmarks,
} from '@karavan/shared-api/client/bookmarks';
import { removeFromLists, request, useWrite, type Rollback } from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { setItemInteractions } from '@karavan/shared-api/state';
import { outdateFolders, outdateSavedPosts } from './saved-posts-query.ts';
import { useSavedT } from './translation.ts';

interface Wish {
  readonly ids: readonly number[];
  readonly isSaved: boolean;
  /** Puts the posts back where they were; for what is saved again. */
  readonly restore?: Rollback | undefined;
}

/** Removes posts from the saved ones at once; the toast takes it back, place and folder included. */
export function useRemoveSaved(): (ids: readonly number[]) => void {
  const t = useSavedT();
  const { store, toasts } = useShell();
  const removal = useRef<Rollback>(undefined);
  const mark = (ids: readonly number[], is_saved: boolean) => {
    for (const id of ids) setItemInteractions(store, id, { is_saved });
  };
  const { send } = useWrite(
    ({ ids, isSaved }: Wish) => {
      const some = { body: { item_ids: [...ids] } };
      return isSaved ? request(restoreBookmarks, some) : request(deleteBookmarks, some);
    },
    {
      whileBusy: 'queue',
      optimistic({ ids, isSaved, restore }, queries) {
        mark(ids, isSaved);
        if (!isSaved) removal.current = removePosts(queries, ids);
        const revert = isSaved ? undefined : removal.current;
        restore?.();
        return () => {
          mark(ids, !isSaved);
          revert?.();
        };
      },
      onSuccess(_counts, { ids, isSaved }, queries) {
        outdateSavedPosts(queries);
        outdateFolders(queries);
        if (isSaved) return;
        const restore = removal.current;
        toasts.show({
          kind: 'info',
          text: t('items_removed'),
          action: { label: t('undo'), run: () => void send({ ids, isSaved: true, restore }) },
        });
      },
    },
  );
  return (ids) => void send({ ids, isSaved: false });
}

function removePosts(queries: PrefetchContext['queries'], ids: readonly number[]): Rollback {
  const rollbacks = ids.map((id) => removeFromLists(queries, [listSavedPosts], id));
  return () => {
    // In the reverse order each stands where it stood.
    for (const rollback of rollbacks.toReversed()) rollback();
  };
}
