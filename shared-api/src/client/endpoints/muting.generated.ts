// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/muting.ts';
import type { Endpoint } from '../endpoint.ts';

export const dismissPost: Endpoint<typeof routes.dismissPost> = {
  method: 'PUT',
  path: '/shop/muted/posts/{id}/',
};

export const listDismissedPosts: Endpoint<typeof routes.listDismissedPosts> = {
  method: 'GET',
  path: '/shop/muted/posts/',
};

export const listMutedOrganizations: Endpoint<typeof routes.listMutedOrganizations> = {
  method: 'GET',
  path: '/shop/muted/organizations/',
};

export const muteOrganization: Endpoint<typeof routes.muteOrganization> = {
  method: 'PUT',
  path: '/shop/muted/organizations/{id}/',
};

export const recallPost: Endpoint<typeof routes.recallPost> = {
  method: 'DELETE',
  path: '/shop/muted/posts/{id}/',
};

export const unmuteOrganization: Endpoint<typeof routes.unmuteOrganization> = {
  method: 'DELETE',
  path: '/shop/muted/organizations/{id}/',
};
