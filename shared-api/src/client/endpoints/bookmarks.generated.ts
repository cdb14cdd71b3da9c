// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/bookmarks.ts';
import type { Endpoint } from '../endpoint.ts';

export const createFolder: Endpoint<typeof routes.createFolder> = {
  method: 'POST',
  path: '/shop/bookmark_folders/',
};

export const deleteBookmarks: Endpoint<typeof routes.deleteBookmarks> = {
  method: 'POST',
  path: '/shop/bookmarks/deletion/',
};

export const deleteFolder: Endpoint<typeof routes.deleteFolder> = {
  method: 'DELETE',
  path: '/shop/bookmark_folders/{id}/',
};

export const getFolder: Endpoint<typeof routes.getFolder> = {
  method: 'GET',
  path: '/shop/bookmark_folders/{id}/',
};

export const listFolders: Endpoint<typeof routes.listFolders> = {
  method: 'GET',
  path: '/shop/bookmark_folders/',
};

export const listSavedPosts: Endpoint<typeof routes.listSavedPosts> = {
  method: 'GET',
  path: '/shop/bookmarks/',
};

export const renameFolder: Endpoint<typeof routes.renameFolder> = {
  method: 'PUT',
  path: '/shop/bookmark_folders/{id}/',
};

export const restoreBookmarks: Endpoint<typeof routes.restoreBookmarks> = {
  method: 'POST',
  path: '/shop/bookmarks/restoration/',
};

export const restoreFolder: Endpoint<typeof routes.restoreFolder> = {
  method: 'POST',
  path: '/shop/bookmark_folders/{id}/restoration/',
};

export const saveItem: Endpoint<typeof routes.saveItem> = {
  method: 'PUT',
  path: '/shop/items/{id}/bookmark/',
};

export const unsaveItem: Endpoint<typeof routes.unsaveItem> = {
  method: 'DELETE',
  path: '/shop/items/{id}/bookmark/',
};
