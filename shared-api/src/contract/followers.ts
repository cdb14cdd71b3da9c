import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { FOLLOWERS_PAGE_SIZE, PERSON_SEARCH_LENGTH } from './limits.ts';
import { PersonCard } from './person-card.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** Where somebody stands whom an organization knows as a follower, or as one who wants to be. */
export const FollowerStatus = z.enum(['requested', 'accepted', 'declined']);
export type FollowerStatus = z.output<typeof FollowerStatus>;

export const Follower = z.extend(PersonCard, {
  status: FollowerStatus,
  /** Since when they follow, or when they have asked. */
  created_at: z.string(),
});
export type Follower = z.output<typeof Follower>;

const ofStaff = {
  permission: {
    organization: 'can_manage_followers_partners' as OrganizationPermission,
    param: 'id',
  },
  params: IdParams,
  errors: ['not_found', 'forbidden'],
} as const;

export const listFollowers = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/followers/',
  summary: 'Followers of an organization, or those who have asked or were declined; latest first',
  query: z.object({
    ...pageQuery(FOLLOWERS_PAGE_SIZE),
    status: z._default(FollowerStatus, 'accepted'),
    search: z.optional(text(PERSON_SEARCH_LENGTH)),
  }),
  responses: { 200: pageOf(Follower) },
});

/** Exact up to 1,000 and capped there, but for those who follow. */
export const FollowerCounts = z.object({
  accepted: z.number(),
  requested: z.number(),
  declined: z.number(),
  blocked: z.number(),
});
export type FollowerCounts = z.output<typeof FollowerCounts>;

export const countFollowers = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/followers/count/',
  summary: 'How many follow an organization, have asked, were declined and are blocked',
  responses: { 200: FollowerCounts },
});

const answer = {
  ...ofStaff,
  method: 'POST',
  body: z.object({ user_id: Id }),
  responses: { 200: FollowerCounts },
} as const;

export const acceptFollower = defineRoute({
  ...answer,
  path: '/organizations/{id}/accept_follower/',
  summary: 'Accepts somebody who has asked, or was declined',
});

export const declineFollower = defineRoute({
  ...answer,
  path: '/organizations/{id}/decline_follower/',
  summary: 'Declines somebody who has asked',
});

export const removeFollower = defineRoute({
  ...answer,
  path: '/organizations/{id}/remove_follower/',
  summary: 'Takes somebody from the followers; they may follow or ask again',
});

export const acceptAllFollowers = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/accept_all_followers/',
  summary: 'Accepts everybody who has asked, at once',
  responses: { 200: z.extend(FollowerCounts, { accepted_now: z.number() }) },
});
