// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/likes.ts';
import type { Endpoint } from '../endpoint.ts';

export const likeItem: Endpoint<typeof routes.likeItem> = {
  method: 'POST',
  path: '/shop/items/{id}/likes/',
};

export const listLikedPosts: Endpoint<typeof routes.listLikedPosts> = {
  method: 'GET',
  path: '/shop/likes/',
};

export const unlikeItem: Endpoint<typeof routes.unlikeItem> = {
  method: 'DELETE',
  path: '/shop/items/{id}/likes/',
};
