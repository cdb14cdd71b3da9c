import { saveItem, unsaveItem } from '@karavan/shared-api/client/bookmarks';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractions } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useInteraction } from './use-interaction.ts';

interface Bookmark {
  readonly isSaved: boolean;
  /**
   * Saves or unsaves; shown at once. Guests are asked to sign in first. Resolves true when the item
   * has just been saved.
   */
  toggle(): Promise<boolean>;
}

export function useBookmark(post: Pick<FeedPost, 'id' | 'is_saved'>): Bookmark {
  const { requireSignIn } = useShell();
  const item = { params: { id: post.id } };
  const { changes, isSignedIn, submit } = useInteraction(itemInteractions, post.id, (isOn) =>
    isOn ? request(saveItem, { ...item, body: {} }) : request(unsaveItem, item),
  );
  const isSaved = isSignedIn && (changes.is_saved ?? post.is_saved ?? false);
  return {
    isSaved,
    async toggle() {
      if (!(await requireSignIn({ kind: 'save', id: post.id }))) return false;
      return (await submit({ is_saved: !isSaved }, !isSaved)) && !isSaved;
    },
  };
}
