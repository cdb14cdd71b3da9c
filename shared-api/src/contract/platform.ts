import { z } from 'zod/mini';
import { Id, IdParams, Money, pageOf, pageQuery } from './common.ts';
import { OPERATOR_REASON_LENGTH, QUEUE_PAGE_SIZE } from './limits.ts';
import { PaymentStatus } from './order-states.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/**
 * What an operator makes of a payment whose report differs from what was asked for: it counts as the
 * payment, it goes back, or nothing has come.
 */
export const OddPaymentDecision = z.enum(['accept', 'refund', 'dismiss']);
export type OddPaymentDecision = z.output<typeof OddPaymentDecision>;

export const OddPayment = z.object({
  id: Id,
  transaction_id: Id,
  organization: z.object({ id: Id, title: z.string() }),
  status: PaymentStatus,
  expected: Money,
  reported: Money,
  outcome: z.enum(['paid', 'declined']),
  /** When the payment page was opened, and when the odd report came. */
  opened_at: z.string(),
  noticed_at: z.string(),
  /** What the provider has said otherwise, the oldest first. */
  reports: z.array(z.object({ outcome: z.string(), received_at: z.string() })),
  /** What may be decided now. */
  decisions: z.array(OddPaymentDecision),
  settled: z.nullable(
    z.object({
      decision: OddPaymentDecision,
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type OddPayment = z.output<typeof OddPayment>;

/** What waits for operators, by queue. */
export const PlatformCounts = z.object({
  verifications: z.number(),
  reviews: z.number(),
  complaints: z.number(),
  payments: z.number(),
});
export type PlatformCounts = z.output<typeof PlatformCounts>;

export const countPlatformQueues = defineRoute({
  method: 'GET',
  path: '/platform/counts/',
  summary: 'How much waits in the queues of operators, each counted up to 1,000',
  permission: 'platform',
  responses: { 200: PlatformCounts },
  errors: ['forbidden'],
});

export const listOddPayments = defineRoute({
  method: 'GET',
  path: '/platform/odd-payments/',
  summary: 'Payments whose report differs from what was asked for, the latest first',
  permission: 'platform',
  query: z.object({
    ...pageQuery(QUEUE_PAGE_SIZE),
    state: z._default(z.enum(['open', 'settled']), 'open'),
  }),
  responses: { 200: pageOf(OddPayment) },
  errors: ['forbidden'],
});

export const SettlementRequest = z.object({
  decision: OddPaymentDecision,
  reason: text(OPERATOR_REASON_LENGTH, { hasLines: true }),
});

export const settleOddPayment = defineRoute({
  method: 'POST',
  path: '/platform/odd-payments/{id}/settle/',
  summary: 'Settles an odd payment; a repeat of the same decision has no effect',
  permission: 'platform',
  params: IdParams,
  body: SettlementRequest,
  responses: { 200: OddPayment },
  errors: ['forbidden', 'not_found', 'conflict'],
});
