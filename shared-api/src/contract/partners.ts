import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { PARTNERS_PAGE_SIZE } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute, type Route } from './route.ts';

/** Ended by either side after it was accepted. */
export const PartnershipStatus = z.enum(['requested', 'accepted', 'declined', 'ended']);
export type PartnershipStatus = z.output<typeof PartnershipStatus>;

/** As one of the two sees it. */
export const Partnership = z.object({
  id: Id,
  status: PartnershipStatus,
  /** The other one. */
  partner: OrganizationCard,
  /** Whether it was the other one who asked: their request waits for an answer. */
  is_recipient: z.boolean(),
  created_at: z.string(),
});
export type Partnership = z.output<typeof Partnership>;

export const listPartners = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/partners/',
  summary: 'The partners of an organization, the latest first',
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
  summary: 'Partnerships that are asked for or accepted, the latest first',
  params: IdParams,
  query: z.object(pageQuery(PARTNERS_PAGE_SIZE)),
  responses: { 200: pageOf(Partnership) },
  errors: ['not_found', 'forbidden'],
});

export const createPartnership = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/partnerships/',
  summary: 'Asks another organization; where that one has asked before, both are partners at once',
  params: IdParams,
  body: z.object({ partner_id: Id }),
  responses: { 201: Partnership },
  errors: ['not_found', 'forbidden', 'partner_added'],
});

const move = {
  ...ofStaff,
  method: 'POST',
  params: z.object({ id: Id, partnership: Id }),
  responses: { 200: Partnership },
  errors: ['not_found', 'forbidden', 'conflict'],
} as const;

/** A move of a partnership: all of them are called alike. */
export type PartnershipMove = typeof move & Pick<Route, 'path' | 'summary'>;

export const acceptPartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/accept/',
  summary: 'requested -> accepted, by whom was asked',
});

export const declinePartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/decline/',
  summary: 'requested -> declined, by whom was asked',
});

export const endPartnership: PartnershipMove = defineRoute({
  ...move,
  path: '/organizations/{id}/partnerships/{partnership}/end/',
  summary: 'accepted -> ended, by either; requested -> ended, by who has asked',
});
