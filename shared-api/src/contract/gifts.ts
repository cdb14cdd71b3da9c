import { z } from 'zod/mini';
import { Cart } from './carts.ts';
import { Id, IdParams, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { GIFT_ENTRY_KINDS, GIFT_KINDS, GIFT_STATES } from './gift-states.ts';
import { GIFT_NOTE_LENGTH, GIFTS_AT_ONCE_MAX, GIFTS_PAGE_SIZE } from './limits.ts';
import { Day } from './periods.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const gift = {
  id: Id,
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  /** As it was issued. */
  amount: Money,
  balance: Money,
  expires_at: z.nullable(z.string()),
  created_at: z.string(),
};

/** A gift card in the wallet of the caller. */
export const Gift = z.object({
  ...gift,
  organization: OrganizationCard,
  /** For its QR and for typing; null where nothing can be paid with it any more. */
  code: z.nullable(z.string()),
});
export type Gift = z.output<typeof Gift>;

/** A gift card as the staff see it. */
export const StaffGift = z.object({
  ...gift,
  note: z.string(),
  /** Why it is blocked. */
  block_reason: z.nullable(z.string()),
  /** Until somebody has put it into their wallet, which draws another; null from then on. */
  code: z.nullable(z.string()),
});
export type StaffGift = z.output<typeof StaffGift>;

export const GiftEntry = z.object({
  id: Id,
  kind: z.enum(GIFT_ENTRY_KINDS),
  /** Below zero where it went away. */
  amount: Money,
  /** Of a correction. */
  reason: z.optional(z.string()),
  /** The order; null where there is none, or where it is somebody else's. */
  transaction_id: z.nullable(Id),
  created_at: z.string(),
});
export type GiftEntry = z.output<typeof GiftEntry>;

const GiftEntries = z.object({
  /** The latest first, no more than the latest hundred. */
  list: z.array(GiftEntry),
});

export const listGifts = defineRoute({
  method: 'GET',
  path: '/gifts/',
  summary:
    'The gift cards in the wallet of the caller, those to pay with first; the latest hundred',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(Gift) }) },
});

export const claimGift = defineRoute({
  method: 'POST',
  path: '/gifts/claim/',
  summary:
    'Puts a gift card into the wallet of whoever has its code; the code is worth nothing afterwards',
  permission: 'session',
  idempotent: true,
  body: z.object({ code: text(60) }),
  responses: { 201: z.object({ id: Id }) },
  /** `not_found` for whatever is no code now, `conflict` for a card that is empty, expired or blocked. */
  errors: ['not_found', 'conflict', 'blocked', 'too_many_requests'],
});

export const listGiftEntries = defineRoute({
  method: 'GET',
  path: '/gifts/{id}/entries/',
  summary: 'What has become of a gift card of the caller',
  permission: 'session',
  params: IdParams,
  responses: { 200: GiftEntries },
  errors: ['not_found'],
});

export const updateCartGifts = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/gifts/',
  summary: 'Sets whether a cart is paid with gift cards: as much as there is, up to its price',
  permission: 'session',
  params: IdParams,
  body: z.object({ spend: z.boolean() }),
  responses: { 200: Cart },
  errors: ['not_found'],
});

const ofStaff = {
  permission: { organization: 'can_manage_discounts' as OrganizationPermission, param: 'id' },
} as const;

const StaffGiftParams = z.object({ id: Id, gift: Id });

export const listStaffGifts = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/gifts/',
  summary: 'The gift cards that an organization has issued, the newest first',
  params: IdParams,
  query: z.object({
    ...pageQuery(GIFTS_PAGE_SIZE),
    state: z.optional(z.enum(GIFT_STATES)),
  }),
  responses: { 200: z.extend(pageOf(StaffGift), { currency: z.string() }) },
  errors: ['not_found', 'forbidden'],
});

export const issueGifts = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/gifts/',
  summary: 'Issues gift cards or vouchers that are all alike',
  params: IdParams,
  idempotent: true,
  body: z.object({
    kind: z.enum(GIFT_KINDS),
    /** In the currency of the organization. */
    amount: InputAmount,
    count: z.number().check(z.int(), z.gte(1), z.lte(GIFTS_AT_ONCE_MAX)),
    /** The last day, by the clock of the organization; null: without an end. */
    expires_on: z.nullable(Day),
    /** For the staff alone. */
    note: text(GIFT_NOTE_LENGTH, { isOptional: true }),
  }),
  responses: { 201: z.object({ ids: z.array(Id) }) },
  errors: ['not_found', 'forbidden', 'too_many_kept', 'sells_nothing'],
});

export const listStaffGiftEntries = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/gifts/{gift}/entries/',
  summary: 'What has become of a gift card',
  params: StaffGiftParams,
  responses: { 200: GiftEntries },
  errors: ['not_found', 'forbidden'],
});

export const blockGift = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/gifts/{gift}/',
  summary: 'Blocks a gift card with a reason, or lifts that; nothing is paid with it meanwhile',
  params: StaffGiftParams,
  body: z.object({
    /** Null lifts it. */
    block_reason: z.nullable(text(GIFT_NOTE_LENGTH)),
  }),
  responses: { 200: StaffGift },
  errors: ['not_found', 'forbidden'],
});

export const correctGift = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/gifts/{gift}/correct/',
  summary: 'Sets right what is on a gift card, with a reason that its holder sees, too',
  params: StaffGiftParams,
  body: z.object({
    /** What is to be on it, no more than it was issued with. */
    balance: InputAmount,
    /** What was on it when the caller looked: with something else by now it is a conflict. */
    seen: InputAmount,
    reason: text(GIFT_NOTE_LENGTH),
  }),
  responses: { 200: StaffGift },
  errors: ['not_found', 'forbidden', 'conflict'],
});
