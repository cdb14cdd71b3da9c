// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/blacklist.ts';
import type { Endpoint } from '../endpoint.ts';

export const blockUser: Endpoint<typeof routes.blockUser> = {
  method: 'POST',
  path: '/organizations/{id}/block_user/',
};

export const listBlacklist: Endpoint<typeof routes.listBlacklist> = {
  method: 'GET',
  path: '/organizations/{id}/blacklist/',
};

export const listBlockedUsers: Endpoint<typeof routes.listBlockedUsers> = {
  method: 'GET',
  path: '/organizations/{id}/blocked_users/',
};

export const unblockUser: Endpoint<typeof routes.unblockUser> = {
  method: 'POST',
  path: '/organizations/{id}/unblock_user/',
};
