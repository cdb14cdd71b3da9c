import { saveItem, unsaveItem } from '@karavan/shared-api/client/bookmarks';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractions } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useInteraction } from './use-interaction.ts';

interface Bookmark {
  readonly isSaved: boolean;
  /**
   * Saves, or no longer; shown at once. Guests are asked to sign in first. Resolves true when the item
   * has just been saved.
   */
  toggle(): Promise<boolean>;
}

export function useBookmark(post: Pick<FeedPost, 'id' | 'is_saved'>): Bookmark {
  const api = useApi();
  const { requireSignIn } = useShell();
  const { changes, isSignedIn, submit } = useInteraction(itemInteractions, post.id);
  const isSaved = isSignedIn && (changes.is_saved ?? post.is_saved ?? false);
  const item = { params: { id: post.id } };
  return {
    isSaved,
    async toggle() {
      if (!(await requireSignIn({ act: 'save', id: post.id }))) return false;
      let isDone = false;
      await submit({ is_saved: !isSaved }, async () => {
        const answer = isSaved
          ? await api.call(unsaveItem, item)
          : await api.call(saveItem, { ...item, body: {} });
        isDone = answer.ok;
        return answer;
      });
      return isDone && !isSaved;
    },
  };
}
