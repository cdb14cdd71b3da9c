import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { itemMarksAtom } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useBookmark } from './use-bookmark.ts';
import { useLike } from './use-like.ts';

interface ItemMarksTexts {
  readonly saved: string;
  readonly chooseFolder: string;
}

interface ItemMarksControls {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isSaved: boolean;
  toggleLike(): void;
  /** What has just been saved may go into a folder. */
  toggleSaved(): void;
}

/** All that a person can do with an item without opening it. */
export function useItemMarks(post: FeedPost, texts: ItemMarksTexts): ItemMarksControls {
  const { overlays, toasts } = useShell();
  const like = useLike(post);
  const bookmark = useBookmark(post);
  const marks = useAtomValue(itemMarksAtom).get(post.id);

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
    commentCount: marks?.comment_count ?? post.comment_count,
    isSaved: bookmark.isSaved,
    toggleLike: () => void like.toggle(),
    toggleSaved: () => void toggleSaved(),
  };
}
