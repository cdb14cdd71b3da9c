import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { FeedPost } from './feed.ts';
import { defineRoute } from './route.ts';

/** An item's page. */
export const ItemDetail = z.extend(FeedPost, {
  category: z.object({ id: z.number(), title: z.string() }),
  address: z.string(),
  city: z.string(),
  /** What can be bought of it, with how many are left; empty where it is not sold by pieces. */
  sizes: z.array(z.object({ id: Id, size: z.string(), available: z.number() })),
  similar: z.array(FeedPost),
});
export type ItemDetail = z.output<typeof ItemDetail>;

export const getItem = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/',
  summary: 'One published item with similar ones',
  permission: 'public',
  params: IdParams,
  responses: { 200: ItemDetail },
  errors: ['not_found'],
});
