// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/comments.ts';
import type { Endpoint } from '../endpoint.ts';

export const deleteComment: Endpoint<typeof routes.deleteComment> = {
  method: 'DELETE',
  path: '/shop/comments/{id}/',
};

export const likeComment: Endpoint<typeof routes.likeComment> = {
  method: 'POST',
  path: '/shop/comments/{id}/likes/',
};

export const listCommentedItems: Endpoint<typeof routes.listCommentedItems> = {
  method: 'GET',
  path: '/shop/commented_items/',
};

export const listComments: Endpoint<typeof routes.listComments> = {
  method: 'GET',
  path: '/shop/items/{id}/comments/',
};

export const unlikeComment: Endpoint<typeof routes.unlikeComment> = {
  method: 'DELETE',
  path: '/shop/comments/{id}/likes/',
};

export const writeComment: Endpoint<typeof routes.writeComment> = {
  method: 'POST',
  path: '/shop/items/{id}/comments/',
};
