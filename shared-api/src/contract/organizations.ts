import { z } from 'zod/mini';
import {
  CONTACT_KINDS,
  DISCOUNT_BACKGROUNDS,
  DISCOUNT_TYPES,
  WORKING_STATES,
} from './enumerations.ts';
import { Id, IdParams, Image, Money, pageOf, pageQuery, Point } from './common.ts';
import { SOCIAL_KINDS } from './social-networks.ts';
import { CategoryIds, FeedPost, Flag, OrganizationCard } from './feed.ts';
import { FollowStatus } from './follow-status.ts';
import { LIFE_STATES } from './life-states.ts';
import {
  NEAR_KM_MAX,
  ORGANIZATION_POSTS_PAGE_SIZE,
  ORGANIZATION_TITLE_LENGTH,
  ORGANIZATIONS_PAGE_SIZE,
} from './limits.ts';
import { CountryCode } from './regions.ts';
import { text } from './text.ts';
import { defineRoute } from './route.ts';

/** ISO 8601: Monday is 1, Sunday is 7. */
export const Weekday = z.number().check(z.int(), z.gte(1), z.lte(7));

/** `HH:MM` in the organization's time zone. */
export const ClockTime = z.string().check(z.regex(/^\d{2}:\d{2}$/));

export const WorkingHours = z.object({
  state: z.enum(WORKING_STATES),
  /** When the state changes next; null if it never does. */
  changes: z.nullable(z.object({ weekday: Weekday, time: ClockTime, is_today: z.boolean() })),
  /** The current weekday there. */
  today: Weekday,
  /**
   * Days off are omitted, a day with breaks is there several times. Equal times mean all day; an end before the start
   * is on the next day.
   */
  week: z.array(z.object({ weekday: Weekday, opens_at: ClockTime, closes_at: ClockTime })),
  /** Days to come that differ from their weekday, in order; without hours it is a day off. */
  special_days: z.array(
    z.object({
      day: z.string(),
      hours: z.array(z.object({ opens_at: ClockTime, closes_at: ClockTime })),
    }),
  ),
});
export type WorkingHours = z.output<typeof WorkingHours>;

/** Whether an organization is open now, and when that changes by its own clock. */
export const WorkingNow = z.pick(WorkingHours, { state: true, changes: true, today: true });
export type WorkingNow = z.output<typeof WorkingNow>;

export const OrganizationContact = z.object({
  kind: z.enum(CONTACT_KINDS),
  value: z.string(),
});
export type OrganizationContact = z.output<typeof OrganizationContact>;

export const OrganizationSocial = z.object({
  kind: z.enum(SOCIAL_KINDS),
  value: z.string(),
  url: z.string(),
});
export type OrganizationSocial = z.output<typeof OrganizationSocial>;

/** The tiers of a discount card. Percentages are decimal strings: `7.5`. */
export const DiscountCard = z.object({
  kind: z.enum(DISCOUNT_TYPES),
  background: z.enum(DISCOUNT_BACKGROUNDS),
  tiers: z.array(z.object({ percent: z.string(), spend_limit: Money })),
});
export type DiscountCard = z.output<typeof DiscountCard>;

/** The most that the cards of an organization give anybody. A decimal string: `7.5`. */
export const CardOffer = z.object({ kind: z.enum(DISCOUNT_TYPES), percent: z.string() });
export type CardOffer = z.output<typeof CardOffer>;

export const OrganizationDetail = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  type: z.string(),
  subtypes: z.array(z.string()),
  image: z.nullable(Image),
  /** Its own colour, `#rrggbb`; white is read on it. */
  color: z.string(),
  banner: z.nullable(Image),
  is_verified: z.boolean(),
  follower_count: z.number(),
  /** Only accepted followers see items, prices and the card. */
  is_gated: z.boolean(),
  /** Announced, it still sells; closing or deactivated, it sells nothing. */
  state: z.enum(LIFE_STATES),
  /** From when it sells nothing; null unless that is announced. */
  closes_at: z.nullable(z.string()),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  contacts: z.array(OrganizationContact),
  socials: z.array(OrganizationSocial),
  /** What somebody usually spends there at a time. */
  average_check: z.nullable(Money),
  /** Null when the organization has not set them. */
  working_hours: z.nullable(WorkingHours),
  /** One of each kind at most; a sale uses one of them. */
  discount_cards: z.array(DiscountCard),
  /** The first of them, for remotes that were built when there was one at most; goes with the next major number. */
  discount_card: z.nullable(DiscountCard),
});
export type OrganizationDetail = z.output<typeof OrganizationDetail>;

export const getOrganization = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/',
  summary: 'One organization',
  permission: 'public',
  params: IdParams,
  responses: { 200: OrganizationDetail },
  errors: ['not_found'],
});

export const getOrganizationTitle = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/getOrganizationTitle/',
  summary: 'What an organization is called',
  permission: 'public',
  params: IdParams,
  responses: { 200: z.object({ title: z.string() }) },
  errors: ['not_found'],
});

export const ListedOrganization = z.extend(OrganizationCard, {
  country: z.string(),
  city: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  follower_count: z.number(),
  is_gated: z.boolean(),
  /** Of the caller; null for guests. */
  follow_status: z.nullable(FollowStatus),
  /** Whether it is open; null where it has not told its hours. */
  working_now: z.nullable(WorkingNow),
  /** The most that its card gives; null where the caller sees no card. */
  discount: z.nullable(CardOffer),
  /** Metres from the point that was asked for; null without one. */
  distance: z.nullable(z.number()),
});
export type ListedOrganization = z.output<typeof ListedOrganization>;

/** Which organizations a list shows. */
export const organizationFilter = {
  country: z.optional(CountryCode),
  city: z.optional(text(100)),
  type: z.optional(Id),
  /** A part of the title. */
  search: z.optional(text(ORGANIZATION_TITLE_LENGTH, { isOptional: true })),
  open_now: Flag,
  verified: Flag,
  /** Without those that the caller wants to see nothing of. */
  unmuted: Flag,
  /** The nearest first, no farther than `within` kilometres. */
  near: z.optional(Point),
  within: z.optional(z.number().check(z.int(), z.gte(1), z.lte(NEAR_KM_MAX))),
  /** Between these two corners of a map. */
  south_west: z.optional(Point),
  north_east: z.optional(Point),
};

export const listOrganizations = defineRoute({
  method: 'GET',
  path: '/organizations/',
  summary:
    'Organizations of a place, of a type or subtype: the nearest to a point or to the middle of a map, else the newest first',
  permission: 'public',
  query: z.object({ ...organizationFilter, ...pageQuery(ORGANIZATIONS_PAGE_SIZE) }),
  responses: { 200: pageOf(ListedOrganization) },
});

export const listOrganizationItems = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/shop_items/',
  summary: 'Items of an organization: what it has pinned in its order, then the newest',
  permission: 'public',
  params: IdParams,
  query: z.object({
    ...pageQuery(ORGANIZATION_POSTS_PAGE_SIZE),
    subcategories: z.optional(CategoryIds),
  }),
  responses: { 200: pageOf(FeedPost) },
});

export const OrganizationClient = z.object({
  /** It belongs to the caller. */
  is_own: z.boolean(),
  follow_status: FollowStatus,
  /** They see items, prices and the card: everybody does, but of a gated organization only accepted followers and staff. */
  is_admitted: z.boolean(),
  /** The organization does no new business with them. */
  is_blocked: z.boolean(),
  /** How the card that they use there applies to this person; null without a card. */
  discount: z.nullable(
    z.object({
      /** What they have spent there so far: settled sales minus refunds. */
      spent: Money,
      /** Of the card that counts there. */
      kind: z.enum(DISCOUNT_TYPES),
      percent: z.string(),
      next: z.nullable(z.object({ percent: z.string(), missing: Money })),
    }),
  ),
});
export type OrganizationClient = z.output<typeof OrganizationClient>;

export const getOrganizationClient = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/client/',
  summary: "The caller's relation to an organization: following, discount and cashback",
  permission: 'session',
  params: IdParams,
  responses: { 200: OrganizationClient },
  errors: ['not_found'],
});

const subscription = {
  path: '/organizations/{id}/subscriptions/',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ follow_status: FollowStatus, follower_count: z.number() }) },
  errors: ['not_found'],
} as const;

export const followOrganization = defineRoute({
  ...subscription,
  method: 'PUT',
  summary: 'Follows an organization, or asks a gated one; does nothing if done already',
  errors: ['not_found', 'blocked', 'organization_closed'],
});

export const unfollowOrganization = defineRoute({
  ...subscription,
  method: 'DELETE',
  summary: 'Unfollows an organization, or takes the request back',
});
