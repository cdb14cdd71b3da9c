import { z } from 'zod/mini';
import { Id, IdParams, Image, Money } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { CART_QUANTITY_MAX } from './limits.ts';
import { defineRoute } from './route.ts';

/** What is wrong with a line since the client has last seen it. */
export const LineChange = z.enum(['price', 'stock', 'gone']);
export type LineChange = z.output<typeof LineChange>;

export const CartLine = z.object({
  size_id: Id,
  item: z.object({ id: Id, name: z.string(), image: z.nullable(Image) }),
  size: z.string(),
  quantity: z.number(),
  /** How many can be had now. */
  available: z.number(),
  price: Money,
  total: Money,
  change: z.nullable(LineChange),
});
export type CartLine = z.output<typeof CartLine>;

/** How the organization's discount card applies. Percents are decimal strings: `7.5`. */
export const CartCard = z.object({
  kind: z.enum(['fixed', 'cumulative']),
  percent: z.string(),
  next: z.nullable(z.object({ percent: z.string(), missing: Money })),
});
export type CartCard = z.output<typeof CartCard>;

export const Cart = z.object({
  id: Id,
  version: z.number(),
  organization: z.extend(OrganizationCard, { address: z.string() }),
  lines: z.array(CartLine),
  card: z.nullable(CartCard),
  goods: Money,
  discount: Money,
  total: Money,
});
export type Cart = z.output<typeof Cart>;

export const CartSummary = z.object({
  id: Id,
  organization: OrganizationCard,
  count: z.number(),
  goods: Money,
  images: z.array(Image),
});
export type CartSummary = z.output<typeof CartSummary>;

const Quantity = z.number().check(z.int(), z.gte(0), z.lte(CART_QUANTITY_MAX));

export const listCarts = defineRoute({
  method: 'GET',
  path: '/carts/',
  summary: 'The client’s carts, one for each organization',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(CartSummary) }) },
});

export const countCartItems = defineRoute({
  method: 'GET',
  path: '/carts/count/',
  summary: 'How many items are in all carts',
  permission: 'session',
  responses: { 200: z.object({ count: z.number() }) },
});

export const addToCart = defineRoute({
  method: 'POST',
  path: '/carts/items/',
  summary: 'Puts a size into the cart of its organization; more of it when it is there already',
  permission: 'session',
  body: z.object({ size_id: Id, quantity: z._default(Quantity.check(z.gte(1)), 1) }),
  responses: { 200: z.object({ cart_id: Id, count: z.number() }) },
  errors: ['not_found', 'conflict'],
});

export const getCart = defineRoute({
  method: 'GET',
  path: '/carts/{id}/',
  summary: 'A cart with prices, stock and discount as they are now',
  permission: 'session',
  params: IdParams,
  responses: { 200: Cart },
  errors: ['not_found'],
});

export const updateCart = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/',
  summary: 'Sets quantities; 0 removes a line. Also takes present prices as seen.',
  permission: 'session',
  params: IdParams,
  body: z.object({
    lines: z
      .array(z.object({ size_id: Id, quantity: Quantity }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  responses: { 200: Cart },
  errors: ['not_found', 'cart_changed'],
});

/** Picking it up oneself: the organization accepts, the client comes, pays there and takes it. */
export const checkoutSelfPickup = defineRoute({
  method: 'POST',
  path: '/carts/{id}/selfPickup/',
  summary: 'Orders what is in the cart; 400 with the cart when a price or the stock has changed',
  permission: 'session',
  idempotent: true,
  params: IdParams,
  body: z.object({ version: z.number().check(z.int(), z.gte(1)) }),
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: ['not_found', 'cart_changed'],
});
