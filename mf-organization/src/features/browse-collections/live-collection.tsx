import { listCollectionItems } from '@karavan/shared-api/client/collections';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { LivePosts } from '@karavan/shared-api/live-items';

const LISTS = [listCollectionItems];

/** Keeps the items of a collection as they are by now. */
export function LiveCollection({ items }: { readonly items: readonly FeedPost[] }) {
  return <LivePosts posts={items} lists={LISTS} />;
}
