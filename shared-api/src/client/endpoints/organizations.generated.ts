// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/organizations.ts';
import type { Endpoint } from '../endpoint.ts';

export const followOrganization: Endpoint<typeof routes.followOrganization> = {
  method: 'PUT',
  path: '/organizations/{id}/subscriptions/',
};

export const getOrganization: Endpoint<typeof routes.getOrganization> = {
  method: 'GET',
  path: '/organizations/{id}/',
};

export const getOrganizationClient: Endpoint<typeof routes.getOrganizationClient> = {
  method: 'GET',
  path: '/organizations/{id}/client/',
};

export const getOrganizationTitle: Endpoint<typeof routes.getOrganizationTitle> = {
  method: 'GET',
  path: '/organizations/{id}/getOrganizationTitle/',
};

export const listOrganizationItems: Endpoint<typeof routes.listOrganizationItems> = {
  method: 'GET',
  path: '/organizations/{id}/shop_items/',
};

export const listOrganizations: Endpoint<typeof routes.listOrganizations> = {
  method: 'GET',
  path: '/organizations/',
};

export const unfollowOrganization: Endpoint<typeof routes.unfollowOrganization> = {
  method: 'DELETE',
  path: '/organizations/{id}/subscriptions/',
};
