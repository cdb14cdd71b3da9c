import { z } from 'zod/mini';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { COMMENT_LENGTH, COMMENTS_PAGE_SIZE } from './limits.ts';
import { PersonCard } from './person-card.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** A comment on an item. */
export const Comment = z.object({
  id: Id,
  item_id: Id,
  /** Whose item it is. */
  organization_id: Id,
  /** The comment it replies to; null if it is not a reply, or that comment was deleted. */
  parent: z.nullable(z.object({ id: Id, full_name: z.string() })),
  user: PersonCard,
  /** The organization has blocked its author. Only they and its staff read the text; others find it empty. */
  is_blocked: z.boolean(),
  /** The caller may block its author, or let them back in: staff of the organization. */
  can_block: z.boolean(),
  text: z.string(),
  like_count: z.number(),
  is_liked: z.boolean(),
  /** The caller may delete it. */
  is_mine: z.boolean(),
  created_at: z.string(),
});
export type Comment = z.output<typeof Comment>;

/** An item that the caller has commented on, with the caller's latest comment. */
export const CommentedItem = z.object({
  /** All comments on the item. */
  id: Id,
  name: z.string(),
  image: z.nullable(Image),
  comment_count: z.number(),
  last_comment: Comment,
});
export type CommentedItem = z.output<typeof CommentedItem>;

export const listComments = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/comments/',
  summary: 'Comments on an item, latest first',
  permission: 'public',
  params: IdParams,
  query: z.object(pageQuery(COMMENTS_PAGE_SIZE)),
  responses: { 200: pageOf(Comment) },
  errors: ['not_found'],
});

export const writeComment = defineRoute({
  method: 'POST',
  path: '/shop/items/{id}/comments/',
  summary: 'Comments on an item, or replies to a comment on it',
  permission: 'session',
  params: IdParams,
  body: z.object({
    text: text(COMMENT_LENGTH, { hasLines: true }),
    parent_id: z._default(z.nullable(Id), null),
  }),
  responses: { 201: Comment },
  errors: ['not_found', 'blocked', 'too_many_requests'],
});

export const deleteComment = defineRoute({
  method: 'DELETE',
  path: '/shop/comments/{id}/',
  summary: 'Deletes a comment of the caller; replies to it stay',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

const likes = {
  path: '/shop/comments/{id}/likes/',
  permission: 'session',
  params: IdParams,
  responses: { 200: Comment },
  errors: ['not_found'],
} as const;

export const likeComment = defineRoute({
  ...likes,
  method: 'POST',
  summary: 'Likes a comment; does nothing if it is already liked',
});

export const unlikeComment = defineRoute({
  ...likes,
  method: 'DELETE',
  summary: 'Removes the like from a comment',
});

export const listCommentedItems = defineRoute({
  method: 'GET',
  path: '/shop/commented_items/',
  summary: 'Items that the caller has commented on, latest comment first',
  permission: 'session',
  query: z.object(pageQuery(COMMENTS_PAGE_SIZE)),
  responses: { 200: pageOf(CommentedItem) },
});
