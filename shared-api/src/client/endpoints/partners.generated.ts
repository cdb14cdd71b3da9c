// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/partners.ts';
import type { Endpoint } from '../endpoint.ts';

export const createPartnership: Endpoint<typeof routes.createPartnership> = {
  method: 'POST',
  path: '/organizations/{id}/partnerships/',
};

export const deletePartnership: Endpoint<typeof routes.deletePartnership> = {
  method: 'DELETE',
  path: '/organizations/{id}/partnerships/{partnership}/',
};

export const getPartnership: Endpoint<typeof routes.getPartnership> = {
  method: 'GET',
  path: '/organizations/{id}/partnerships/{partnership}/',
};

export const listPartnerCategories: Endpoint<typeof routes.listPartnerCategories> = {
  method: 'GET',
  path: '/partners/categories/',
};

export const listPartnerPosts: Endpoint<typeof routes.listPartnerPosts> = {
  method: 'GET',
  path: '/partners/{id}/posts/',
};

export const listPartners: Endpoint<typeof routes.listPartners> = {
  method: 'GET',
  path: '/organizations/{id}/partners/',
};

export const listPartnerships: Endpoint<typeof routes.listPartnerships> = {
  method: 'GET',
  path: '/organizations/{id}/partnerships/',
};

export const searchPartners: Endpoint<typeof routes.searchPartners> = {
  method: 'GET',
  path: '/partners/',
};

export const updatePartnership: Endpoint<typeof routes.updatePartnership> = {
  method: 'PUT',
  path: '/organizations/{id}/partnerships/{partnership}/',
};
