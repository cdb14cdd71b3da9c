// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/departures.ts';
import type { Endpoint } from '../endpoint.ts';

export const deactivateAccount: Endpoint<typeof routes.deactivateAccount> = {
  method: 'POST',
  path: '/users/deactivate/',
};

export const getDeparture: Endpoint<typeof routes.getDeparture> = {
  method: 'GET',
  path: '/users/deactivate/',
};

export const returnToAccount: Endpoint<typeof routes.returnToAccount> = {
  method: 'POST',
  path: '/users/return/',
};
