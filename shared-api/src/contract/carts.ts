import { z } from 'zod/mini';
import { Id, IdParams, Image, Money } from './common.ts';
import { DeliveryAddress } from './delivery-addresses.ts';
import { OrganizationCard } from './feed.ts';
import { CART_QUANTITY_MAX } from './limits.ts';
import { OrderMethod } from './order-states.ts';
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
  kind: z.enum(['fixed', 'cumulative', 'cashback']),
  percent: z.string(),
  next: z.nullable(z.object({ percent: z.string(), missing: Money })),
});
export type CartCard = z.output<typeof CartCard>;

/** Cashback of this organization: what the client has, spends here, and earns with this purchase. */
export const CartCashback = z.object({
  balance: Money,
  is_spent: z.boolean(),
  spent: Money,
  earned: Money,
});
export type CartCashback = z.output<typeof CartCashback>;

/** What having it brought costs; `address` is null until the client has told one. */
export const CartDelivery = z.object({
  address: z.nullable(DeliveryAddress),
  fee: Money,
  free_from: z.nullable(Money),
  /** Everything, the fee included. */
  total: Money,
});
export type CartDelivery = z.output<typeof CartDelivery>;

export const Cart = z.object({
  id: Id,
  version: z.number(),
  organization: z.extend(OrganizationCard, { address: z.string() }),
  lines: z.array(CartLine),
  card: z.nullable(CartCard),
  goods: Money,
  discount: Money,
  cashback: z.nullable(CartCashback),
  /** To pay where nothing is brought. */
  total: Money,
  delivery: z.nullable(CartDelivery),
  /** How it can be had and paid for. */
  methods: z.array(OrderMethod),
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

export const updateCartDelivery = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/updateDelivery/',
  summary: 'Chooses the address to which a cart is to be brought',
  permission: 'session',
  params: IdParams,
  body: z.object({ address_id: Id }),
  responses: { 200: Cart },
  errors: ['not_found'],
});

export const updateCartCashback = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/cashback/',
  summary: 'Whether cashback is spent on a cart: as much as there is, up to what it costs',
  permission: 'session',
  params: IdParams,
  body: z.object({ spend: z.boolean() }),
  responses: { 200: Cart },
  errors: ['not_found'],
});

const checkout = {
  method: 'POST',
  permission: 'session',
  idempotent: true,
  params: IdParams,
  /** 400 with the cart when a price, the stock or the cashback has changed since. */
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: ['not_found', 'cart_changed', 'conflict'],
} as const;
const version = z.number().check(z.int(), z.gte(1));

export const checkoutSelfPickup = defineRoute({
  ...checkout,
  path: '/carts/{id}/selfPickup/',
  summary: 'Orders what is in the cart, to be fetched and paid for there',
  body: z.object({ version }),
});

export const checkoutOffline = defineRoute({
  ...checkout,
  path: '/carts/{id}/offline/',
  summary: 'Takes the cart to the till: the seller scans it, and it is paid for there',
  body: z.object({ version }),
});

export const checkoutDelivery = defineRoute({
  ...checkout,
  path: '/carts/{id}/delivery/',
  summary: 'Orders what is in the cart, brought to the chosen address and paid to the courier',
  body: z.object({ version }),
});

export const checkoutOnlinePayment = defineRoute({
  ...checkout,
  path: '/carts/{id}/onlinePayment/',
  summary: 'Orders what is in the cart, to be paid online once it is accepted',
  body: z.object({ version, is_delivered: z._default(z.boolean(), false) }),
});
