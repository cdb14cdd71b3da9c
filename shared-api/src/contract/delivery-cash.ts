import { z } from 'zod/mini';
import { Id, IdParams, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { HAND_OVER_NOTE_LENGTH, HAND_OVERS_PAGE_SIZE } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/**
 * declared by the courier -> confirmed, or disputed by the service with the sum that it has counted -> confirmed (by
 * the courier with that sum, or by the service with the declared one). The courier takes back what is open.
 */
export const HandOverStatus = z.enum(['declared', 'disputed', 'confirmed', 'withdrawn']);
export type HandOverStatus = z.output<typeof HandOverStatus>;

const Named = z.object({ id: Id, title: z.string() });

/** Cash that a courier hands over to the service. */
export const CashHandOver = z.object({
  id: Id,
  service: Named,
  courier: z.object({ id: Id, full_name: z.string() }),
  status: HandOverStatus,
  /** What the courier says. */
  declared: Money,
  /** What the service has counted; null while it has not said another sum. */
  counted: z.nullable(Money),
  /** What was booked at last; null before. */
  settled: z.nullable(Money),
  /** Of the courier. */
  note: z.string(),
  /** Why the service disputes it. */
  dispute: z.nullable(z.string()),
  created_at: z.string(),
  answered_at: z.nullable(z.string()),
});
export type CashHandOver = z.output<typeof CashHandOver>;

/** The cash of a courier at one service: collected = settled + owed. */
export const CashAccount = z.object({
  service: Named,
  collected: Money,
  settled: Money,
  owed: Money,
  /** The one that is not answered yet, or is disputed. */
  open: z.nullable(CashHandOver),
});
export type CashAccount = z.output<typeof CashAccount>;

const KEY_ERRORS = ['idempotency_key_required', 'idempotency_key_reused'] as const;

/** Their own cash is settled by couriers also once they work there no more, hence `session`. */
export const listCashAccounts = defineRoute({
  method: 'GET',
  path: '/delivery/cash/',
  summary: 'What the courier has collected, handed over and still owes, by service and currency',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(CashAccount) }) },
});

export const listOwnHandOvers = defineRoute({
  method: 'GET',
  path: '/delivery/hand_overs/',
  summary: 'The courier’s own hand-overs of cash, the latest first',
  permission: 'session',
  query: z.object(pageQuery(HAND_OVERS_PAGE_SIZE)),
  responses: { 200: pageOf(CashHandOver) },
});

export const HandOverForm = z.object({
  service_id: Id,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: InputAmount,
  note: text(HAND_OVER_NOTE_LENGTH, { isOptional: true, hasLines: true }),
});

export const declareHandOver = defineRoute({
  method: 'POST',
  path: '/delivery/hand_overs/',
  summary: 'The courier says how much they hand over; at most what they owe, one at a time',
  permission: 'session',
  body: HandOverForm,
  responses: { 201: CashHandOver },
  errors: ['not_found', 'conflict', ...KEY_ERRORS],
  idempotent: true,
});

const ofCourier = {
  method: 'POST',
  permission: 'session',
  params: IdParams,
  responses: { 200: CashHandOver },
} as const;

export const withdrawHandOver = defineRoute({
  ...ofCourier,
  path: '/delivery/hand_overs/{id}/withdraw/',
  summary: 'The courier takes back what is not confirmed',
  errors: ['not_found', 'conflict'],
});

export const agreeHandOver = defineRoute({
  ...ofCourier,
  path: '/delivery/hand_overs/{id}/agree/',
  summary: 'The courier agrees with the sum that the service has counted, which is booked',
  errors: ['not_found', 'conflict', ...KEY_ERRORS],
  idempotent: true,
});

const ofStaff = {
  permission: { organization: 'can_manage_delivery' as OrganizationPermission, param: 'id' },
} as const;
const ofOne = {
  ...ofStaff,
  method: 'POST',
  params: z.object({ id: Id, hand_over: Id }),
  responses: { 200: CashHandOver },
} as const;

export const listHandOvers = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/hand_overs/',
  summary: 'What couriers of the service hand over, the latest first; those that are open, or all',
  params: IdParams,
  query: z.object({
    ...pageQuery(HAND_OVERS_PAGE_SIZE),
    only: z._default(z.enum(['open', 'all']), 'open'),
  }),
  responses: { 200: pageOf(CashHandOver) },
  errors: ['not_found', 'forbidden'],
});

export const confirmHandOver = defineRoute({
  ...ofOne,
  path: '/organizations/{id}/hand_overs/{hand_over}/confirm/',
  summary: 'The service has got the declared sum, which is booked',
  errors: ['not_found', 'forbidden', 'conflict', ...KEY_ERRORS],
  idempotent: true,
});

export const HandOverDispute = z.object({
  counted: InputAmount,
  note: text(HAND_OVER_NOTE_LENGTH, { hasLines: true }),
});

export const disputeHandOver = defineRoute({
  ...ofOne,
  path: '/organizations/{id}/hand_overs/{hand_over}/dispute/',
  summary: 'The service has counted another sum, and says why; nothing is booked yet',
  body: HandOverDispute,
  errors: ['not_found', 'forbidden', 'conflict'],
});
