// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/subscriptions.ts';
import type { Endpoint } from '../endpoint.ts';

export const listSubscribedOrganizations: Endpoint<typeof routes.listSubscribedOrganizations> = {
  method: 'GET',
  path: '/subscriptions/',
};

export const listSubscribedPosts: Endpoint<typeof routes.listSubscribedPosts> = {
  method: 'GET',
  path: '/shop/subscriptions/',
};
