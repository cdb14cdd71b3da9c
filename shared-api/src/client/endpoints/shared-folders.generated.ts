// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/shared-folders.ts';
import type { Endpoint } from '../endpoint.ts';

export const getFolderLink: Endpoint<typeof routes.getFolderLink> = {
  method: 'GET',
  path: '/shop/bookmark_folders/{id}/link/',
};

export const getSharedFolder: Endpoint<typeof routes.getSharedFolder> = {
  method: 'GET',
  path: '/shop/shared_folders/{secret}/',
};

export const listSharedPosts: Endpoint<typeof routes.listSharedPosts> = {
  method: 'GET',
  path: '/shop/shared_folders/{secret}/posts/',
};

export const saveSharedFolder: Endpoint<typeof routes.saveSharedFolder> = {
  method: 'POST',
  path: '/shop/shared_folders/{secret}/saved/',
};

export const shareFolder: Endpoint<typeof routes.shareFolder> = {
  method: 'PUT',
  path: '/shop/bookmark_folders/{id}/link/',
};

export const unshareFolder: Endpoint<typeof routes.unshareFolder> = {
  method: 'DELETE',
  path: '/shop/bookmark_folders/{id}/link/',
};
