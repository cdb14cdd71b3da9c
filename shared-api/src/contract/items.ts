import { z } from 'zod/mini';
import { Id, IdParams, Image } from './common.ts';
import { FeedPost } from './feed.ts';
import { defineRoute } from './route.ts';

/** A video of an item: a file of ours, or what a player of YouTube shows at `url`. */
export const ItemVideo = z.object({
  type: z.enum(['video', 'youtube_video']),
  url: z.string(),
  poster: Image,
});
export type ItemVideo = z.output<typeof ItemVideo>;

/** How something is let. */
export const RentalTerms = z.object({
  units_min: z.number(),
  units_max: z.number(),
  /** `HH:MM` of the place: when on a day a rental may begin. By the day and longer: at the first. */
  starts_from: z.string(),
  starts_until: z.string(),
});
export type RentalTerms = z.output<typeof RentalTerms>;

/** When and where tickets are for. */
export const ItemEvent = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
});
export type ItemEvent = z.output<typeof ItemEvent>;

/** An item's page. */
export const ItemDetail = z.extend(FeedPost, {
  category: z.object({ id: z.number(), title: z.string() }),
  images: z.array(Image),
  /** They follow the pictures. */
  videos: z.array(ItemVideo),
  address: z.string(),
  city: z.string(),
  time_zone: z.string(),
  takes_online_payment: z.boolean(),
  /** Null for what is not let. */
  rental: z.nullable(RentalTerms),
  /** Null for what nobody buys tickets for. */
  event: z.nullable(ItemEvent),
  /** What can be bought of it, or the sections of an event, with how many are left; else empty. */
  sizes: z.array(z.object({ id: Id, size: z.string(), available: z.number() })),
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

/** Apart from the item itself, whose page is whole without them. */
export const listSimilarItems = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/similar/',
  summary: 'The newest items of the same category; none for an item that is not there',
  permission: 'public',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(FeedPost) }) },
});
