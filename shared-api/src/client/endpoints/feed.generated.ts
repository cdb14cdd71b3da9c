// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/feed.ts';
import type { Endpoint } from '../endpoint.ts';

export const listFeed: Endpoint<typeof routes.listFeed> = {
  method: 'GET',
  path: '/shop/feed/',
};
