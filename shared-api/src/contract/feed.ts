import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { FEED_ORDERS, ITEM_KINDS } from './enumerations.ts';
import {
  DEFAULT_CURRENCY,
  FEED_PAGE_SIZE,
  NEAR_KM_MAX,
  ORGANIZATIONS_FOUND_MAX,
  SEEN_ITEMS_MAX,
} from './limits.ts';
import { Id, Image, InputAmount, Money, pageOf, pageQuery, Point } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { PeriodUnit } from './periods.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/**
 * Newest first has no value; `-price` is most expensive first, `price` is cheapest first. `popular` is what was liked and
 * discussed lately.
 */
export const FeedOrder = z.enum(FEED_ORDERS);
export type FeedOrder = z.output<typeof FeedOrder>;

export const ItemKind = z.enum(ITEM_KINDS);
export type ItemKind = z.output<typeof ItemKind>;

/** An organization in short, as cards show it. */
export const OrganizationCard = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  /** Its own colour, `#rrggbb`; white is read on it. */
  color: z.string(),
  type: z.string(),
  is_verified: z.boolean(),
});
export type OrganizationCard = z.output<typeof OrganizationCard>;

/** One item of the feed. */
export const FeedPost = z.object({
  id: Id,
  kind: ItemKind,
  name: z.string(),
  description: z.string(),
  price: z.nullable(Money),
  /** The period that the price is for, if any. */
  price_unit: z.nullable(PeriodUnit),
  /** Whether the price of a day is that of a night. */
  by_night: z.optional(z.boolean()),
  /** Whether the price is the lowest of several: that of the cheapest section of an event. */
  is_from: z.optional(z.boolean()),
  /** Of an event: when it begins, and on how many later dates it can be seen besides. */
  date: z.optional(
    z.object({
      starts_at: z.string(),
      more_dates: z.number(),
      /** Both as a card says them, by the clock of the place and in the language of the reader. */
      words: z.string(),
    }),
  ),
  /** The price before the discount, if there is one. */
  old_price: z.nullable(Money),
  /** About as much in the currency that the reader has chosen; absent when that is the same. */
  converted_price: z.optional(Money),
  /** The first picture. */
  image: z.nullable(Image),
  /** Those after it, `CARD_PICTURES_MAX` with it at most, without previews; absent where there are none. */
  more_images: z.optional(z.array(Image)),
  organization: OrganizationCard,
  like_count: z.number(),
  comment_count: z.number(),
  /** Whether the caller has liked and saved it; null for a guest. */
  is_liked: z.nullable(z.boolean()),
  is_saved: z.nullable(z.boolean()),
  created_at: z.string(),
});
export type FeedPost = z.output<typeof FeedPost>;

/** A category with those below it. */
export const Category = z.object({
  id: Id,
  title: z.string(),
  subcategories: z.array(z.object({ id: Id, title: z.string() })),
});
export type Category = z.output<typeof Category>;

export const listCategories = defineRoute({
  method: 'GET',
  path: '/shop/categories/',
  summary: 'All categories with their subcategories',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(Category) }) },
});

/** A category has a smaller number than other things. */
export const CategoryId = Id.check(z.lte(2_147_483_647));

/** Ids in one parameter, separated by commas. */
export const CategoryIds = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'invalid' satisfies FieldProblem)),
  z.transform((text) => text.split(',').map(Number)),
);

/** Kinds in one parameter, separated by commas. */
const ItemKinds = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(product|rent|ticket|resume)(,(product|rent|ticket|resume)){0,3}$/,
        'invalid' satisfies FieldProblem,
      ),
    ),
  z.transform((text) => text.split(',') as ItemKind[]),
);

/** Ids in one parameter, separated by commas. */
const ItemIds = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(String.raw`^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,${SEEN_ITEMS_MAX - 1}}$`),
        'invalid' satisfies FieldProblem,
      ),
    ),
  z.transform((text) => text.split(',').map(Number)),
);

/** Present or absent. */
export const Flag = z.optional(z.literal('true'));

/** Which posts a feed shows. */
const feedFilter = {
  category: z.optional(CategoryId),
  subcategories: z.optional(CategoryIds),
  /** ISO 3166-1, two letters. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  city: z.optional(text(100, { isOptional: true })),
  search: z.optional(text(100, { isOptional: true })),
  /** The search finds nothing but what is written so. */
  exact: Flag,
  kinds: z.optional(ItemKinds),
  price_from: z.optional(InputAmount),
  price_to: z.optional(InputAmount),
  /** Of these prices; others are compared at today's rates. */
  price_currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), DEFAULT_CURRENCY),
  /** In stock in this size. */
  size: z.optional(text(40)),
  /** In stock, or free to rent. */
  available: Flag,
  /** Offered within so many kilometres of this point; both or neither. */
  near: z.optional(Point),
  within: z.optional(z.number().check(z.int(), z.gte(1), z.lte(NEAR_KM_MAX))),
  /** None but these, at most `SEEN_ITEMS_MAX`; what is gone meanwhile is left out. */
  ids: z.optional(ItemIds),
};

export const listFeed = defineRoute({
  method: 'GET',
  path: '/shop/feed/',
  summary: 'Posts of all organizations, newest first',
  permission: 'public',
  query: z.object({
    ...pageQuery(FEED_PAGE_SIZE),
    order_by: z.optional(FeedOrder),
    ...feedFilter,
  }),
  responses: {
    200: z.extend(pageOf(FeedPost), {
      /** What the search was corrected to; absent where it was not. */
      corrected_search: z.optional(z.string()),
    }),
  },
});

export const listFeedSizes = defineRoute({
  method: 'GET',
  path: '/shop/feed/sizes/',
  summary: 'The sizes of the first posts that a feed shows',
  permission: 'public',
  query: z.object(feedFilter),
  responses: { 200: z.object({ list: z.array(z.string()) }) },
});

export const askForNewerPosts = defineRoute({
  method: 'GET',
  path: '/shop/feed/newer/',
  summary: 'Whether the feed has anything newer than this post',
  permission: 'public',
  query: z.object({ than: Id, ...feedFilter }),
  responses: { 200: z.object({ has_newer: z.boolean() }) },
});

/** Suggestions for a partly typed search. */
export const suggestSearch = defineRoute({
  method: 'GET',
  path: '/shop/search/suggest/',
  summary:
    'Names of items and organizations like the beginning of a search, forgiving typing errors',
  permission: 'public',
  query: z.object({ search: text(100) }),
  responses: {
    200: z.object({
      items: z.array(z.string()),
      organizations: z.array(OrganizationCard),
    }),
  },
});

export const searchOrganizations = defineRoute({
  method: 'GET',
  path: '/shop/search/organizations/',
  summary: 'Organizations that a search finds, forgiving typing errors',
  permission: 'public',
  query: z.object({ search: text(100), exact: Flag }),
  responses: {
    200: z.object({ list: z.array(OrganizationCard).check(atMost(ORGANIZATIONS_FOUND_MAX)) }),
  },
});
