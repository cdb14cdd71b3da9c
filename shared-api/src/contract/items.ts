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

/** An item's page. */
export const ItemDetail = z.extend(FeedPost, {
  category: z.object({ id: z.number(), title: z.string() }),
  images: z.array(Image),
  /** They follow the pictures. */
  videos: z.array(ItemVideo),
  address: z.string(),
  city: z.string(),
  /** What can be bought of it, with how many are left; empty where it is not sold by pieces. */
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
