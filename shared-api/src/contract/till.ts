import { z } from 'zod/mini';
import { AppliedPromotion, CartCard, TypedCode } from './carts.ts';
import { Id, IdParams, InputAmount, Money, SeenTotal } from './common.ts';
import { DISCOUNT_TYPES } from './enumerations.ts';
import type { OrganizationPermission } from './permissions.ts';
import { PromotionCode } from './promotion-code.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** The content of the personal QR code; scanning it proves that the client is present. */
export const PersonalCode = z.object({
  /** `UID12`, for typing. */
  uid: z.string(),
  /** Opens one sale, within a minute or two. */
  code: z.string(),
  /** Seconds until the next code. */
  expires_in: z.number(),
});
export type PersonalCode = z.output<typeof PersonalCode>;

export const getPersonalCode = defineRoute({
  method: 'GET',
  path: '/users/me/qr/',
  summary: 'The person’s number and the code of the current minute, to show at a till',
  permission: 'session',
  responses: { 200: PersonalCode },
});

/** A code, `UID12`, an id or a phone number. */
const ClientText = text(200);

const sale = {
  client: ClientText,
  amount: InputAmount,
  spend_cashback: z._default(z.boolean(), false),
  /** Pays with the gift cards of the client, as far as they go. */
  spend_gifts: z._default(z.boolean(), false),
  /** The code of a gift card that the client has with them, in a wallet or not; it pays before those of the client. */
  gift_code: z.optional(text(60)),
  /** The card that the seller chooses; what the client has chosen beats it. */
  card: z.optional(z.enum(DISCOUNT_TYPES)),
  /** The code of a promotion that the client names. */
  code: z.optional(PromotionCode),
};

const ofSeller = {
  permission: { organization: 'can_sell' as OrganizationPermission, param: 'id' },
  params: IdParams,
} as const;

const clientErrors = [
  'not_found',
  'forbidden',
  'user_not_found',
  'client_code_expired',
  'client_code_used',
  'own_purchase',
] as const;

/** A client with their card and balance at the organization. */
export const SaleClient = z.object({
  client: z.object({
    uid: z.string(),
    /** Initials until the client has shown a code. */
    full_name: z.string(),
    /** Null until then. */
    avatar: z.nullable(z.string()),
  }),
  /** The client has shown a valid code, so cashback may be spent. */
  is_confirmed: z.boolean(),
  /** They buy wholesale there; present alone where it is so, and with a valid code. */
  is_wholesale: z.optional(z.literal(true)),
  /** The one that counts. */
  card: z.nullable(CartCard),
  /** All that the seller may choose from; none besides `card` where the client has chosen. */
  cards: z.array(CartCard),
  /** The organization's currency, ISO 4217: sums are typed in it. */
  currency: z.string(),
  /** The client's cashback balance; null without a valid code. */
  balance: z.nullable(Money),
  /** What is on the client's gift cards there; present with a valid code where there is something. */
  gift_balance: z.optional(Money),
});
export type SaleClient = z.output<typeof SaleClient>;

export const SaleQuote = z.extend(SaleClient, {
  goods: Money,
  discount: Money,
  /** Present where a promotion counts: that, and what the card takes off besides. */
  promotion: z.optional(AppliedPromotion),
  card_discount: z.optional(Money),
  /** Present where a code was sent. */
  promotion_code: z.optional(TypedCode),
  cashback_spent: Money,
  cashback_earned: Money,
  /** What gift cards pay; absent where they pay nothing. */
  gift_spent: z.optional(Money),
  /** The remaining amount to pay. */
  total: Money,
});
export type SaleQuote = z.output<typeof SaleQuote>;

export const findSaleClient = defineRoute({
  ...ofSeller,
  method: 'GET',
  path: '/organizations/{id}/transactions/client/',
  summary: 'The client that a seller has scanned or typed, with their discount card',
  query: z.object({ client: ClientText }),
  responses: { 200: SaleClient },
  errors: clientErrors,
});

export const preprocessSale = defineRoute({
  ...ofSeller,
  method: 'POST',
  path: '/organizations/{id}/transactions/preprocess/',
  summary: 'What a purchase of a typed sum would cost a client; a quote only',
  body: z.object(sale),
  responses: { 200: SaleQuote },
  errors: [...clientErrors, 'client_code_needed', 'conflict', 'too_many_requests'],
});

export const CASHBACK_ACTIONS = ['charge', 'withdraw'] as const;
export type CashbackAction = (typeof CASHBACK_ACTIONS)[number];

export const moveCashback = defineRoute({
  ...ofSeller,
  method: 'POST',
  path: '/organizations/{id}/transactions/cashback/',
  summary: 'Gives a client who shows their code cashback without a sale, or takes some',
  idempotent: true,
  body: z.object({
    client: ClientText,
    action: z.enum(CASHBACK_ACTIONS),
    amount: InputAmount,
  }),
  responses: { 201: z.object({ balance: Money }) },
  errors: [...clientErrors, 'client_code_needed', 'client_blocked', 'sells_nothing'],
});

export const completeSale = defineRoute({
  ...ofSeller,
  method: 'POST',
  path: '/organizations/{id}/transactions/complete/',
  summary: 'Sells for a typed sum: accepted, paid and handed over at once',
  idempotent: true,
  body: z.object({
    ...sale,
    total: SeenTotal,
  }),
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: [
    ...clientErrors,
    'client_code_needed',
    'client_blocked',
    'sells_nothing',
    'quote_changed',
    'conflict',
    'too_many_requests',
  ],
});
