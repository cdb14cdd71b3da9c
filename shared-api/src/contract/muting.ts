import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { FeedPost, OrganizationCard } from './feed.ts';
import { FEED_PAGE_SIZE, MUTED_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

/** Whether the caller's feed leaves something out. */
export const MuteState = z.object({ is_muted: z.boolean() });

const MutedOrganization = z.object({
  id: Id,
  organization: OrganizationCard,
  muted_at: z.string(),
});
export type MutedOrganization = z.output<typeof MutedOrganization>;

const ofOrganization = {
  path: '/shop/muted/organizations/{id}/',
  permission: 'session',
  params: IdParams,
  responses: { 200: MuteState },
  errors: ['not_found'],
} as const;

export const muteOrganization = defineRoute({
  ...ofOrganization,
  method: 'PUT',
  summary: 'Keeps the posts of an organization out of the caller’s feed and subscriptions',
});

export const unmuteOrganization = defineRoute({
  ...ofOrganization,
  method: 'DELETE',
  summary: 'Lets an organization back into the caller’s feed',
});

export const listMutedOrganizations = defineRoute({
  method: 'GET',
  path: '/shop/muted/organizations/',
  summary: 'Organizations that the caller’s feed leaves out, the latest first',
  permission: 'session',
  query: z.object(pageQuery(MUTED_PAGE_SIZE)),
  responses: { 200: pageOf(MutedOrganization) },
});

const ofPost = {
  path: '/shop/muted/posts/{id}/',
  permission: 'session',
  params: IdParams,
  responses: { 200: MuteState },
  errors: ['not_found'],
} as const;

export const dismissPost = defineRoute({
  ...ofPost,
  method: 'PUT',
  summary: 'The caller is not interested in a post: their feed leaves it out',
});

export const recallPost = defineRoute({
  ...ofPost,
  method: 'DELETE',
  summary: 'Lets a dismissed post back into the caller’s feed',
});

export const listDismissedPosts = defineRoute({
  method: 'GET',
  path: '/shop/muted/posts/',
  summary: 'Posts that the caller was not interested in, the latest first',
  permission: 'session',
  query: z.object(pageQuery(FEED_PAGE_SIZE)),
  responses: { 200: pageOf(FeedPost) },
});
