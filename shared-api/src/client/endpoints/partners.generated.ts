// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/partners.ts';
import type { Endpoint } from '../endpoint.ts';

export const acceptPartnership: Endpoint<typeof routes.acceptPartnership> = {
  method: 'POST',
  path: '/organizations/{id}/partnerships/{partnership}/accept/',
};

export const createPartnership: Endpoint<typeof routes.createPartnership> = {
  method: 'POST',
  path: '/organizations/{id}/partnerships/',
};

export const declinePartnership: Endpoint<typeof routes.declinePartnership> = {
  method: 'POST',
  path: '/organizations/{id}/partnerships/{partnership}/decline/',
};

export const endPartnership: Endpoint<typeof routes.endPartnership> = {
  method: 'POST',
  path: '/organizations/{id}/partnerships/{partnership}/end/',
};

export const listPartners: Endpoint<typeof routes.listPartners> = {
  method: 'GET',
  path: '/organizations/{id}/partners/',
};

export const listPartnerships: Endpoint<typeof routes.listPartnerships> = {
  method: 'GET',
  path: '/organizations/{id}/partnerships/',
};
