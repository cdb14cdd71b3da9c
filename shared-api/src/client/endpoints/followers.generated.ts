// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/followers.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptAllFollowers: Endpoint<typeof routes.acceptAllFollowers> = {
  method: 'POST',
  path: '/organizations/{id}/accept_all_followers/',
};

export const acceptFollower: Endpoint<typeof routes.acceptFollower> = {
  method: 'POST',
  path: '/organizations/{id}/accept_follower/',
};

export const countFollowers: Endpoint<typeof routes.countFollowers> = {
  method: 'GET',
  path: '/organizations/{id}/followers/count/',
};

export const declineFollower: Endpoint<typeof routes.declineFollower> = {
  method: 'POST',
  path: '/organizations/{id}/decline_follower/',
};

export const listFollowers: Endpoint<typeof routes.listFollowers> = {
  method: 'GET',
  path: '/organizations/{id}/followers/',
};

export const removeFollower: Endpoint<typeof routes.removeFollower> = {
  method: 'POST',
  path: '/organizations/{id}/remove_follower/',
};
