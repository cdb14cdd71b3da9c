// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/map-places.ts';
import type { Endpoint } from '../endpoint.ts';

export const claimPlace: Endpoint<typeof routes.claimPlace> = {
  method: 'POST',
  path: '/organizations/{id}/place_claim/',
};

export const confirmPlace: Endpoint<typeof routes.confirmPlace> = {
  method: 'POST',
  path: '/organizations/{id}/place_claim/confirmation/',
};

export const createFromGooglePlace: Endpoint<typeof routes.createFromGooglePlace> = {
  method: 'POST',
  path: '/organizations/google_maps/create/',
  idempotent: true,
};

export const createFromTwoGisPlace: Endpoint<typeof routes.createFromTwoGisPlace> = {
  method: 'POST',
  path: '/organizations/two_gis/create/',
  idempotent: true,
};

export const listMapSources: Endpoint<typeof routes.listMapSources> = {
  method: 'GET',
  path: '/organizations/map_sources/',
};

export const previewGooglePlace: Endpoint<typeof routes.previewGooglePlace> = {
  method: 'POST',
  path: '/organizations/google_maps/preview/',
};

export const previewTwoGisPlace: Endpoint<typeof routes.previewTwoGisPlace> = {
  method: 'POST',
  path: '/organizations/two_gis/preview/',
};
