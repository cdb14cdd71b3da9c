import { z } from 'zod/mini';
import { Id, IdParams, Money, pageOf, pageQuery } from './common.ts';
import {
  MERCHANT_ID_LENGTH,
  MERCHANT_SECRET_LENGTH,
  MERCHANT_SECRET_MIN_LENGTH,
  OPERATOR_REASON_LENGTH,
  PASSWORD_MAX_LENGTH,
  PAYMENT_LABEL_LENGTH,
  QUEUE_PAGE_SIZE,
} from './limits.ts';
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_PROVIDERS,
  ACCOUNT_STATES,
  OWNER_ACCOUNT_ACTIONS,
  SUSPENDERS,
  TEST_FAILURES,
} from './payment-system-states.ts';
import { OrganizationOnTrial } from './standing.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

/** What has happened to a payment system. */
export const PaymentSystemStep = z.object({
  action: z.enum(ACCOUNT_ACTIONS),
  /** What an operator has written; empty otherwise. */
  reason: z.string(),
  /** The person; null for what happened by itself, and for operators where owners read it. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type PaymentSystemStep = z.output<typeof PaymentSystemStep>;

/** A payment of a small sum that proves merchant and secret; what was paid goes back. */
export const PaymentSystemTest = z.object({
  state: z.enum(['open', 'paid', 'failed']),
  sum: Money,
  /** Why it failed; null otherwise. */
  failure: z.nullable(z.enum(TEST_FAILURES)),
  created_at: z.string(),
  expires_at: z.string(),
  /** When the money went back; null until then, or where none came. */
  refunded_at: z.nullable(z.string()),
});
export type PaymentSystemTest = z.output<typeof PaymentSystemTest>;

const system = {
  id: Id,
  provider: z.enum(ACCOUNT_PROVIDERS),
  label: z.string(),
  /** What the provider calls the organization; null for the account of the platform. */
  merchant_id: z.nullable(z.string()),
  /** The end of the secret, of which nothing else is ever answered. */
  secret_last4: z.nullable(z.string()),
  state: z.enum(ACCOUNT_STATES),
  /** By whom it is suspended; null in other states. */
  suspended_by: z.nullable(z.enum(SUSPENDERS)),
  /** Why the platform has suspended it; empty otherwise. */
  reason: z.string(),
  created_at: z.string(),
  /** Payments that were opened with it and have not ended. */
  open_payments: z.number(),
  /** The latest test; null where there was none. */
  test: z.nullable(PaymentSystemTest),
  /** The latest first. */
  history: z.array(PaymentSystemStep),
};

export const PaymentSystem = z.object({
  ...system,
  version: z.number(),
  /** Whether the merchant may still be changed: no client has paid by it. */
  can_change_merchant: z.boolean(),
  /** What its owner can do now. */
  actions: z.array(z.enum(OWNER_ACCOUNT_ACTIONS)),
});
export type PaymentSystem = z.output<typeof PaymentSystem>;

export const PaymentSystems = z.object({
  list: z.array(PaymentSystem),
  takes_online_payment: z.boolean(),
  /** Whether another one can be added. */
  can_add: z.boolean(),
});
export type PaymentSystems = z.output<typeof PaymentSystems>;

const Label = text(PAYMENT_LABEL_LENGTH);
const MerchantId = text(MERCHANT_ID_LENGTH);
const MerchantSecret = secret(MERCHANT_SECRET_MIN_LENGTH, MERCHANT_SECRET_LENGTH);

/** That it is the owner, and not only their device: one of both. */
const proof = {
  password: z.optional(secret(1, PASSWORD_MAX_LENGTH)),
  /** Of `doValidateOldNumber`. */
  token: z.optional(text(100)),
};

export const NewPaymentSystem = z.object({
  label: Label,
  merchant_id: MerchantId,
  secret: MerchantSecret,
  ...proof,
});

export const ChangedPaymentSystem = z.object({
  version: z.number().check(z.int(), z.gte(0)),
  label: Label,
  merchant_id: MerchantId,
  /** The stored one stays without. */
  secret: z.optional(MerchantSecret),
  ...proof,
});

/** The same as the owner fills it in, with their password. */
const password = secret(1, PASSWORD_MAX_LENGTH);
export const FilledPaymentSystem = z.extend(NewPaymentSystem, { password });
export const RefilledPaymentSystem = z.extend(ChangedPaymentSystem, {
  secret: z.nullable(MerchantSecret),
  password,
});

const ofOwner = {
  permission: { organization: 'owner', param: 'id' },
} as const;
const one = { ...ofOwner, params: z.object({ id: Id, account: Id }) } as const;

export const listPaymentSystems = defineRoute({
  ...ofOwner,
  method: 'GET',
  path: '/organizations/{id}/payment_systems/',
  summary: 'How an organization takes money online; the latest first, without those removed',
  params: IdParams,
  responses: { 200: PaymentSystems },
  errors: ['not_found'],
});

export const addPaymentSystem = defineRoute({
  ...ofOwner,
  method: 'POST',
  path: '/organizations/{id}/payment_systems/',
  summary: 'Adds an account at the payment provider as a draft; the secret is never answered again',
  params: IdParams,
  body: NewPaymentSystem,
  responses: { 201: PaymentSystem },
  /** `unavailable` where accounts of one's own cannot be kept. */
  errors: [
    'not_found',
    'code_required',
    'limit_exceeded',
    'payment_system_known',
    'too_many_payment_systems',
    'unavailable',
  ],
});

export const updatePaymentSystem = defineRoute({
  ...one,
  method: 'PUT',
  path: '/organizations/{id}/payment_systems/{account}/',
  summary: 'Changes one that takes no money; with another merchant or secret it is a draft again',
  body: ChangedPaymentSystem,
  responses: { 200: PaymentSystem },
  /** `conflict` while it takes money, is being tested or held, and for another merchant once clients have paid. */
  errors: [
    'not_found',
    'conflict',
    'code_required',
    'limit_exceeded',
    'payment_system_known',
    'settings_changed',
    'unavailable',
  ],
});

export const removePaymentSystem = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/',
  summary: 'Removes one; what was opened with it ends with it',
  responses: { 204: null },
  /** `conflict` for the account of the platform, `payment_system_held` while the platform holds it. */
  errors: ['not_found', 'conflict', 'payment_system_held'],
});

/** What came of opening a test: without an address the provider has refused merchant or secret. */
export const OpenedTest = z.object({
  payment_url: z.nullable(z.string()),
  system: PaymentSystem,
});

export const confirmPaymentSystem = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/',
  summary: 'Opens a test payment; while one is open, it is answered again',
  responses: { 201: OpenedTest },
  errors: ['not_found', 'conflict', 'payment_system_held', 'unavailable'],
});

export const checkPaymentSystem = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/check/',
  summary: 'Asks the provider for the outcome of the test, for the page people return to',
  responses: { 200: PaymentSystem },
  errors: ['not_found', 'unavailable'],
});

export const abandonPaymentSystemTest = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/confirmation/',
  summary: 'Gives a test payment up; money that comes all the same goes back',
  responses: { 200: PaymentSystem },
  errors: ['not_found'],
});

export const activatePaymentSystem = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/payment_systems/{account}/activation/',
  summary: 'Takes money by one that is confirmed; another one that did is suspended',
  responses: { 200: PaymentSystem },
  errors: ['not_found', 'conflict', 'payment_system_held'],
});

export const suspendPaymentSystem = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/organizations/{id}/payment_systems/{account}/activation/',
  summary: 'Opens no new payments by it; what is open ends with it',
  responses: { 200: PaymentSystem },
  errors: ['not_found', 'conflict'],
});

/** A payment system as operators see it. */
export const PaymentSystemCase = z.object({
  ...system,
  organization: OrganizationOnTrial,
  decisions: z.array(z.enum(['suspend', 'lift'])),
});
export type PaymentSystemCase = z.output<typeof PaymentSystemCase>;

export const listPaymentSystemCases = defineRoute({
  method: 'GET',
  path: '/platform/payment-systems/',
  summary: 'Payment systems that take money, that the platform holds, or others; the latest first',
  permission: 'platform',
  query: z.object({
    ...pageQuery(QUEUE_PAGE_SIZE),
    state: z._default(z.enum(['active', 'held', 'others']), 'active'),
  }),
  responses: { 200: pageOf(PaymentSystemCase) },
  errors: ['forbidden'],
});

export const PaymentSystemVerdict = z.object({
  decision: z.enum(['suspend', 'lift']),
  reason: text(OPERATOR_REASON_LENGTH, { hasLines: true }),
});

export const decidePaymentSystem = defineRoute({
  method: 'POST',
  path: '/platform/payment-systems/{id}/decide/',
  summary:
    'Suspends a payment system, and with it online payment, or lifts that; a repeat has no effect',
  permission: 'platform',
  params: IdParams,
  body: PaymentSystemVerdict,
  responses: { 200: PaymentSystemCase },
  errors: ['forbidden', 'not_found', 'already_decided'],
});
