import { useRef } from 'react';
import { listSavedPosts, saveItem } from '@karavan/shared-api/client/bookmarks';
import { removeFromLists, request, useWrite, type Rollback } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { outdateFolders, outdateSavedPosts } from './saved-posts-query.ts';
import { useSavedT } from './translation.ts';

interface Wish {
  /** Null is out of any folder. */
  readonly folder_id: number | null;
  /** The toast after it; none after an undo. */
  readonly done?: string;
  /** Puts the post back where it was; for an undo. */
  readonly restore?: Rollback | undefined;
}

/**
 * Moves a saved post to another folder; it leaves the list of the folder `from` at once, and the toast takes it
 * back.
 */
export function useMoveSaved(id: number, from: number | undefined) {
  const t = useSavedT();
  const { toasts } = useShell();
  const removal = useRef<Rollback>(undefined);
  const { send } = useWrite(
    ({ folder_id }: Wish) => request(saveItem, { params: { id }, body: { folder_id } }),
    {
      whileBusy: 'queue',
      optimistic({ done, restore }, queries) {
        restore?.();
        if (done === undefined || from === undefined) return () => undefined;
        removal.current = removeFromLists(queries, [listSavedPosts], id, {
          query: { folder: from },
        });
        return removal.current;
      },
      onSuccess({ previous_folder_id }, { done }, queries) {
        outdateSavedPosts(queries);
        outdateFolders(queries);
        if (done === undefined) return;
        const restore = removal.current;
        toasts.show({
          kind: 'info',
          text: done,
          action: {
            label: t('undo'),
            run: () => void send({ folder_id: previous_folder_id, restore }),
          },
        });
      },
    },
  );
  return (folder_id: number | null, done: string) => void send({ folder_id, done });
}
