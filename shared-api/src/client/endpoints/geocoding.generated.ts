// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/geocoding.ts';
import type { Endpoint } from '../endpoint.ts';

export const findAddress: Endpoint<typeof routes.findAddress> = {
  method: 'GET',
  path: '/geocoding/reverse/',
};

export const searchAddresses: Endpoint<typeof routes.searchAddresses> = {
  method: 'GET',
  path: '/geocoding/search/',
};
