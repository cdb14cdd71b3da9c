import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { DISCOUNT_TYPES, WHOLESALE_STATUSES } from './enumerations.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  WHOLESALE_CLIENTS_PAGE_SIZE,
  WHOLESALE_NOTE_LENGTH,
  WHOLESALE_QUANTITY_MAX,
  WHOLESALE_STEPS_MAX,
} from './limits.ts';
import { PersonCard } from './person-card.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** Where a client stands who has asked an organization for its wholesale prices. */
const WholesaleStatus = z.enum(WHOLESALE_STATUSES);

/** What the caller is to an organization that sells in quantity. */
export const WholesaleStanding = z.object({
  /** Whether anything has a wholesale price there. */
  is_offered: z.boolean(),
  /** Null for whoever has never asked. */
  status: z.nullable(WholesaleStatus),
  /** Whether they may ask now. */
  can_request: z.boolean(),
});
export type WholesaleStanding = z.output<typeof WholesaleStanding>;

/** A price from a number of pieces on, counted over all sizes of the item. */
export const WholesaleStep = z.object({ min_quantity: z.number(), price: Money });
export type WholesaleStep = z.output<typeof WholesaleStep>;

const ofClient = {
  permission: 'session',
  path: '/organizations/{id}/wholesale/',
  params: IdParams,
} as const;

export const getWholesaleStanding = defineRoute({
  ...ofClient,
  method: 'GET',
  summary: 'Whether an organization has wholesale prices, and whether the caller gets them',
  responses: { 200: WholesaleStanding },
  errors: ['not_found'],
});

/** What a client says of themselves as they ask. */
export const WholesaleRequest = z.object({
  note: text(WHOLESALE_NOTE_LENGTH, { isOptional: true, hasLines: true }),
});

export const requestWholesale = defineRoute({
  ...ofClient,
  method: 'POST',
  summary: 'Asks for the wholesale prices of an organization',
  body: WholesaleRequest,
  responses: { 200: WholesaleStanding },
  /** `conflict` for some days after the organization has declined. */
  errors: ['not_found', 'conflict', 'blocked', 'sells_nothing'],
});

export const withdrawWholesale = defineRoute({
  ...ofClient,
  method: 'DELETE',
  summary: 'Takes the request back, or does without the wholesale prices',
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});

/** What the card that a client uses with an organization makes of one piece. */
export const OwnCardPrice = z.object({
  kind: z.enum(DISCOUNT_TYPES),
  percent: z.string(),
  /** What is left to pay; of a cashback card what comes back. */
  sum: Money,
});
export type OwnCardPrice = z.output<typeof OwnCardPrice>;

export const getOwnWholesalePrices = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/wholesale/',
  summary:
    'The wholesale prices of an item for the caller, none for whoever is not confirmed; without them its price with their card',
  permission: 'session',
  params: IdParams,
  responses: {
    200: z.object({ steps: z.array(WholesaleStep), card: z.nullable(OwnCardPrice) }),
  },
});

const ofStaff = {
  permission: { organization: 'can_manage_discounts' as OrganizationPermission, param: 'id' },
} as const;

export const WholesaleClient = z.extend(PersonCard, {
  status: WholesaleStatus,
  note: z.string(),
  /** When they have asked for the last time. */
  requested_at: z.string(),
  answered_at: z.nullable(z.string()),
});
export type WholesaleClient = z.output<typeof WholesaleClient>;

export const listWholesaleClients = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/wholesale/clients/',
  summary: 'Who has asked for wholesale prices, of one status, the latest request first',
  params: IdParams,
  query: z.object({
    ...pageQuery(WHOLESALE_CLIENTS_PAGE_SIZE),
    status: z._default(WholesaleStatus, 'requested'),
  }),
  responses: { 200: pageOf(WholesaleClient) },
  errors: ['not_found', 'forbidden'],
});

export const WholesaleAnswer = z.enum(['confirmed', 'declined', 'ended']);
export type WholesaleAnswer = z.output<typeof WholesaleAnswer>;

export const answerWholesaleClient = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/wholesale/clients/',
  summary: 'Confirms or declines a client, or ends their wholesale prices',
  params: IdParams,
  body: z.object({ user_id: Id, status: WholesaleAnswer }),
  responses: { 200: z.object({ status: WholesaleStatus }) },
  errors: ['not_found', 'forbidden', 'conflict', 'client_blocked'],
});

const InputStep = z.object({
  min_quantity: z.number().check(z.int(), z.gte(2), z.lte(WHOLESALE_QUANTITY_MAX)),
  price: InputAmount,
});

/** From the smallest quantity on; more pieces cost less each. */
export const WholesaleSteps = z.object({
  steps: z.array(InputStep).check(atMost(WHOLESALE_STEPS_MAX), ({ value: steps, issues }) => {
    const refuse = (
      index: number,
      field: keyof z.output<typeof InputStep>,
      message: FieldProblem,
    ) => issues.push({ code: 'custom', message, path: [index, field], input: steps[index] });
    for (const [index, { min_quantity, price }] of steps.entries()) {
      const before = steps[index - 1];
      if (Number(price) === 0) refuse(index, 'price', 'too_small');
      if (before && min_quantity <= before.min_quantity) {
        refuse(index, 'min_quantity', 'too_small');
      }
      if (before && Number(price) >= Number(before.price)) refuse(index, 'price', 'too_big');
    }
  }),
});
export type WholesaleSteps = z.output<typeof WholesaleSteps>;

const ofItem = {
  ...ofStaff,
  path: '/organizations/{id}/items/{item}/wholesale/',
  params: z.object({ id: Id, item: Id }),
} as const;

const ItemWholesale = z.object({
  name: z.string(),
  /** What one piece costs everybody; null while the item has no price. */
  price: z.nullable(Money),
  currency: z.string(),
  steps: z.array(WholesaleStep),
});
export type ItemWholesale = z.output<typeof ItemWholesale>;

export const getItemWholesale = defineRoute({
  ...ofItem,
  method: 'GET',
  summary: 'The wholesale prices of a product, for the staff',
  responses: { 200: ItemWholesale },
  errors: ['not_found', 'forbidden'],
});

export const setItemWholesale = defineRoute({
  ...ofItem,
  method: 'PUT',
  summary: 'Sets the wholesale prices of a product; an empty list takes them away',
  body: WholesaleSteps,
  responses: { 200: ItemWholesale },
  errors: ['not_found', 'forbidden'],
});
