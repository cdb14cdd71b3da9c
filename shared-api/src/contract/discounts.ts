import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { CartCard } from './carts.ts';
import { Id, IdParams, InputAmount, Money, pageOf, pageQuery, Point } from './common.ts';
import { CASHBACK_KINDS, DISCOUNT_BACKGROUNDS, DISCOUNT_TYPES } from './enumerations.ts';
import { Flag, OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  CASHBACK_DAYS_MAX,
  CASHBACK_ENTRIES_PAGE_SIZE,
  DISCOUNT_TIERS_MAX,
  DISCOUNTS_PAGE_SIZE,
  TOTAL_DISCOUNT_MAX,
} from './limits.ts';
import { DiscountCard } from './organizations.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { TicketWallet } from './ticket-states.ts';

export const DiscountKind = z.enum(DISCOUNT_TYPES);
export type DiscountKind = z.output<typeof DiscountKind>;

/** More than 0 and up to 100, with two digits after the point. */
export const InputPercent = z
  .string()
  .check(
    z.regex(
      /^(?!0+(\.0+)?$)(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/,
      'percent_format' satisfies FieldProblem,
    ),
  );

const InputTier = z.object({
  percent: InputPercent,
  /** What a client must have spent there before, in the currency of the organization. */
  limit: InputAmount,
});

/** A card as its organization keeps it. A fixed card is one step without a limit. */
export const InputCard = z
  .object({
    kind: DiscountKind,
    background: z.enum(DISCOUNT_BACKGROUNDS),
    is_paused: z.boolean(),
    /** A refund takes no step away that a client has reached; of cumulative cards alone. */
    never_downgrades: z.boolean(),
    /** After so many days without a purchase a client's cashback expires; null: never. */
    cashback_days: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(CASHBACK_DAYS_MAX))),
    tiers: z.array(InputTier).check(z.minLength(1), atMost(DISCOUNT_TIERS_MAX)),
  })
  .check(({ value: card, issues }) => {
    const { kind, tiers } = card;
    const refuse = (path: (string | number)[], message: FieldProblem) =>
      issues.push({ code: 'custom', message, path, input: card });
    if (kind !== 'cashback' && card.cashback_days !== null) refuse(['cashback_days'], 'invalid');
    if (kind !== 'cumulative' && card.never_downgrades) refuse(['never_downgrades'], 'invalid');
    if (kind === 'fixed' && (tiers.length > 1 || Number(tiers[0]?.limit) > 0)) {
      refuse(['tiers'], 'invalid');
    }
    for (const [index, { percent, limit }] of tiers.entries()) {
      const others = tiers.slice(0, index);
      if (Number(limit) > TOTAL_DISCOUNT_MAX) refuse(['tiers', index, 'limit'], 'too_big');
      if (others.some((other) => Number(other.percent) === Number(percent))) {
        refuse(['tiers', index, 'percent'], 'repeated');
      }
      if (others.some((other) => Number(other.limit) === Number(limit))) {
        refuse(['tiers', index, 'limit'], 'repeated');
      }
      const isLess = tiers.some(
        (other) => Number(other.limit) < Number(limit) && Number(other.percent) > Number(percent),
      );
      if (isLess) refuse(['tiers', index, 'percent'], 'too_small');
    }
  });
export type InputCard = z.output<typeof InputCard>;

export const DiscountBook = z.object({
  /** Of the cards together; 0 before the first change. */
  version: z.number(),
  currency: z.string(),
  cards: z.array(
    z.object({
      kind: DiscountKind,
      background: z.enum(DISCOUNT_BACKGROUNDS),
      is_paused: z.boolean(),
      never_downgrades: z.boolean(),
      cashback_days: z.nullable(z.number()),
      tiers: z.array(z.object({ percent: z.string(), limit: z.string() })),
    }),
  ),
});
export type DiscountBook = z.output<typeof DiscountBook>;

const ofStaff = {
  permission: { organization: 'can_manage_discounts' as OrganizationPermission, param: 'id' },
  params: IdParams,
} as const;

const Version = z.number().check(z.int(), z.gte(0));

export const getDiscounts = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/discounts/',
  summary: 'The discount cards of an organization, for the staff who look after them',
  responses: { 200: DiscountBook },
  errors: ['not_found', 'forbidden'],
});

export const updateDiscounts = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/discounts/doBulkUpdate/',
  summary: 'Stores cards in place of those of the same kinds, all or none; others stay',
  body: z.object({
    /** As it was read. */
    version: Version,
    cards: z
      .array(InputCard)
      .check(z.minLength(1), atMost(DISCOUNT_TYPES.length), ({ value: cards, issues }) => {
        for (const [index, { kind }] of cards.entries()) {
          if (cards.slice(0, index).every((other) => other.kind !== kind)) continue;
          const message: FieldProblem = 'repeated';
          issues.push({ code: 'custom', message, path: [index, 'kind'], input: cards });
        }
      }),
  }),
  responses: { 200: DiscountBook },
  errors: ['not_found', 'forbidden', 'settings_changed', 'organization_closed'],
});

export const deleteDiscounts = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/discounts/doBulkDelete/',
  summary: 'Takes cards away; cashback that clients have can still be spent',
  body: z.object({
    version: Version,
    kinds: z.array(DiscountKind).check(z.minLength(1), atMost(DISCOUNT_TYPES.length)),
  }),
  responses: { 200: DiscountBook },
  errors: ['not_found', 'forbidden', 'settings_changed'],
});

export const listDiscountBackgrounds = defineRoute({
  method: 'GET',
  path: '/discount_backgrounds/',
  summary: 'The backgrounds that a discount card may have, by the names of their gradients',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(z.enum(DISCOUNT_BACKGROUNDS)) }) },
});

/** The cards that one organization offers. */
export const DiscountOffer = z.object({
  /** The organization's. */
  id: Id,
  organization: OrganizationCard,
  cards: z.array(DiscountCard),
  /** Metres to it; absent where no point was named. */
  distance: z.optional(z.number()),
});
export type DiscountOffer = z.output<typeof DiscountOffer>;

export const listDiscountOffers = defineRoute({
  method: 'GET',
  path: '/discounts/',
  summary: 'Organizations with the cards that they offer, the newest or the nearest first',
  permission: 'public',
  query: z.object({
    ...pageQuery(DISCOUNTS_PAGE_SIZE),
    /** The nearest first, no farther than `NEAR_KM_USUAL`. */
    near: z.optional(Point),
    /** Only those that work with this organization. */
    partners_of: z.optional(Id),
    /** Without organizations that the caller wants to see nothing of. */
    unmuted: Flag,
  }),
  responses: { 200: pageOf(DiscountOffer) },
});

/** What somebody has at one organization. */
export const ClientWallet = z.object({
  /** The organization's. */
  id: Id,
  organization: OrganizationCard,
  /** As they apply to the client; the first one counts there. */
  cards: z.array(z.extend(CartCard, { spent: Money, tiers: DiscountCard.shape.tiers })),
  /** The card that the client has chosen; null: whichever is best. */
  chosen: z.nullable(DiscountKind),
  /** Cashback to spend; null where there has never been any. */
  balance: z.nullable(Money),
  /** Cashback that later purchases repay. */
  debt: z.nullable(Money),
  /** When the balance expires unless something is bought before; null: it does not. */
  expires_at: z.nullable(z.string()),
  is_pinned: z.boolean(),
  /** Wallets of phones that the first card can be put into; absent where it cannot, and in lists. */
  passes: z.optional(z.array(TicketWallet)),
});
export type ClientWallet = z.output<typeof ClientWallet>;

export const listOwnDiscounts = defineRoute({
  method: 'GET',
  path: '/discounts/own/',
  summary:
    'The cards of the signed-in person: where they buy, follow or have cashback, pinned ones first',
  permission: 'session',
  query: z.object(pageQuery(DISCOUNTS_PAGE_SIZE)),
  responses: { 200: pageOf(ClientWallet) },
});

const ofClient = {
  permission: 'session',
  path: '/organizations/{id}/discounts/own/',
  params: IdParams,
  responses: { 200: ClientWallet },
  errors: ['not_found'],
} as const;

export const getOwnDiscounts = defineRoute({
  ...ofClient,
  method: 'GET',
  summary: 'The cards of the signed-in person at one organization',
});

export const chooseDiscount = defineRoute({
  ...ofClient,
  method: 'PUT',
  summary: 'Which card the client uses there, and whether it stands before all others',
  /** What is absent stays. */
  body: z.object({
    chosen: z.optional(z.nullable(DiscountKind)),
    is_pinned: z.optional(z.boolean()),
  }),
});

const ofPass = {
  method: 'GET',
  permission: 'session',
  params: IdParams,
  errors: ['not_found', 'wallet_off'],
} as const;

export const getAppleCard = defineRoute({
  ...ofPass,
  path: '/organizations/{id}/discounts/own/apple_pass/',
  summary: 'The card of the signed-in person as a pass for Apple Wallet, where passes are signed',
  responses: { 200: { mediaType: 'application/vnd.apple.pkpass' } },
});

export const getGoogleCard = defineRoute({
  ...ofPass,
  path: '/organizations/{id}/discounts/own/google_pass/',
  summary:
    'The signed address that saves the card of the signed-in person to Google Wallet, where passes are signed',
  responses: { 200: z.object({ url: z.string() }) },
});

/** A line of the ledger of somebody’s cashback. */
export const CashbackEntry = z.object({
  id: Id,
  kind: z.enum(CASHBACK_KINDS),
  amount: Money,
  /** The order that it belongs to; null for what has expired. */
  transaction_id: z.nullable(Id),
  created_at: z.string(),
});
export type CashbackEntry = z.output<typeof CashbackEntry>;

export const listCashbackEntries = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/discounts/entries/',
  summary:
    'What has become of the signed-in person’s cashback at an organization, the latest first',
  permission: 'session',
  params: IdParams,
  query: z.object(pageQuery(CASHBACK_ENTRIES_PAGE_SIZE)),
  responses: { 200: pageOf(CashbackEntry) },
});
