import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractionsAtom } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useBookmark } from './use-bookmark.ts';
import { useLike } from './use-like.ts';

interface ItemInteractionsTexts {
  readonly saved: string;
  readonly chooseFolder: string;
}

interface ItemInteractionsControls {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isSaved: boolean;
  toggleLike(): void;
  /** After saving, offers to choose a folder. */
  toggleSaved(): void;
}

/** All that a person can do with an item without opening it. */
export function useItemInteractions(
  post: FeedPost,
  texts: ItemInteractionsTexts,
): ItemInteractionsControls {
  const { overlays, toasts } = useShell();
  const like = useLike(post);
  const bookmark = useBookmark(post);
  const changes = useAtomValue(itemInteractionsAtom).get(post.id);

  async function toggleSaved(): Promise<void> {
    if (!(await bookmark.toggle())) return;
    toasts.show({
      kind: 'success',
      text: texts.saved,
      action: {
        label: texts.chooseFolder,
        run: () => void overlays.open('add_folder', { itemId: post.id }),
      },
    });
  }

  return {
    isLiked: like.isLiked,
    likeCount: like.likeCount,
    commentCount: changes?.comment_count ?? post.comment_count,
    isSaved: bookmark.isSaved,
    toggleLike: () => void like.toggle(),
    toggleSaved: () => void toggleSaved(),
  };
}
