// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/organization-editing.ts';
import type { Endpoint } from '../endpoint.ts';

export const createOrganization: Endpoint<typeof routes.createOrganization> = {
  method: 'POST',
  path: '/organizations/',
  idempotent: true,
};

export const getOrganizationSettings: Endpoint<typeof routes.getOrganizationSettings> = {
  method: 'GET',
  path: '/organizations/{id}/settings/',
};

export const getUserLimits: Endpoint<typeof routes.getUserLimits> = {
  method: 'GET',
  path: '/user_limits/',
};

export const listAllOrganizationTypes: Endpoint<typeof routes.listAllOrganizationTypes> = {
  method: 'GET',
  path: '/organization_all_types/',
};

export const listOrganizationTypes: Endpoint<typeof routes.listOrganizationTypes> = {
  method: 'GET',
  path: '/organization_types/',
};

export const updateOrganization: Endpoint<typeof routes.updateOrganization> = {
  method: 'PUT',
  path: '/organizations/{id}/',
};
