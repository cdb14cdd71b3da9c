// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/files.ts';
import type { Endpoint } from '../endpoint.ts';

export const pictureAsBase64: Endpoint<typeof routes.pictureAsBase64> = {
  method: 'POST',
  path: '/files/file-to-base64/',
};

export const pictureByUrlAsBase64: Endpoint<typeof routes.pictureByUrlAsBase64> = {
  method: 'POST',
  path: '/files/image-to-base64/',
};

export const uploadPicture: Endpoint<typeof routes.uploadPicture> = {
  method: 'POST',
  path: '/files/',
};

export const uploadPictureByUrl: Endpoint<typeof routes.uploadPictureByUrl> = {
  method: 'POST',
  path: '/files/image-by-url/',
};

export const uploadVideo: Endpoint<typeof routes.uploadVideo> = {
  method: 'POST',
  path: '/files/videos/',
};

export const uploadWatermarkedPicture: Endpoint<typeof routes.uploadWatermarkedPicture> = {
  method: 'POST',
  path: '/files/watermarked/',
};
