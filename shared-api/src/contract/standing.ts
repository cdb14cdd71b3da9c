import { z } from 'zod/mini';
import { Id, Image } from './common.ts';

/** What has become of an organization's verification, or of its being found. */
export const StandingStep = z.object({
  action: z.enum([
    'requested',
    'verified',
    'rejected',
    'revoked',
    'renamed',
    'limited',
    'review_requested',
    'kept',
    'lifted',
  ]),
  /** What the operator, or the owner, has written; empty where nobody has. */
  reason: z.string(),
  /** The operator, for operators. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type StandingStep = z.output<typeof StandingStep>;

/** What an operator has decided. */
export const Decided = z.object({
  decision: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
export type Decided = z.output<typeof Decided>;

/** An organization as operators see it. */
export const OrganizationOnTrial = z.object({
  id: Id,
  title: z.string(),
  type: z.string(),
  image: z.nullable(Image),
  color: z.string(),
  is_verified: z.boolean(),
  is_listed: z.boolean(),
  city: z.string(),
  address: z.string(),
  site: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  created_at: z.string(),
  owner: z.nullable(z.object({ full_name: z.string(), phone_number: z.string() })),
});
export type OrganizationOnTrial = z.output<typeof OrganizationOnTrial>;
