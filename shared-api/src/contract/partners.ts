import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { PARTNERS_PAGE_SIZE } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute, type Route } from './route.ts';

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
});
export type Partnership = z.output<typeof Partnership>;

export const listPartners = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/partners/',
  summary: 'Partners of an organization, latest first',
  permission: 'public',
  params: IdParams,
  query: z.object(pageQuery(PARTNERS_PAGE_SIZE)),
  responses: { 200: pageOf(OrganizationCard) },
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
  summary: 'Requested and accepted partnerships, latest first',
  params: IdParams,
  query: z.object(pageQuery(PARTNERS_PAGE_SIZE)),
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
  body: z.object({ partner_id: Id }),
  responses: { 201: Partnership },
  errors: ['not_found', 'forbidden', 'partner_added', 'partnership_refused'],
});

const move = {
  ...ofStaff,
  method: 'POST',
  params: z.object({ id: Id, partnership: Id }),
  responses: { 200: Partnership },
  errors: ['not_found', 'forbidden', 'conflict'],
} as const;

/** A transition of a partnership: all have the same signature. */
export type PartnershipMove = typeof move & Pick<Route, 'path' | 'summary'>;

export const acceptPartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/accept/',
  summary: 'Accepts a partnership request (requested -> accepted)',
});

export const declinePartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/decline/',
  summary: 'Declines a partnership request (requested -> declined)',
});

export const endPartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/end/',
  summary: 'Ends a partnership, by either side, or withdraws a request, by its sender',
});
