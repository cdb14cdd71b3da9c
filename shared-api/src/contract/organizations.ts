import { z } from 'zod/mini';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import { ORGANIZATION_POSTS_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

export const OrganizationDetail = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  type: z.string(),
  image: z.nullable(Image),
  is_verified: z.boolean(),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.nullable(z.string()),
  site: z.nullable(z.string()),
  working_hours: z.object({
    state: z.enum(['around_the_clock', 'open', 'close']),
    opens_at: z.nullable(z.string()),
    closes_at: z.nullable(z.string()),
  }),
});
export type OrganizationDetail = z.output<typeof OrganizationDetail>;

export const getOrganization = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/',
  summary: 'One organization',
  permission: 'public',
  params: IdParams,
  responses: { 200: OrganizationDetail },
  errors: ['not_found'],
});

export const listOrganizationItems = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/shop_items/',
  summary: 'What an organization offers, newest first',
  permission: 'public',
  params: IdParams,
  query: z.object(pageQuery(ORGANIZATION_POSTS_PAGE_SIZE)),
  responses: { 200: pageOf(FeedPost) },
});
