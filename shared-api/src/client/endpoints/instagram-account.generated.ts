// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/instagram-account.ts';
import type { Endpoint } from '../endpoint.ts';

export const connectInstagram: Endpoint<typeof routes.connectInstagram> = {
  method: 'POST',
  path: '/organizations/{id}/instagram/',
};

export const disconnectInstagram: Endpoint<typeof routes.disconnectInstagram> = {
  method: 'DELETE',
  path: '/organizations/{id}/instagram/',
};

export const getInstagram: Endpoint<typeof routes.getInstagram> = {
  method: 'GET',
  path: '/organizations/{id}/instagram/',
};

export const startInstagram: Endpoint<typeof routes.startInstagram> = {
  method: 'POST',
  path: '/organizations/{id}/instagram/authorization/',
};

export const updateInstagram: Endpoint<typeof routes.updateInstagram> = {
  method: 'POST',
  path: '/organizations/{id}/instagram/update/',
};
