import { likeItem, unlikeItem } from '@karavan/shared-api/client/likes';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractions } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useInteraction } from './use-interaction.ts';

interface Like {
  readonly isLiked: boolean;
  readonly likeCount: number;
  /** Likes or unlikes; shown at once. Guests are asked to sign in first. */
  toggle(): Promise<void>;
}

export function useLike(post: Pick<FeedPost, 'id' | 'is_liked' | 'like_count'>): Like {
  const { requireSignIn } = useShell();
  const item = { params: { id: post.id } };
  const { changes, isSignedIn, submit } = useInteraction(itemInteractions, post.id, (isOn) =>
    isOn ? request(likeItem, item) : request(unlikeItem, item),
  );
  const isLiked = isSignedIn && (changes.is_liked ?? post.is_liked ?? false);
  const likeCount = changes.like_count ?? post.like_count;
  return {
    isLiked,
    likeCount,
    async toggle() {
      if (!(await requireSignIn({ kind: 'like', id: post.id }))) return;
      const count = Math.max(0, likeCount + (isLiked ? -1 : 1));
      await submit({ is_liked: !isLiked, like_count: count }, !isLiked);
    },
  };
}
