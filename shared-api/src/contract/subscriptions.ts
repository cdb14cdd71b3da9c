import { z } from 'zod/mini';
import { pageOf, pageQuery } from './common.ts';
import { FeedPost, OrganizationCard } from './feed.ts';
import { FollowStatus } from './follow-status.ts';
import { FEED_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

export const SubscribedOrganization = z.extend(OrganizationCard, {
  city: z.string(),
  follower_count: z.number(),
  is_gated: z.boolean(),
  follow_status: FollowStatus,
});
export type SubscribedOrganization = z.output<typeof SubscribedOrganization>;

export const listSubscribedOrganizations = defineRoute({
  method: 'GET',
  path: '/subscriptions/',
  summary: 'Organizations that the caller follows or has asked to, latest first',
  permission: 'session',
  query: z.object(pageQuery(FEED_PAGE_SIZE)),
  responses: { 200: pageOf(SubscribedOrganization) },
});

export const listSubscribedPosts = defineRoute({
  method: 'GET',
  path: '/shop/subscriptions/',
  summary: 'Posts of the organizations that the caller follows, newest first',
  permission: 'session',
  query: z.object(pageQuery(FEED_PAGE_SIZE)),
  responses: { 200: pageOf(FeedPost) },
});
