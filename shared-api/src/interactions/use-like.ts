import { likeItem, unlikeItem } from '@karavan/shared-api/client/likes';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractions } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { useInteraction } from './use-interaction.ts';

interface Like {
  readonly isLiked: boolean;
  readonly likeCount: number;
  /** Likes, or no longer; shown at once. Guests are asked to sign in first. */
  toggle(): Promise<void>;
}

export function useLike(post: Pick<FeedPost, 'id' | 'is_liked' | 'like_count'>): Like {
  const api = useApi();
  const { requireSignIn } = useShell();
  const { changes, isSignedIn, submit } = useInteraction(itemInteractions, post.id);
  const isLiked = isSignedIn && (changes.is_liked ?? post.is_liked ?? false);
  const likeCount = changes.like_count ?? post.like_count;
  const item = { params: { id: post.id } };
  return {
    isLiked,
    likeCount,
    async toggle() {
      if (!(await requireSignIn({ act: 'like', id: post.id }))) return;
      const count = Math.max(0, likeCount + (isLiked ? -1 : 1));
      await submit({ is_liked: !isLiked, like_count: count }, () =>
        isLiked ? api.call(unlikeItem, item) : api.call(likeItem, item),
      );
    },
  };
}
