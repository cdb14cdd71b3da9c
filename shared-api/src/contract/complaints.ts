import { z } from 'zod/mini';
import { IdParams } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { COMPLAINT_TEXT_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const ComplaintReason = z.enum([
  'spam',
  'fraud',
  'prohibited',
  'wrong_information',
  'offensive',
  'other',
]);
export type ComplaintReason = z.output<typeof ComplaintReason>;

const Complaint = z
  .object({
    reason: ComplaintReason,
    text: z._default(text(COMPLAINT_TEXT_LENGTH, { isOptional: true, hasLines: true }), ''),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      error: 'required' satisfies FieldProblem,
    }),
  );

const shared = {
  method: 'POST',
  permission: 'session',
  params: IdParams,
  body: Complaint,
  responses: { 201: z.object({ success: z.literal(true) }) },
  /** `conflict` about what is the caller's own. */
  errors: ['not_found', 'conflict'],
} as const;

export const complainAboutItem = defineRoute({
  ...shared,
  path: '/shop/items/{id}/complaints/',
  summary:
    'Tells the platform that something is wrong with an item; a second time replaces the first',
});

export const complainAboutOrganization = defineRoute({
  ...shared,
  path: '/organizations/{id}/complaints/',
  summary: 'Reports an organization to the platform',
});

export const complainAboutComment = defineRoute({
  ...shared,
  path: '/shop/comments/{id}/complaints/',
  summary: 'Reports a comment to the platform',
});
