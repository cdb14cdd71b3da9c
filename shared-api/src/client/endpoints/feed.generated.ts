// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/feed.ts';
import type { Endpoint } from '../endpoint.ts';

export const askForNewerPosts: Endpoint<typeof routes.askForNewerPosts> = {
  method: 'GET',
  path: '/shop/feed/newer/',
};

export const listCategories: Endpoint<typeof routes.listCategories> = {
  method: 'GET',
  path: '/shop/categories/',
};

export const listFeed: Endpoint<typeof routes.listFeed> = {
  method: 'GET',
  path: '/shop/feed/',
};

export const listFeedSizes: Endpoint<typeof routes.listFeedSizes> = {
  method: 'GET',
  path: '/shop/feed/sizes/',
};

export const searchOrganizations: Endpoint<typeof routes.searchOrganizations> = {
  method: 'GET',
  path: '/shop/search/organizations/',
};

export const suggestSearch: Endpoint<typeof routes.suggestSearch> = {
  method: 'GET',
  path: '/shop/search/suggest/',
};
