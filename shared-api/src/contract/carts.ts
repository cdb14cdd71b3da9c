import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { DISCOUNT_BACKGROUNDS, DISCOUNT_TYPES } from './enumerations.ts';
import { Id, IdParams, Image, Money, SeenTotal } from './common.ts';
import { DeliveryAddress } from './delivery-addresses.ts';
import { OrganizationCard } from './feed.ts';
import { GiftOffer } from './gift-offer.ts';
import { CART_QUANTITY_MAX } from './limits.ts';
import { OrderNote } from './order-note.ts';
import { OrderMethod } from './order-states.ts';
import { WorkingNow } from './organizations.ts';
import { PROMOTION_OBSTACLES } from './promotion-states.ts';
import { defineRoute } from './route.ts';

/** What has changed about a line since the client last saw it. */
export const LineChange = z.enum(['price', 'stock', 'gone']);
export type LineChange = z.output<typeof LineChange>;

export const CartLine = z.object({
  size_id: Id,
  item: z.object({ id: Id, name: z.string(), image: z.nullable(Image) }),
  size: z.string(),
  quantity: z.number(),
  /** How many are available now. */
  available: z.number(),
  /** For one; the wholesale price where that counts. */
  price: Money,
  /** What one costs everybody; absent where that is the price. */
  list_price: z.optional(Money),
  total: Money,
  change: z.nullable(LineChange),
});
export type CartLine = z.output<typeof CartLine>;

/** A size that is in no cart any more, because there is none. */
export const GoneSize = z.object({ name: z.string(), size: z.string() });
export type GoneSize = z.output<typeof GoneSize>;

/** How the organization's discount card applies. Percentages are decimal strings: `7.5`. */
export const CartCard = z.object({
  kind: z.enum(DISCOUNT_TYPES),
  background: z.enum(DISCOUNT_BACKGROUNDS),
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

/** `spent` is of the total without delivery. */
export const CartGifts = z.extend(GiftOffer, {
  /** Of the total where it is brought, fee included. */
  spent_delivered: Money,
});
export type CartGifts = z.output<typeof CartGifts>;

/** How it would be brought; `address` is null until the client has chosen one. */
export const CartDelivery = z.object({
  address: z.nullable(DeliveryAddress),
  /** The name of the zone whose fee it is; null outside of all. */
  zone: z.nullable(z.string()),
  fee: Money,
  free_from: z.nullable(Money),
  /** Why it is not brought there; null where it is. */
  refusal: z.nullable(
    z.object({
      reason: z.enum([
        'delivery_too_far',
        'delivery_outside_zones',
        'delivery_below_minimum',
        'delivery_closed',
      ]),
      /** How far the organization brings things. */
      radius_km: z.nullable(z.number()),
      /** What the goods lack. */
      missing: z.nullable(Money),
      /** When things are brought again, where it is only too early or too late. */
      hours: z.nullable(WorkingNow),
    }),
  ),
  /** The total, including the fee. */
  total: Money,
  /**
   * How long the organization's last deliveries have taken from the order on, in minutes: half of them
   * were faster. Null where there were too few.
   */
  usual_minutes: z.nullable(z.number()),
});
export type CartDelivery = z.output<typeof CartDelivery>;

/** What a promotion does to a purchase. */
export const AppliedPromotion = z.object({
  id: Id,
  title: z.string(),
  /** Null where it counts by itself. */
  code: z.nullable(z.string()),
  /** Part of the whole discount. */
  discount: Money,
});
export type AppliedPromotion = z.output<typeof AppliedPromotion>;

/** A code that somebody has typed, and why it does not count; null where it does. */
export const TypedCode = z.object({
  code: z.string(),
  obstacle: z.nullable(z.enum(PROMOTION_OBSTACLES)),
  /** What the purchase lacks to the least sum. */
  missing: z.nullable(Money),
});
export type TypedCode = z.output<typeof TypedCode>;

export const Cart = z.object({
  id: Id,
  version: z.number(),
  organization: z.extend(OrganizationCard, {
    address: z.string(),
    /** IANA */
    time_zone: z.string(),
    working_now: z.nullable(WorkingNow),
    /** Whether it sells anything new; one that closes does not. */
    is_selling: z.boolean(),
  }),
  lines: z.array(CartLine),
  /** Sizes that were in it when the organization took them away, until the client sets quantities. */
  gone: z.array(GoneSize),
  /** The card that counts; null also where wholesale prices are better, which never come with one. */
  card: z.nullable(CartCard),
  /** All cards that the client has there, to choose from, and the one chosen; null: whichever is best. */
  cards: z.array(CartCard),
  chosen_card: z.nullable(z.enum(DISCOUNT_TYPES)),
  goods: Money,
  discount: Money,
  /** Of the discount, what the card takes off; present where a promotion counts. */
  card_discount: z.optional(Money),
  /** The promotion that counts; absent where none does. */
  promotion: z.optional(AppliedPromotion),
  /** Absent while none is typed. */
  promotion_code: z.optional(TypedCode),
  cashback: z.nullable(CartCashback),
  /** Absent where the client has none there. */
  gifts: z.optional(CartGifts),
  /** The total without delivery. */
  total: Money,
  delivery: z.nullable(CartDelivery),
  /** The available ways to receive and pay for it. */
  methods: z.array(OrderMethod),
  /** How long the organization has to answer before the order is rejected by itself, in hours. */
  answer_hours: z.number(),
  /** How long the client has on the way to the till, in minutes. */
  till_minutes: z.number(),
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
  summary: 'The number of items in all carts',
  permission: 'session',
  responses: { 200: z.object({ count: z.number() }) },
});

export const addToCart = defineRoute({
  method: 'POST',
  path: '/carts/items/',
  summary: "Adds a size to its organization's cart; increases the quantity if it is already there",
  permission: 'session',
  body: z.object({ size_id: Id, quantity: z._default(Quantity.check(z.gte(1)), 1) }),
  responses: { 200: z.object({ cart_id: Id, count: z.number() }) },
  errors: ['not_found', 'conflict', 'blocked', 'sells_nothing'],
});

/** What a cart holds of one item. */
export const CartedItem = z.object({
  /** Null while none of its sizes is in a cart. */
  cart_id: z.nullable(Id),
  lines: z.array(z.object({ size_id: Id, quantity: z.number() })),
  /** The number of items in all carts. */
  count: z.number(),
});
export type CartedItem = z.output<typeof CartedItem>;

export const getCartedItem = defineRoute({
  method: 'GET',
  path: '/carts/items/{id}/',
  summary: 'How many pieces of an item’s sizes are in the client’s cart',
  permission: 'session',
  params: IdParams,
  responses: { 200: CartedItem },
});

export const setCartedSize = defineRoute({
  method: 'PUT',
  path: '/carts/items/{id}/',
  summary: 'Sets how many pieces of one size of an item are in the cart; 0 takes it out',
  permission: 'session',
  params: IdParams,
  body: z.object({ size_id: Id, quantity: Quantity }),
  responses: { 200: CartedItem },
  errors: ['not_found', 'conflict', 'blocked', 'sells_nothing'],
});

export const getCart = defineRoute({
  method: 'GET',
  path: '/carts/{id}/',
  summary: 'A cart with current prices, stock and discount',
  permission: 'session',
  params: IdParams,
  responses: { 200: Cart },
  errors: ['not_found'],
});

export const updateCart = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/',
  summary: 'Sets quantities; 0 removes a line. Also confirms the current prices.',
  permission: 'session',
  params: IdParams,
  body: z.object({
    lines: z
      .array(z.object({ size_id: Id, quantity: Quantity }))
      .check(z.minLength(1), atMost(200)),
  }),
  responses: { 200: Cart },
  errors: ['not_found', 'cart_changed'],
});

export const updateCartDelivery = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/updateDelivery/',
  summary: 'Chooses the delivery address of a cart',
  permission: 'session',
  params: IdParams,
  body: z.object({ address_id: Id }),
  responses: { 200: Cart },
  errors: ['not_found'],
});

export const updateCartCashback = defineRoute({
  method: 'PUT',
  path: '/carts/{id}/cashback/',
  summary: 'Sets whether cashback is spent on a cart: as much as available, up to its price',
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
  /**
   * 400 with the cart when a price, the stock or the total has changed in the meantime, where it is not brought to
   * the address (`delivery_refused`) or not at this hour (`delivery_closed`), and for more than the client may have open: `pieces` then lists of which sizes at most so many may be added.
   */
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: [
    'not_found',
    'cart_changed',
    'quote_changed',
    'delivery_refused',
    'delivery_closed',
    'conflict',
    'blocked',
    'sells_nothing',
    'too_many_open',
    'too_many_pieces',
  ],
  errorStatus: { quote_changed: 400, too_many_open: 400, too_many_pieces: 400 },
} as const;
const orderOfCart = {
  version: z.number().check(z.int(), z.gte(1)),
  total: SeenTotal,
  note: z._default(OrderNote.shape.note, ''),
};

export const checkoutSelfPickup = defineRoute({
  ...checkout,
  path: '/carts/{id}/selfPickup/',
  summary: 'Orders the cart for pick-up, to be paid for there',
  body: z.object(orderOfCart),
});

export const checkoutOffline = defineRoute({
  ...checkout,
  path: '/carts/{id}/offline/',
  summary: 'Takes the cart to the till, where the seller scans it and the client pays',
  body: z.object(orderOfCart),
});

export const checkoutDelivery = defineRoute({
  ...checkout,
  path: '/carts/{id}/delivery/',
  summary: 'Orders the cart for delivery to the chosen address, to be paid to the courier',
  body: z.object(orderOfCart),
});

export const checkoutOnlinePayment = defineRoute({
  ...checkout,
  path: '/carts/{id}/onlinePayment/',
  summary: 'Orders the cart, to be paid online once the order is accepted',
  body: z.object({ ...orderOfCart, is_delivered: z._default(z.boolean(), false) }),
});
