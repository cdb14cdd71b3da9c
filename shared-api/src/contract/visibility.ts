import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { OPERATOR_REASON_LENGTH, QUEUE_PAGE_SIZE, REVIEW_TEXT_LENGTH } from './limits.ts';
import { OrganizationOnTrial, StandingStep } from './standing.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/**
 * Whether people find an organization. Limited, it is out of feed, search, suggestions, similar items and
 * maps; its page, its followers' feed, carts and orders go on.
 */
export const VisibilityState = z.enum(['normal', 'limited', 'review_requested']);
export type VisibilityState = z.output<typeof VisibilityState>;

const standing = {
  state: VisibilityState,
  /** Why it is limited; null while it is not. */
  reason: z.nullable(z.string()),
  since: z.nullable(z.string()),
  /** What the owner has asked; null unless it waits for an answer. */
  request: z.nullable(z.object({ text: z.string(), created_at: z.string() })),
  /** The latest first. */
  history: z.array(StandingStep),
};

export const Visibility = z.object({
  ...standing,
  can_request: z.boolean(),
  /** Why a review cannot be asked for now; null when it can. */
  refusal: z.nullable(z.enum(['not_limited', 'under_review', 'too_early'])),
  /** From when it can; null unless it is too early. */
  possible_at: z.nullable(z.string()),
});
export type Visibility = z.output<typeof Visibility>;

const owner = { organization: 'owner', param: 'id' } as const;

export const getShadowBanStatus = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/shadow_ban_status/',
  summary: 'Whether an organization is found, why not, and whether a review can be asked for',
  permission: owner,
  params: IdParams,
  responses: { 200: Visibility },
  errors: ['not_found'],
});

export const requestFromShadowBan = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/request_from_shadow_ban/',
  summary: 'Asks the platform to look at a limited organization again',
  permission: owner,
  params: IdParams,
  body: z.object({ text: text(REVIEW_TEXT_LENGTH, { hasLines: true }) }),
  responses: { 201: Visibility },
  /** `conflict` while it is not limited, under review already, or too early. */
  errors: ['not_found', 'conflict'],
});

export const ReviewDecision = z.enum(['lift', 'keep']);
export type ReviewDecision = z.output<typeof ReviewDecision>;

/** A limited organization as operators see it; its id is the organization's. */
export const VisibilityCase = z.object({
  id: Id,
  organization: OrganizationOnTrial,
  ...standing,
  decisions: z.array(ReviewDecision),
});
export type VisibilityCase = z.output<typeof VisibilityCase>;

export const listVisibilityCases = defineRoute({
  method: 'GET',
  path: '/platform/reviews/',
  summary: 'Organizations whose owners ask for a review, that are limited, or that were',
  permission: 'platform',
  query: z.object({
    ...pageQuery(QUEUE_PAGE_SIZE),
    state: z._default(z.enum(['open', 'limited', 'lifted']), 'open'),
  }),
  responses: { 200: pageOf(VisibilityCase) },
  errors: ['forbidden'],
});

const Reason = text(OPERATOR_REASON_LENGTH, { hasLines: true });

export const ReviewVerdict = z.object({ decision: ReviewDecision, reason: Reason });

export const decideReview = defineRoute({
  method: 'POST',
  path: '/platform/reviews/{id}/decide/',
  summary: 'Lets a limited organization be found again, or not; the id is the organization’s',
  permission: 'platform',
  params: IdParams,
  body: ReviewVerdict,
  responses: { 200: VisibilityCase },
  errors: ['forbidden', 'not_found', 'already_decided'],
});

export const limitOrganization = defineRoute({
  method: 'POST',
  path: '/platform/organizations/{id}/limit/',
  summary:
    'Takes an organization out of feed, search and maps; again and again changes nothing more',
  permission: 'platform',
  params: IdParams,
  body: z.object({ reason: Reason }),
  responses: { 200: VisibilityCase },
  errors: ['forbidden', 'not_found'],
});
