import { buffer } from 'node:stream/consumers';
import { ApiError } from '../errors/api-error.ts';
import { pictureWorkshop } from './picture-workshop.ts';
import { KEY_PATTERN } from './store-picture.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { FileStore } from '../storage/file-store.ts';
import { fetchPicture } from './fetch-picture.ts';
import { refuseUnreadable, requirePhoto, type SentPicture } from './require-photo.ts';

/** The address of a stored picture, as answers name it. */
const STORED = new RegExp(`^/files/(${KEY_PATTERN}-(?:small|medium|large)\\.webp)$`);

/**
 * A picture of ours as it is stored, or one of another site written anew: a `data:` address that may
 * be drawn, cut and printed in a browser, where another site's own address may only be shown.
 * @throws ApiError naming `image_url`
 */
export async function pictureByUrlAsBase64(
  outbound: Outbound,
  store: FileStore,
  imageUrl: string,
): Promise<string> {
  const [, stored] = STORED.exec(imageUrl) ?? [];
  if (stored === undefined) return pictureAsBase64(await fetchPicture(outbound, imageUrl));
  const file = await store.get(stored);
  if (!file) throw new ApiError('not_found');
  return webpDataUrl(await buffer(file.content));
}

/** @throws ApiError naming the picture's field for anything that is no PNG or JPEG of a fair size */
export async function pictureAsBase64(picture: SentPicture): Promise<string> {
  requirePhoto(picture);
  const webp = await pictureWorkshop
    .run('large', picture.content)
    .catch(refuseUnreadable(picture.field));
  return webpDataUrl(webp);
}

const webpDataUrl = (webp: Uint8Array) =>
  `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
