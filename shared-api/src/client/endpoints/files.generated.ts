// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/files.ts';
import type { Endpoint } from '../endpoint.ts';

export const findYoutubeVideo: Endpoint<typeof routes.findYoutubeVideo> = {
  method: 'POST',
  path: '/files/youtube-video/',
};

export const pictureAsBase64: Endpoint<typeof routes.pictureAsBase64> = {
  method: 'POST',
  path: '/files/file-to-base64/',
};

export const pictureByUrlAsBase64: Endpoint<typeof routes.pictureByUrlAsBase64> = {
  method: 'POST',
  path: '/files/image-to-base64/',
};

export const signExternalImage: Endpoint<typeof routes.signExternalImage> = {
  method: 'POST',
  path: '/files/external-image/',
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

export const uploadVideoByUrl: Endpoint<typeof routes.uploadVideoByUrl> = {
  method: 'POST',
  path: '/files/video-by-url/',
};

export const uploadWatermarkedPicture: Endpoint<typeof routes.uploadWatermarkedPicture> = {
  method: 'POST',
  path: '/files/watermarked/',
};
