// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/rental-statistics.ts';
import type { Endpoint } from '../endpoint.ts';

export const getRentalStatistics: Endpoint<typeof routes.getRentalStatistics> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/rentals/{item}/',
};

export const listRentalClients: Endpoint<typeof routes.listRentalClients> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/rentals/{item}/users/',
};

export const listRentalSums: Endpoint<typeof routes.listRentalSums> = {
  method: 'GET',
  path: '/organizations/{id}/statistics/rentals/',
};
