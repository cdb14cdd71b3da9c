// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/rental-offers.ts';
import type { Endpoint } from '../endpoint.ts';

export const createRental: Endpoint<typeof routes.createRental> = {
  method: 'POST',
  path: '/organizations/{id}/rentals/',
  idempotent: true,
};

export const deleteRental: Endpoint<typeof routes.deleteRental> = {
  method: 'DELETE',
  path: '/organizations/{id}/rentals/{item}/offer/',
};

export const duplicateRental: Endpoint<typeof routes.duplicateRental> = {
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/duplicate/',
  idempotent: true,
};

export const getRentalOffer: Endpoint<typeof routes.getRentalOffer> = {
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/offer/',
};

export const updateRentalOffer: Endpoint<typeof routes.updateRentalOffer> = {
  method: 'PUT',
  path: '/organizations/{id}/rentals/{item}/offer/',
};
