import { z } from 'zod/mini';
import { IdParams, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import { FEED_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

/** The likes of an item, as seen by the caller. */
export const LikeState = z.object({ is_liked: z.boolean(), like_count: z.number() });
export type LikeState = z.output<typeof LikeState>;

const shared = {
  path: '/shop/items/{id}/likes/',
  permission: 'session',
  params: IdParams,
  responses: { 200: LikeState },
  errors: ['not_found'],
} as const;

export const likeItem = defineRoute({
  ...shared,
  method: 'POST',
  summary: 'Likes an item; does nothing if it is already liked',
});

export const unlikeItem = defineRoute({
  ...shared,
  method: 'DELETE',
  summary: 'Removes the like from an item; does nothing if there is none',
});

export const listLikedPosts = defineRoute({
  method: 'GET',
  path: '/shop/likes/',
  summary: 'Items that the caller has liked, latest like first',
  permission: 'session',
  query: z.object(pageQuery(FEED_PAGE_SIZE)),
  responses: { 200: pageOf(FeedPost) },
});
