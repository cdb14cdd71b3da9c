import { z } from 'zod/mini';
import { Id, Image } from './common.ts';
import { URL_MAX_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** A picture that is not used yet; until then only its uploader can refer to it, by `id`. */
export const UploadedPicture = z.object({
  id: Id,
  image_url: z.string(),
  is_watermarked: z.boolean(),
  image: Image,
});
export type UploadedPicture = z.output<typeof UploadedPicture>;

/** A picture as a `data:` URL. */
const Base64Picture = z.object({ base64: z.string() });

/** How a file that is to be kept may fail besides. */
const KEEPING = ['upload_quota_used', 'storage_full'] as const;

const ImageUrl = text(URL_MAX_LENGTH);

export const uploadPicture = defineRoute({
  method: 'POST',
  path: '/files/',
  summary: 'Stores a picture (PNG or JPEG, up to 10 MB) sent as the form field `file`',
  permission: 'session',
  body: 'multipart',
  responses: { 201: UploadedPicture },
  errors: [...KEEPING, 'file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

export const uploadWatermarkedPicture = defineRoute({
  method: 'POST',
  path: '/files/watermarked/',
  summary: 'Stores a picture like `/files/`, with a watermark in its corner',
  permission: 'session',
  body: 'multipart',
  responses: { 201: UploadedPicture },
  errors: [...KEEPING, 'file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

export const uploadPictureByUrl = defineRoute({
  method: 'POST',
  path: '/files/image-by-url/',
  summary: 'Stores a picture (PNG or JPEG, up to 10 MB) fetched from another site',
  permission: 'session',
  body: z.object({ image_url: ImageUrl, is_watermarked: z._default(z.boolean(), false) }),
  responses: { 201: UploadedPicture },
  errors: [...KEEPING, 'file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

export const pictureByUrlAsBase64 = defineRoute({
  method: 'POST',
  path: '/files/image-to-base64/',
  summary: 'A stored picture, or one from another site, as a `data:` URL',
  permission: 'session',
  body: z.object({ image_url: ImageUrl }),
  responses: { 200: Base64Picture },
  errors: ['not_found', 'file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

export const pictureAsBase64 = defineRoute({
  method: 'POST',
  path: '/files/file-to-base64/',
  summary:
    'A picture (PNG or JPEG, up to 10 MB) sent as the form field `file`, as a `data:` address',
  permission: 'session',
  body: 'multipart',
  responses: { 200: Base64Picture },
  errors: ['file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

/** A video that is not used yet; until then only its uploader can refer to it, by `id`. */
export const UploadedVideo = z.object({ id: Id, video_url: z.string() });
export type UploadedVideo = z.output<typeof UploadedVideo>;

export const uploadVideo = defineRoute({
  method: 'POST',
  path: '/files/videos/',
  summary: 'Stores a video (MP4, up to 50 MB) sent as the form field `file`',
  permission: 'session',
  body: 'multipart',
  responses: { 201: UploadedVideo },
  errors: [...KEEPING, 'payload_too_large', 'unsupported_media_type'],
});

export const uploadVideoByUrl = defineRoute({
  method: 'POST',
  path: '/files/video-by-url/',
  summary: 'Stores a video (MP4, up to 50 MB) fetched from another site',
  permission: 'session',
  body: z.object({ video_url: text(URL_MAX_LENGTH) }),
  responses: { 201: UploadedVideo },
  errors: [...KEEPING, 'payload_too_large', 'unsupported_media_type'],
  seconds: 30,
});

/** A video of YouTube. Its picture is stored like an upload, so that nothing is asked of YouTube to show it. */
export const YoutubeVideo = z.object({
  youtube_id: z.string(),
  /** The player's address, for a frame. */
  url: z.string(),
  title: z.string(),
  author: z.string(),
  poster: UploadedPicture,
});
export type YoutubeVideo = z.output<typeof YoutubeVideo>;

export const findYoutubeVideo = defineRoute({
  method: 'POST',
  path: '/files/youtube-video/',
  summary: 'The video that a link of YouTube leads to, with its picture stored',
  permission: 'session',
  body: z.object({ video_url: text(URL_MAX_LENGTH) }),
  responses: { 201: YoutubeVideo },
  errors: [...KEEPING, 'file_too_small', 'payload_too_large', 'unsupported_media_type'],
});

export const signExternalImage = defineRoute({
  method: 'POST',
  path: '/files/external-image/',
  summary: 'An address of this site that shows a picture of another one, for a day or two',
  permission: 'session',
  body: z.object({ image_url: ImageUrl }),
  responses: { 200: z.object({ url: z.string(), expires_at: z.string() }) },
});
