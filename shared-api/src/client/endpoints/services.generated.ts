// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/services.ts';
import type { Endpoint } from '../endpoint.ts';

export const getOrganizationServices: Endpoint<typeof routes.getOrganizationServices> = {
  method: 'GET',
  path: '/organizations/{id}/services/',
};

export const getService: Endpoint<typeof routes.getService> = {
  method: 'GET',
  path: '/services/{id}/',
};

export const listServiceCategories: Endpoint<typeof routes.listServiceCategories> = {
  method: 'GET',
  path: '/services/categories/',
};

export const listServiceOrganizations: Endpoint<typeof routes.listServiceOrganizations> = {
  method: 'GET',
  path: '/services/{id}/organizations/',
};

export const listServices: Endpoint<typeof routes.listServices> = {
  method: 'GET',
  path: '/services/',
};

export const readOrganizationsMap: Endpoint<typeof routes.readOrganizationsMap> = {
  method: 'GET',
  path: '/organizations/map/',
};

export const setOrganizationServices: Endpoint<typeof routes.setOrganizationServices> = {
  method: 'PUT',
  path: '/organizations/{id}/services/',
};
