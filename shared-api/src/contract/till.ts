import { z } from 'zod/mini';
import { CartCard } from './carts.ts';
import { Id, IdParams, Money } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';

/** What the personal QR holds; the seller's scan proves that the client stands there. */
export const PersonalCode = z.object({
  /** `UID12`, for the keyboard. */
  uid: z.string(),
  /** Opens one sale, and for a minute or two only. */
  code: z.string(),
  /** Seconds until there is a new one. */
  expires_in: z.number(),
});
export type PersonalCode = z.output<typeof PersonalCode>;

export const getPersonalCode = defineRoute({
  method: 'GET',
  path: '/users/me/qr/',
  summary: 'The person’s number and the code of this minute, to be shown at a till',
  permission: 'session',
  responses: { 200: PersonalCode },
});

/** Decimal string in the organization's currency; its digits and bounds are checked by the server. */
const Amount = z
  .string()
  .check(z.regex(/^\d{1,12}(\.\d{1,3})?$/, 'amount_format' satisfies FieldProblem));

const sale = {
  /** A code, `UID12`, an id or a phone number. */
  client: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  amount: Amount,
  spend_cashback: z._default(z.boolean(), false),
};

const ofSeller = {
  method: 'POST',
  permission: { organization: 'can_sell' as OrganizationPermission, param: 'id' },
  params: IdParams,
  errors: [
    'not_found',
    'forbidden',
    'user_not_found',
    'client_code_expired',
    'client_code_used',
    'client_code_needed',
    'own_purchase',
  ],
} as const;

export const SaleQuote = z.object({
  client: z.object({ uid: z.string(), full_name: z.string(), avatar: z.nullable(z.string()) }),
  /** The client has shown a fresh code: cashback may be spent. */
  is_confirmed: z.boolean(),
  card: z.nullable(CartCard),
  goods: Money,
  discount: Money,
  cashback: z.object({
    /** What the client has; null without a fresh code. */
    balance: z.nullable(Money),
    spent: Money,
    earned: Money,
  }),
  /** What is left to pay in money. */
  total: Money,
});
export type SaleQuote = z.output<typeof SaleQuote>;

export const preprocessSale = defineRoute({
  ...ofSeller,
  path: '/organizations/{id}/transactions/preprocess/',
  summary: 'What a purchase of a typed sum would cost a client; nothing is booked',
  body: z.object(sale),
  responses: { 200: SaleQuote },
});

export const completeSale = defineRoute({
  ...ofSeller,
  path: '/organizations/{id}/transactions/complete/',
  summary: 'Sells for a typed sum: accepted, paid and handed over at once',
  idempotent: true,
  body: z.object({
    ...sale,
    /** What the seller has read out; 406 when it would be another sum by now. */
    total: z.optional(Amount),
  }),
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: [...ofSeller.errors, 'quote_changed'],
});
