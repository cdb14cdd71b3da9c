// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/items.ts';
import type { Endpoint } from '../endpoint.ts';

export const getItem: Endpoint<typeof routes.getItem> = {
  method: 'GET',
  path: '/shop/items/{id}/',
};

export const listSimilarItems: Endpoint<typeof routes.listSimilarItems> = {
  method: 'GET',
  path: '/shop/items/{id}/similar/',
};
