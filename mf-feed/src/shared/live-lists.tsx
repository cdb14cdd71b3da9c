import { listSavedPosts } from '@karavan/shared-api/client/bookmarks';
import { listFeed } from '@karavan/shared-api/client/feed';
import { listLikedPosts } from '@karavan/shared-api/client/likes';
import { listSubscribedPosts } from '@karavan/shared-api/client/subscriptions';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { LivePosts } from '@karavan/shared-api/live-items';

const LISTS = [listFeed, listSubscribedPosts, listLikedPosts, listSavedPosts];

/** Keeps the posts that are shown as they are by now. */
export function LiveLists({ posts }: { readonly posts: readonly FeedPost[] }) {
  return <LivePosts posts={posts} lists={LISTS} />;
}
