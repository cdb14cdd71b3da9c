import { z } from 'zod/mini';
import { IdParams, Money } from './common.ts';
import { DUTIES, LIFE_ACTIONS, LIFE_STATES } from './life-states.ts';
import { ORGANIZATION_TITLE_LENGTH } from './limits.ts';
import { Day } from './periods.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const Duty = z.object({
  reason: z.enum(DUTIES),
  count: z.number(),
  /** The page where it is settled; null where only time does. */
  path: z.nullable(z.string()),
});
export type Duty = z.output<typeof Duty>;

export const OrganizationLife = z.object({
  state: z.enum(LIFE_STATES),
  title: z.string(),
  /** The first day without sales; null unless it is announced. */
  closes_on: z.nullable(z.string()),
  /** What clients can still spend there. */
  cashback_owed: Money,
  /** The first day that can be chosen; with cashback owed it can be no earlier, and not at once. */
  earliest_on: z.string(),
  can_close_now: z.boolean(),
  /** What is still open, whether it closes or not. */
  duties: z.array(Duty),
  /** The latest first. */
  history: z.array(
    z.object({
      action: z.enum(LIFE_ACTIONS),
      /** Null for what the clock has done. */
      by: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
export type OrganizationLife = z.output<typeof OrganizationLife>;

const ofOwner = {
  permission: { organization: 'owner', param: 'id' },
  params: IdParams,
} as const;

export const getOrganizationLife = defineRoute({
  ...ofOwner,
  method: 'GET',
  path: '/organizations/{id}/life/',
  summary: 'Where an organization stands between opening and closing, and what keeps it open',
  responses: { 200: OrganizationLife },
  errors: ['not_found'],
});

export const DeactivationRequest = z.object({
  /** Of the organization, typed by its owner. */
  title: text(ORGANIZATION_TITLE_LENGTH),
  /** The first day without sales, by the clock of the organization; null: at once. */
  closes_on: z.nullable(Day),
});

/** The same as the owner fills it in: a day, which closing at once leaves out. */
export const ClosingWish = z.extend(DeactivationRequest, { closes_on: Day });

export const deactivateOrganization = defineRoute({
  ...ofOwner,
  method: 'POST',
  path: '/organizations/{id}/deactivate/',
  summary:
    'Announces that an organization closes on a day, or closes it at once: it finishes what is live, then it is deactivated by itself',
  body: DeactivationRequest,
  responses: { 200: OrganizationLife },
  /** `conflict` where it is closing on another day already. */
  errors: ['not_found', 'conflict'],
});

export const reactivateOrganization = defineRoute({
  ...ofOwner,
  method: 'POST',
  path: '/organizations/{id}/reactivate/',
  summary: 'Takes an announcement back, or opens a deactivated organization again',
  responses: { 200: OrganizationLife },
  /** `conflict` while it is closing, `organization_limit` where its owner has as many others. */
  errors: ['not_found', 'conflict', 'organization_limit'],
});

/** The series and the numbers of an organization's receipts: `A-1`, `A-2`, after a reset `B-1`. */
export const ReceiptNumbers = z.object({
  series: z.string(),
  /** Of the last receipt; null at the beginning of the series. */
  last: z.nullable(z.string()),
  next: z.string(),
  /** What a reset would make the next. */
  after_reset: z.string(),
});
export type ReceiptNumbers = z.output<typeof ReceiptNumbers>;

const receiptNumbers = {
  ...ofOwner,
  path: '/organizations/{id}/resetPurchaseID/',
  responses: { 200: ReceiptNumbers },
} as const;

export const getReceiptNumbers = defineRoute({
  ...receiptNumbers,
  method: 'GET',
  summary: 'Which number the next receipt gets',
  errors: ['not_found'],
});

export const resetPurchaseID = defineRoute({
  ...receiptNumbers,
  method: 'POST',
  summary: 'Begins the next series of receipts at 1; at the beginning of a series nothing changes',
  body: z.object({ series: z.string().check(z.regex(/^[A-Z]{1,6}$/)) }),
  /** `conflict` where the series named is no longer the present one. */
  errors: ['not_found', 'conflict'],
});
