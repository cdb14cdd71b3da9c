import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Cart } from './carts.ts';
import { PickedItem } from './collections.ts';
import { Id, IdParams, Image, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { InputPercent } from './discounts.ts';
import { CategoryId, Flag, OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  PROMOTION_ITEMS_MAX,
  PROMOTION_PERSON_MAX,
  PROMOTION_QUOTA_MAX,
  PROMOTION_TEXT_LENGTH,
  PROMOTION_TITLE_LENGTH,
  PROMOTIONS_PAGE_SIZE,
} from './limits.ts';
import { LOCALES } from './locales.ts';
import type { OrganizationPermission } from './permissions.ts';
import { PromotionCode } from './promotion-code.ts';
import { PROMOTION_STATES } from './promotion-states.ts';
import { CountryCode } from './regions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

/** What a promotion takes off: one of the two. */
const Reduction = {
  /** A decimal string: `7.5`. */
  percent: z.nullable(z.string()),
  amount: z.nullable(Money),
};

/** A promotion as clients see it. */
export const Promotion = z.object({
  id: Id,
  organization: OrganizationCard,
  title: z.string(),
  image: z.nullable(Image),
  ...Reduction,
  /** What it is for; `items` and `category` are told in full on its page. */
  scope: z.enum(['all', 'items', 'category']),
  /** What the purchase must come to before. */
  minimum: z.nullable(Money),
  /** To be typed in the cart or told at the till; null where it counts by itself. */
  code: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  /** By whose days it begins and ends: an IANA name. */
  time_zone: z.string(),
  /** How often it can still be used; null: without a limit. */
  left: z.nullable(z.number()),
});
export type Promotion = z.output<typeof Promotion>;

export const PromotionDetail = z.extend(Promotion, {
  text: z.string(),
  state: z.enum(PROMOTION_STATES),
  /** How often one person can use it; null: without a limit. */
  per_person: z.nullable(z.number()),
  /** It counts beside a discount card, not instead of one. */
  with_card: z.boolean(),
  /** The name of its category; null where it is not for one. */
  category: z.nullable(z.string()),
  /** What it is for where that is chosen item by item, as far as the caller sees it. */
  items: z.array(z.object({ id: Id, title: z.string(), image: z.nullable(Image) })),
});
export type PromotionDetail = z.output<typeof PromotionDetail>;

/** Whether the caller is shown what an organization sells decides here as everywhere. */
export const listPromotions = defineRoute({
  method: 'GET',
  path: '/promos/',
  summary: 'Promotions that count now and that everybody may find, the newest first',
  permission: 'public',
  query: z.object({
    ...pageQuery(PROMOTIONS_PAGE_SIZE),
    organization: z.optional(Id),
    /** With a code to type, or without one. */
    kind: z.optional(z.enum(['code', 'automatic'])),
    /** Those that end within a week. */
    ending: z.optional(z.literal('soon')),
    /** Without organizations that the caller wants to see nothing of. */
    unmuted: Flag,
    /** Of the organization. */
    country: z.optional(CountryCode),
    city: z.optional(text(100)),
  }),
  responses: { 200: pageOf(Promotion) },
});

export const getPromotion = defineRoute({
  method: 'GET',
  path: '/promos/{id}/',
  summary: 'One promotion; what is not in lists opens with its code',
  permission: 'public',
  params: IdParams,
  query: z.object({ code: z.optional(text(PROMOTION_TITLE_LENGTH)) }),
  responses: { 200: PromotionDetail },
  errors: ['not_found'],
});

const InputTime = z.iso.datetime({ error: problem('date_format') });

const fields = {
  title: text(PROMOTION_TITLE_LENGTH),
  text: text(PROMOTION_TEXT_LENGTH, { isOptional: true, hasLines: true }),
  /** The same in other languages; readers of the others get the words above. */
  translations: z
    .array(
      z.object({
        locale: z.enum(LOCALES),
        title: text(PROMOTION_TITLE_LENGTH),
        text: text(PROMOTION_TEXT_LENGTH, { isOptional: true, hasLines: true }),
      }),
    )
    .check(
      atMost(LOCALES.length),
      z.refine(
        (list) => new Set(list.map(({ locale }) => locale)).size === list.length,
        problem('repeated'),
      ),
    ),
  /** An upload of the caller's; null takes the picture away, absent leaves it. */
  image_id: z.optional(z.nullable(Id)),
  percent: z.nullable(InputPercent),
  /** In the currency of the organization. */
  amount: z.nullable(InputAmount),
  /** With those below it; null where it is not for one. */
  category: z.nullable(CategoryId),
  /** Different products; none where it is for all, or for a category. */
  item_ids: z.array(Id).check(
    atMost(PROMOTION_ITEMS_MAX),
    z.refine((ids) => new Set(ids).size === ids.length, problem('repeated')),
  ),
  minimum: z.nullable(InputAmount),
  quota: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(PROMOTION_QUOTA_MAX))),
  per_person: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(PROMOTION_PERSON_MAX))),
  code: z.nullable(PromotionCode),
  with_card: z.boolean(),
  /** Whether people find it in lists. */
  is_listed: z.boolean(),
  starts_at: InputTime,
  ends_at: z.nullable(InputTime),
};

const Fields = z.object(fields);

function checkPromotion({ value, issues }: z.core.ParsePayload<z.output<typeof Fields>>): void {
  const refuse = (field: keyof typeof fields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: value[field] });
  const { percent, amount, category, item_ids, starts_at, ends_at } = value;
  if (percent === null && amount === null) refuse('percent', 'required');
  if (percent !== null && amount !== null) refuse('amount', 'invalid');
  if (category !== null && item_ids.length > 0) refuse('item_ids', 'invalid');
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    refuse('ends_at', 'reversed_range');
  }
}

export const PromotionInput = Fields.check(checkPromotion);
export type PromotionInput = z.output<typeof PromotionInput>;

/** A promotion in the list of staff, with what has come of it. */
export const StaffPromotion = z.extend(Promotion, {
  state: z.enum(PROMOTION_STATES),
  is_listed: z.boolean(),
  quota: z.nullable(z.number()),
  /** Orders that count, without those that were cancelled. */
  used: z.number(),
});
export type StaffPromotion = z.output<typeof StaffPromotion>;

/** A promotion as staff edit it. */
export const EditedPromotion = z.object({
  id: Id,
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
  state: z.enum(PROMOTION_STATES),
  used: z.number(),
  title: z.string(),
  text: z.string(),
  translations: z.array(z.object({ locale: z.enum(LOCALES), title: z.string(), text: z.string() })),
  image: z.nullable(Image),
  percent: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  category: z.nullable(Id),
  items: z.array(PickedItem),
  minimum: z.nullable(z.string()),
  quota: z.nullable(z.number()),
  per_person: z.nullable(z.number()),
  code: z.nullable(z.string()),
  with_card: z.boolean(),
  is_listed: z.boolean(),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
});
export type EditedPromotion = z.output<typeof EditedPromotion>;

const ofStaff = {
  permission: { organization: 'can_manage_discounts' as OrganizationPermission, param: 'id' },
} as const;

const path = '/organizations/{id}/promos/' as const;

const ofPromotion = {
  ...ofStaff,
  path: `${path}{promo}/`,
  params: z.object({ id: Id, promo: Id }),
} as const;

export const listStaffPromotions = defineRoute({
  ...ofStaff,
  method: 'GET',
  path,
  summary: 'All promotions of an organization, the newest first',
  params: IdParams,
  query: z.object(pageQuery(PROMOTIONS_PAGE_SIZE)),
  responses: { 200: z.extend(pageOf(StaffPromotion), { currency: z.string() }) },
  errors: ['not_found', 'forbidden'],
});

export const createPromotion = defineRoute({
  ...ofStaff,
  method: 'POST',
  path,
  summary: 'Adds a promotion as a draft',
  params: IdParams,
  idempotent: true,
  body: PromotionInput,
  responses: { 201: EditedPromotion },
  errors: [
    'not_found',
    'forbidden',
    'too_many_kept',
    'organization_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const getEditedPromotion = defineRoute({
  ...ofPromotion,
  method: 'GET',
  summary: 'A promotion with everything that staff can change',
  responses: { 200: EditedPromotion },
  errors: ['not_found', 'forbidden'],
});

export const updatePromotion = defineRoute({
  ...ofPromotion,
  method: 'PUT',
  summary:
    'Changes a promotion; orders keep what they were priced with. 409 when somebody else did meanwhile',
  body: z.object({ ...fields, version: z.number().check(z.int(), z.gte(1)) }).check(checkPromotion),
  responses: { 200: EditedPromotion },
  errors: ['not_found', 'forbidden', 'settings_changed', 'conflict'],
});

/** `start` also resumes a paused one; what has ended stays ended. */
const PROMOTION_ACTIONS = ['start', 'pause', 'end'] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

export const movePromotion = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: `${path}{promo}/move/`,
  summary: 'Starts, pauses or ends a promotion',
  params: z.object({ id: Id, promo: Id }),
  body: z.object({ action: z.enum(PROMOTION_ACTIONS) }),
  responses: { 200: EditedPromotion },
  errors: ['not_found', 'forbidden', 'conflict', 'organization_closed'],
});

export const deletePromotion = defineRoute({
  ...ofPromotion,
  method: 'DELETE',
  summary: 'Deletes a draft',
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const getPromotionStats = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/promo_stats/',
  summary: 'What has come of a promotion: orders that were not cancelled',
  params: IdParams,
  query: z.object({ promo: Id }),
  responses: {
    200: z.object({
      orders: z.number(),
      clients: z.number(),
      /** Of them, those whose first order there it was. */
      new_clients: z.number(),
      /** What clients paid or are to pay for the goods, and what the promotion took off. */
      turnover: Money,
      reduction: Money,
    }),
  },
  errors: ['not_found', 'forbidden'],
});

export const chooseCartPromotion = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/promotion/',
  summary: 'Sets the code that the client types; the cart says whether it counts, and why not',
  permission: 'session',
  params: IdParams,
  body: z.object({ code: z.nullable(PromotionCode) }),
  responses: { 200: Cart },
  errors: ['not_found'],
});
