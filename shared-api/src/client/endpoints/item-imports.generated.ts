// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/item-imports.ts';
import type { Endpoint } from '../endpoint.ts';

export const applyItemImport: Endpoint<typeof routes.applyItemImport> = {
  method: 'POST',
  path: '/organizations/{id}/items/imports/{import}/apply/',
};

export const exportItems: Endpoint<typeof routes.exportItems> = {
  method: 'GET',
  path: '/organizations/{id}/items/export/',
};

export const exportItemsAsText: Endpoint<typeof routes.exportItemsAsText> = {
  method: 'GET',
  path: '/organizations/{id}/items/export-csv/',
};

export const getItemImport: Endpoint<typeof routes.getItemImport> = {
  method: 'GET',
  path: '/organizations/{id}/items/imports/{import}/',
};

export const listImportFaults: Endpoint<typeof routes.listImportFaults> = {
  method: 'GET',
  path: '/organizations/{id}/items/imports/{import}/faults/',
};

export const listItemImports: Endpoint<typeof routes.listItemImports> = {
  method: 'GET',
  path: '/organizations/{id}/items/imports/',
};

export const uploadItemImport: Endpoint<typeof routes.uploadItemImport> = {
  method: 'POST',
  path: '/organizations/{id}/items/imports/',
};
