import { z } from 'zod/mini';
import { Id, Image } from './common.ts';
import { defineRoute } from './route.ts';

/** A picture that waits to be used; `id` names it until then, and only to whoever has uploaded it. */
export const UploadedPicture = z.object({
  id: Id,
  image_url: z.string(),
  is_watermarked: z.boolean(),
  image: Image,
});
export type UploadedPicture = z.output<typeof UploadedPicture>;

export const uploadPicture = defineRoute({
  method: 'POST',
  path: '/files/',
  summary: 'Stores a picture (PNG or JPEG, up to 10 MB) sent as the form field `file`',
  permission: 'session',
  body: 'multipart',
  responses: { 201: UploadedPicture },
  errors: ['payload_too_large', 'unsupported_media_type'],
});
