// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/item-editing.ts';
import type { Endpoint } from '../endpoint.ts';

export const changeItems: Endpoint<typeof routes.changeItems> = {
  method: 'POST',
  path: '/organizations/{id}/items/batch/',
  idempotent: true,
};

export const createItem: Endpoint<typeof routes.createItem> = {
  method: 'POST',
  path: '/organizations/{id}/items/',
  idempotent: true,
};

export const deleteItem: Endpoint<typeof routes.deleteItem> = {
  method: 'DELETE',
  path: '/organizations/{id}/items/{item}/',
};

export const duplicateItem: Endpoint<typeof routes.duplicateItem> = {
  method: 'POST',
  path: '/organizations/{id}/items/{item}/duplicate/',
  idempotent: true,
};

export const getEditedItem: Endpoint<typeof routes.getEditedItem> = {
  method: 'GET',
  path: '/organizations/{id}/items/{item}/',
};

export const getItemDefaults: Endpoint<typeof routes.getItemDefaults> = {
  method: 'GET',
  path: '/organizations/{id}/items/defaults/',
};

export const listStaffItems: Endpoint<typeof routes.listStaffItems> = {
  method: 'GET',
  path: '/organizations/{id}/items/',
};

export const updateItem: Endpoint<typeof routes.updateItem> = {
  method: 'PUT',
  path: '/organizations/{id}/items/{item}/',
};
