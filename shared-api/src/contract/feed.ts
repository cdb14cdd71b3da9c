import { z } from 'zod/mini';
import { FEED_PAGE_SIZE } from './limits.ts';
import { Id, Image, Money, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { PeriodUnit } from './periods.ts';
import { defineRoute } from './route.ts';

/** newest has no value in the address; expensive is `-price`, cheaper is `price`. */
export const FeedOrder = z.enum(['price', '-price']);
export type FeedOrder = z.output<typeof FeedOrder>;

export const ItemKind = z.enum(['product', 'rent', 'ticket', 'resume']);
export type ItemKind = z.output<typeof ItemKind>;

/** An organization as a card shows it. */
export const OrganizationCard = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
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
  /** What the price is for, where that is a time. */
  price_unit: z.nullable(PeriodUnit),
  /** The price before the discount, where there is one. */
  old_price: z.nullable(Money),
  /** The price in the currency that a signed-in person has chosen; absent where it is the same. */
  converted_price: z.optional(Money),
  /** The first picture. */
  image: z.nullable(Image),
  organization: OrganizationCard,
  like_count: z.number(),
  comment_count: z.number(),
  /** Whether the caller likes it and has saved it; null for a guest. */
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
  summary: 'All categories of the feed with their subcategories',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(Category) }) },
});

/** Ids in one parameter, separated by commas. */
const Ids = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'invalid' satisfies FieldProblem)),
  z.transform((text) => text.split(',').map(Number)),
);

/** Which posts a feed shows. */
const feedFilter = {
  category: z.optional(Id),
  subcategories: z.optional(Ids),
  /** ISO 3166-1, two letters. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  city: z.optional(z.string().check(z.maxLength(100))),
  search: z.optional(z.string().check(z.maxLength(100))),
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
  responses: { 200: pageOf(FeedPost) },
});

export const askForNewerPosts = defineRoute({
  method: 'GET',
  path: '/shop/feed/newer/',
  summary: 'Whether a feed, newest first, has anything above this post by now',
  permission: 'public',
  query: z.object({ than: Id, ...feedFilter }),
  responses: { 200: z.object({ has_newer: z.boolean() }) },
});

/** What somebody who has begun to type may be looking for. */
export const suggestSearch = defineRoute({
  method: 'GET',
  path: '/shop/search/suggest/',
  summary:
    'Names of items and organizations like the beginning of a search, forgiving typing errors',
  permission: 'public',
  query: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  responses: {
    200: z.object({
      items: z.array(z.string()),
      organizations: z.array(OrganizationCard),
    }),
  },
});
