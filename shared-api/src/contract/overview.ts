import { z } from 'zod/mini';
import { Id, IdParams, Image, Money } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { OrderKind } from './order-states.ts';
import { defineRoute } from './route.ts';

/** What leads a new owner on, in this order. */
export const SETUP_STEPS = [
  'picture',
  'description',
  'hours',
  'contacts',
  'place',
  'item',
  'delivery',
] as const;

/** Settled sales that were made within one hour, today and a week ago. */
export const HourOfSales = z.object({ hour: z.number(), total: Money, week_ago: Money });
export type HourOfSales = z.output<typeof HourOfSales>;

/** What waits in an organization today. Each part is null for those of the staff who may not see it. */
export const OrganizationOverview = z.object({
  /** Today there, `YYYY-MM-DD`. */
  day: z.string(),
  /** Orders to answer, of the kinds that the caller reads; kinds without any are left out. */
  orders: z.array(
    z.object({
      kind: OrderKind,
      count: z.number(),
      /** When the first of them is rejected by itself. */
      deadline: z.nullable(z.string()),
    }),
  ),
  /** Settled sales of the day, net of refunds, and of the same weekday a week ago until the same hour. */
  sales: z.nullable(
    z.object({
      total: Money,
      count: z.number(),
      week_ago: Money,
      /** The hours there, 0 to 23, that have sales today or had some on the whole day a week ago. */
      hours: z.optional(z.array(HourOfSales)),
    }),
  ),
  /** Sizes that run out, the emptiest first. */
  low_stock: z.nullable(
    z.object({
      count: z.number(),
      list: z.array(
        z.object({
          size_id: Id,
          item_id: Id,
          name: z.string(),
          size: z.string(),
          left: z.number(),
          image: z.nullable(Image),
        }),
      ),
    }),
  ),
  /** Organizations that ask to become partners, and people who ask to follow. */
  requests: z.nullable(
    z.object({
      /** Of organizations. */
      count: z.number(),
      /** How many people wait; counted no further than the cap of lists. */
      followers: z.number(),
      list: z.array(z.object({ id: Id, partner: OrganizationCard })),
    }),
  ),
  /** What makes the organization's page complete. */
  setup: z.nullable(z.array(z.object({ step: z.enum(SETUP_STEPS), is_done: z.boolean() }))),
});
export type OrganizationOverview = z.output<typeof OrganizationOverview>;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getOrganizationOverview = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/overview/',
  summary: 'What waits in an organization today, as far as the caller may see it',
  permission: { organization: 'member', param: 'id' },
  params: IdParams,
  responses: { 200: OrganizationOverview },
  errors: ['not_found'],
});
