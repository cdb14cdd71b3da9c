// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/collections.ts';
import type { Endpoint } from '../endpoint.ts';

export const createCollection: Endpoint<typeof routes.createCollection> = {
  method: 'POST',
  path: '/organizations/{id}/collections/',
  idempotent: true,
};

export const deleteCollection: Endpoint<typeof routes.deleteCollection> = {
  method: 'DELETE',
  path: '/organizations/{id}/collections/{collection}/',
};

export const getCollection: Endpoint<typeof routes.getCollection> = {
  method: 'GET',
  path: '/shop/collections/{id}/',
};

export const getEditedCollection: Endpoint<typeof routes.getEditedCollection> = {
  method: 'GET',
  path: '/organizations/{id}/collections/{collection}/',
};

export const getItemSelection: Endpoint<typeof routes.getItemSelection> = {
  method: 'GET',
  path: '/organizations/{id}/items/{item}/selection/',
};

export const getPinnedItems: Endpoint<typeof routes.getPinnedItems> = {
  method: 'GET',
  path: '/organizations/{id}/pinned_items/',
};

export const listCollectionItems: Endpoint<typeof routes.listCollectionItems> = {
  method: 'GET',
  path: '/organizations/{id}/collection_items/',
};

export const listCollectionSubcategories: Endpoint<typeof routes.listCollectionSubcategories> = {
  method: 'GET',
  path: '/organizations/{id}/collection_subcategories/',
};

export const listSelection: Endpoint<typeof routes.listSelection> = {
  method: 'GET',
  path: '/shop/items/{id}/selection/',
};

export const listShopCollections: Endpoint<typeof routes.listShopCollections> = {
  method: 'GET',
  path: '/organizations/{id}/shop_collections/',
};

export const listStaffCollections: Endpoint<typeof routes.listStaffCollections> = {
  method: 'GET',
  path: '/organizations/{id}/collections/',
};

export const orderCollections: Endpoint<typeof routes.orderCollections> = {
  method: 'PUT',
  path: '/organizations/{id}/collection_order/',
};

export const pinItems: Endpoint<typeof routes.pinItems> = {
  method: 'PUT',
  path: '/organizations/{id}/pinned_items/',
};

export const setItemSelection: Endpoint<typeof routes.setItemSelection> = {
  method: 'PUT',
  path: '/organizations/{id}/items/{item}/selection/',
};

export const updateCollection: Endpoint<typeof routes.updateCollection> = {
  method: 'PUT',
  path: '/organizations/{id}/collections/{collection}/',
};
