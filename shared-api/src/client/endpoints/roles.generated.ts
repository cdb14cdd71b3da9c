// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/roles.ts';
import type { Endpoint } from '../endpoint.ts';

export const createRole: Endpoint<typeof routes.createRole> = {
  method: 'POST',
  path: '/organizations/{id}/roles/',
};

export const deleteRole: Endpoint<typeof routes.deleteRole> = {
  method: 'DELETE',
  path: '/organizations/{id}/roles/{role}/',
};

export const getRole: Endpoint<typeof routes.getRole> = {
  method: 'GET',
  path: '/organizations/{id}/roles/{role}/',
};

export const listRoles: Endpoint<typeof routes.listRoles> = {
  method: 'GET',
  path: '/organizations/{id}/roles/',
};

export const updateRole: Endpoint<typeof routes.updateRole> = {
  method: 'PUT',
  path: '/organizations/{id}/roles/{role}/',
};
