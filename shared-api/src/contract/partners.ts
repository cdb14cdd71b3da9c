import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { CategoryId, FeedPost, Flag, OrganizationCard } from './feed.ts';
import {
  ORGANIZATION_TITLE_LENGTH,
  PARTNER_POSTS_PAGE_SIZE,
  PARTNER_SEARCH_PAGE_SIZE,
  PARTNERS_PAGE_SIZE,
  PARTNERSHIP_CATEGORY_MAX_LENGTH,
  PARTNERSHIP_LAST_PLACE,
  PARTNERSHIP_NOTE_MAX_LENGTH,
} from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** Ended by either side after it was accepted. */
export const PartnershipStatus = z.enum(['requested', 'accepted', 'declined', 'ended']);
export type PartnershipStatus = z.output<typeof PartnershipStatus>;

/** A partnership as seen by one of the two. */
export const Partnership = z.object({
  id: Id,
  status: PartnershipStatus,
  /** The other organization. */
  partner: OrganizationCard,
  /** Whether the other organization sent the request. */
  is_recipient: z.boolean(),
  created_at: z.string(),
  /** For one's own staff alone. */
  note: z.nullable(z.string()),
  /** What one's own organization calls this kind of partner; shown to everybody. */
  category: z.nullable(z.string()),
  /** The place among one's own partners, from 1; those without one follow, the latest first. */
  order: z.nullable(z.number()),
});
export type Partnership = z.output<typeof Partnership>;

/** A partner as everybody sees it. */
const Partner = z.extend(OrganizationCard, { category: z.nullable(z.string()) });
export type Partner = z.output<typeof Partner>;

export const listPartners = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/partners/',
  summary: 'Partners of an organization in its own order, then the latest first',
  permission: 'public',
  params: IdParams,
  query: z.object(pageQuery(PARTNERS_PAGE_SIZE)),
  responses: { 200: pageOf(Partner) },
});

/** An organization that works with others. */
export const PartneredOrganization = z.extend(OrganizationCard, {
  city: z.string(),
  /** Organizations that it works with, less those that are closed; as many as 1,000. */
  partner_count: z.number(),
});
export type PartneredOrganization = z.output<typeof PartneredOrganization>;

export const searchPartners = defineRoute({
  method: 'GET',
  path: '/partners/',
  summary:
    'Organizations that work with others, the newest first: of a type, and by a part of the title',
  permission: 'public',
  query: z.object({
    search: z.optional(text(ORGANIZATION_TITLE_LENGTH, { isOptional: true })),
    category: z.optional(Id),
    /** Without those that the caller wants to see nothing of. */
    unmuted: Flag,
    ...pageQuery(PARTNER_SEARCH_PAGE_SIZE),
  }),
  responses: { 200: pageOf(PartneredOrganization) },
});

export const listPartnerCategories = defineRoute({
  method: 'GET',
  path: '/partners/categories/',
  summary: 'Types of the organizations that work with others',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(z.object({ id: Id, title: z.string() })) }) },
});

export const listPartnerPosts = defineRoute({
  method: 'GET',
  path: '/partners/{id}/posts/',
  summary: 'Posts of the partners of an organization, the newest first',
  permission: 'public',
  params: IdParams,
  query: z.object({
    category: z.optional(CategoryId),
    search: z.optional(text(100, { isOptional: true })),
    ...pageQuery(PARTNER_POSTS_PAGE_SIZE),
  }),
  responses: { 200: pageOf(FeedPost) },
});

const ofStaff = {
  permission: {
    organization: 'can_manage_followers_partners' as OrganizationPermission,
    param: 'id',
  },
} as const;

export const listPartnerships = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/partnerships/',
  summary:
    'Requested and accepted partnerships, or those of one status, or those that are over, in the order of the partners',
  params: IdParams,
  query: z.object({
    ...pageQuery(PARTNERS_PAGE_SIZE),
    /** What is over was declined or has ended. */
    status: z.optional(z.enum(['requested', 'accepted', 'over'])),
  }),
  responses: { 200: pageOf(Partnership) },
  errors: ['not_found', 'forbidden'],
});

export const createPartnership = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/partnerships/',
  summary:
    'Requests a partnership; if the other side has already asked, both become partners at once',
  params: IdParams,
  /** `partnership_id` is the other organization's id. */
  body: z.object({ partnership_id: Id }),
  responses: { 201: Partnership },
  errors: ['not_found', 'forbidden', 'partner_added', 'partnership_refused', 'organization_closed'],
});

const ofPartnership = {
  ...ofStaff,
  path: '/organizations/{id}/partnerships/{partnership}/',
  params: z.object({ id: Id, partnership: Id }),
} as const;

export const getPartnership = defineRoute({
  ...ofPartnership,
  method: 'GET',
  summary: 'A partnership of the organization, also one that is over',
  responses: { 200: Partnership },
  errors: ['not_found', 'forbidden'],
});

/** What one side keeps about the other: what is absent stays, `null` empties. */
export const PartnershipNotes = z.object({
  note: z.optional(z.nullable(text(PARTNERSHIP_NOTE_MAX_LENGTH, { hasLines: true }))),
  category: z.optional(z.nullable(text(PARTNERSHIP_CATEGORY_MAX_LENGTH))),
  order: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(PARTNERSHIP_LAST_PLACE)))),
});

export const PartnershipChange = z.extend(PartnershipNotes, {
  status: z.optional(z.enum(['accepted', 'declined'])),
});
export type PartnershipChange = z.output<typeof PartnershipChange>;

export const updatePartnership = defineRoute({
  ...ofPartnership,
  method: 'PUT',
  summary: 'Answers a partnership request, or edits the own note, category and place of a partner',
  body: PartnershipChange,
  responses: { 200: Partnership },
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const deletePartnership = defineRoute({
  ...ofPartnership,
  method: 'DELETE',
  summary: 'Ends a partnership, by either side, or withdraws a request, by its sender',
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict'],
});
