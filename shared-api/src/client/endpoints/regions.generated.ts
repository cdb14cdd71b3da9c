// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/regions.ts';
import type { Endpoint } from '../endpoint.ts';

export const getMyLocation: Endpoint<typeof routes.getMyLocation> = {
  method: 'GET',
  path: '/my_location/',
};

export const listCities: Endpoint<typeof routes.listCities> = {
  method: 'GET',
  path: '/cities/',
};

export const listCountries: Endpoint<typeof routes.listCountries> = {
  method: 'GET',
  path: '/countries/',
};

export const listLanguages: Endpoint<typeof routes.listLanguages> = {
  method: 'GET',
  path: '/languages/',
};
