// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/hotlinks.ts';
import type { Endpoint } from '../endpoint.ts';

export const countHotlinks: Endpoint<typeof routes.countHotlinks> = {
  method: 'POST',
  path: '/organizations/{id}/hotlinks/count/',
};

export const getEditedHotlinks: Endpoint<typeof routes.getEditedHotlinks> = {
  method: 'GET',
  path: '/organizations/{id}/hotlinks/edit/',
};

export const getHotlinkLink: Endpoint<typeof routes.getHotlinkLink> = {
  method: 'GET',
  path: '/hotlinks/{id}/link/',
};

export const getHotlinks: Endpoint<typeof routes.getHotlinks> = {
  method: 'GET',
  path: '/organizations/{id}/hotlinks/',
};

export const setHotlinks: Endpoint<typeof routes.setHotlinks> = {
  method: 'PUT',
  path: '/organizations/{id}/hotlinks/',
};
