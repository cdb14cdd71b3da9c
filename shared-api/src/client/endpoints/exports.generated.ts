// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/exports.ts';
import type { Endpoint } from '../endpoint.ts';

export const deleteExport: Endpoint<typeof routes.deleteExport> = {
  method: 'DELETE',
  path: '/users/export/',
};

export const downloadExport: Endpoint<typeof routes.downloadExport> = {
  method: 'GET',
  path: '/users/export/file/',
};

export const getExport: Endpoint<typeof routes.getExport> = {
  method: 'GET',
  path: '/users/export/',
};

export const requestExport: Endpoint<typeof routes.requestExport> = {
  method: 'POST',
  path: '/users/export/',
};
