import { z } from 'zod/mini';
import type { MediaType } from './enumerations.ts';
import { Id, IdParams, Image, Money } from './common.ts';
import { OfferedExtra } from './event-extras.ts';
import { FeedPost } from './feed.ts';
import { InstagramPost } from './instagram-posts.ts';
import { CardOffer, WorkingNow } from './organizations.ts';
import { defineRoute } from './route.ts';

/** A video of an item: an uploaded file, or a YouTube player at `url`. */
export const ItemVideo = z.object({
  type: z.enum(['video', 'youtube_video'] satisfies readonly MediaType[]),
  url: z.string(),
  poster: Image,
});
export type ItemVideo = z.output<typeof ItemVideo>;

/** The terms of a rental. */
export const RentalTerms = z.object({
  units_min: z.number(),
  units_max: z.number(),
  /**
   * `HH:MM`, local time: between these a rental by the hour or minute may begin; a longer one
   * begins at the first.
   */
  starts_from: z.string(),
  starts_until: z.string(),
  /**
   * `HH:MM`, local time: when a stay ends on the day of departure, which is not charged. Null where
   * days are not counted as nights.
   */
  departs_at: z.nullable(z.string()),
  /** Longer rentals are so many units longer. */
  units_step: z.number(),
  /** How long before its beginning it must be asked for, in hours, and how many days ahead at most. */
  notice_hours: z.number(),
  days_ahead: z.number(),
  /** Paid when it is handed over and given back when it returns. */
  deposit: Money,
  /** Until so many hours before its beginning it is cancelled for nothing; this part of the price is kept later. */
  cancel_hours: z.number(),
  cancel_percent: z.number(),
});
export type RentalTerms = z.output<typeof RentalTerms>;

/** When and where an event takes place. */
export const ItemEvent = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  /** Present once it is cancelled, with what its staff say of it. */
  cancelled: z.optional(z.object({ reason: z.string() })),
  /** When and where it was to be before it was moved. */
  moved_from: z.optional(z.object({ starts_at: z.string(), place: z.string() })),
  /** When tickets are sold; absent: from its publication, until it begins. */
  sales_from: z.optional(z.string()),
  sales_until: z.optional(z.string()),
  /** The dates of its series that are to come; absent where there is but one. */
  dates: z.optional(z.array(z.object({ item_id: Id, starts_at: z.string() }))),
  /** What can be bought along with tickets; absent where nothing. */
  extras: z.optional(z.array(OfferedExtra)),
});
export type ItemEvent = z.output<typeof ItemEvent>;

/** What a courier takes for bringing an item. */
export const ItemDelivery = z.object({
  /** The whole fee, or what it begins at. */
  fee: Money,
  /** Whether it grows with the way. */
  is_by_distance: z.boolean(),
  /** Goods of this sum and more are brought for nothing; null: never. */
  free_from: z.nullable(Money),
  /** Goods below this sum are not brought; null: any are. */
  min_order: z.nullable(Money),
});
export type ItemDelivery = z.output<typeof ItemDelivery>;

/** An item's page. */
export const ItemDetail = z.extend(FeedPost, {
  /** Whether its organization sells anything new; one that closes does not. */
  is_selling: z.boolean(),
  category: z.object({ id: z.number(), title: z.string() }),
  images: z.array(
    z.extend(Image, {
      /** What it shows, in words; absent where nobody has said it. */
      alt: z.optional(z.string()),
    }),
  ),
  /** Shown after the pictures. */
  videos: z.array(ItemVideo),
  /** Shown after the videos. */
  instagram_posts: z.array(InstagramPost),
  address: z.string(),
  city: z.string(),
  time_zone: z.string(),
  takes_online_payment: z.boolean(),
  /** Whether the caller works for the organization; null for a guest. */
  is_own: z.nullable(z.boolean()),
  /** Whether the organization is open now; null where it has not told its hours. */
  working_now: z.nullable(WorkingNow),
  /** Null where nobody brings it. */
  delivery: z.nullable(ItemDelivery),
  /** What goods cost less with a card of their organization; absent where it has none that counts. */
  card_offer: z.optional(CardOffer),
  /** Null for an item that is not for rent. */
  rental: z.nullable(RentalTerms),
  /** Null for an item that is not an event. */
  event: z.nullable(ItemEvent),
  /** The sizes for sale or the sections of an event, with what is left of each; otherwise empty. */
  sizes: z.array(
    z.object({
      id: Id,
      size: z.string(),
      available: z.number(),
      /** Of a section of an event. */
      price: z.optional(Money),
      /** When its tickets are sold, instead of the times of the event. */
      sales_from: z.optional(z.string()),
      sales_until: z.optional(z.string()),
    }),
  ),
});
export type ItemDetail = z.output<typeof ItemDetail>;

export const getItem = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/',
  summary: 'One published item',
  permission: 'public',
  params: IdParams,
  responses: { 200: ItemDetail },
  errors: ['not_found'],
});

/** Separate from the item itself, whose page is complete without them. */
export const listSimilarItems = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/similar/',
  summary: 'The newest items of the same category; empty for an unknown item',
  permission: 'public',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(FeedPost) }) },
});
