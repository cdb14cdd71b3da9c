import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { PaymentStatus } from './order-states.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const initializePayment = defineRoute({
  method: 'POST',
  path: '/transactions/{id}/pay/',
  summary: 'Opens a payment page for an accepted order; returns the same page while one is open',
  permission: 'session',
  params: IdParams,
  responses: { 201: z.object({ payment_url: z.string() }) },
  errors: ['not_found', 'conflict', 'online_payment_off', 'unavailable'],
});

export const acceptPayment = defineRoute({
  method: 'POST',
  path: '/transactions/payment/accept/',
  summary: 'Asks the provider for the outcome of the payment, for the page people return to',
  permission: 'session',
  body: z.object({ transaction_id: Id }),
  responses: { 200: z.object({ payment_status: z.nullable(PaymentStatus) }) },
  errors: ['not_found', 'unavailable'],
});

export const rejectPayment = defineRoute({
  method: 'DELETE',
  path: '/transactions/{id}/payment/',
  summary: 'Abandons a payment; the order can still be paid for until its deadline',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});

/** The same for rentals, whose call has an address of its own. */
export const rejectRentalPayment = defineRoute({
  method: 'DELETE',
  path: '/transactions/booking/{id}/payment/',
  summary: 'Abandons the payment of a rental; it can still be paid for until its deadline',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});

/** What a payment provider reports and signs. */
export const PaymentReport = z.object({
  /** Our id of the payment attempt. */
  reference: z.uuid(),
  /** The provider's id of the event. A repeat has no effect. */
  event: text(100),
  outcome: z.enum(['paid', 'declined']),
  /** Minor units. */
  amount: z.number().check(z.int(), z.gte(0)),
  currency: z.string().check(z.length(3)),
});
export type PaymentReport = z.output<typeof PaymentReport>;

export const receivePaymentReport = defineRoute({
  method: 'POST',
  path: '/payments/callback/',
  summary: 'The payment provider reports an outcome; signed in X-Signature',
  permission: 'public',
  body: PaymentReport,
  responses: { 204: null },
  errors: ['forbidden', 'not_found'],
});
