// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/organizations.ts';
import type { Endpoint } from '../endpoint.ts';

export const getOrganization: Endpoint<typeof routes.getOrganization> = {
  method: 'GET',
  path: '/organizations/{id}/',
};

export const listOrganizationItems: Endpoint<typeof routes.listOrganizationItems> = {
  method: 'GET',
  path: '/organizations/{id}/shop_items/',
};
