import { z } from 'zod/mini';
import { ComplaintReason } from './complaints.ts';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { OPERATOR_REASON_LENGTH, QUEUE_PAGE_SIZE } from './limits.ts';
import { Decided } from './standing.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const ComplaintSubject = z.enum(['item', 'organization', 'comment']);
export type ComplaintSubject = z.output<typeof ComplaintSubject>;

/**
 * What operators do about complaints: nothing is wrong, the item has no page any more, the comment is
 * deleted, or the organization is found nowhere.
 */
export const ComplaintDecision = z.enum(['dismiss', 'hide', 'delete', 'limit']);
export type ComplaintDecision = z.output<typeof ComplaintDecision>;

const ReasonCount = z.object({ reason: ComplaintReason, count: z.number() });

/** All complaints about one thing, until they are decided together. */
export const ComplaintCase = z.object({
  id: Id,
  subject: ComplaintSubject,
  /** The thing as it is now, or as it was when it was decided on. */
  thing: z.object({
    title: z.string(),
    text: z.string(),
    image: z.nullable(Image),
    /** Its page; null where it has none any more. */
    path: z.nullable(z.string()),
  }),
  /** Whose it is, or whose item the comment is about. */
  organization: z.object({ id: Id, title: z.string(), is_listed: z.boolean() }),
  count: z.number(),
  reasons: z.array(ReasonCount),
  /** What the latest have written. */
  texts: z.array(z.object({ reason: ComplaintReason, text: z.string(), created_at: z.string() })),
  first_at: z.string(),
  latest_at: z.string(),
  decisions: z.array(ComplaintDecision),
  decided: z.nullable(Decided),
});
export type ComplaintCase = z.output<typeof ComplaintCase>;

export const listComplaintCases = defineRoute({
  method: 'GET',
  path: '/platform/complaints/',
  summary: 'Complaints by what they are about',
  permission: 'platform',
  query: z.object({
    ...pageQuery(QUEUE_PAGE_SIZE),
    state: z._default(z.enum(['open', 'decided']), 'open'),
    /** Those that wait: by the latest complaint, or by how many there are. */
    order_by: z._default(z.enum(['newest', 'most']), 'newest'),
  }),
  responses: { 200: pageOf(ComplaintCase) },
  errors: ['forbidden'],
});

export const ComplaintVerdict = z.object({
  decision: ComplaintDecision,
  reason: text(OPERATOR_REASON_LENGTH, { hasLines: true }),
});

export const decideComplaints = defineRoute({
  method: 'POST',
  path: '/platform/complaints/{id}/decide/',
  summary: 'Decides all complaints about a thing; a repeat of the same decision has no effect',
  permission: 'platform',
  params: IdParams,
  body: ComplaintVerdict,
  responses: { 200: ComplaintCase },
  /** `conflict` for a decision that does not fit the thing. */
  errors: ['forbidden', 'not_found', 'conflict', 'already_decided'],
});

export const countComplaints = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/complaints/',
  summary:
    'How many complaints there are about an organization, its items and what is written below them',
  permission: { organization: 'owner', param: 'id' },
  params: IdParams,
  responses: {
    200: z.object({
      /** People whose complaints wait, of the organization itself and of its items. */
      open: z.number(),
      /** Complaints that were looked at: nothing was wrong, or something was done. */
      dismissed: z.number(),
      upheld: z.number(),
      /** Of those that wait. */
      reasons: z.array(ReasonCount),
    }),
  },
  errors: ['not_found'],
});
