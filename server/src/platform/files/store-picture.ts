import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { decodePicture, type DecodedPicture } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

const THUMBHASH_SIDE = 64;

/** What keys look like, for regular expressions. */
export const KEY_PATTERN = '[0-9a-f]{2}/[0-9a-f]{32}';

export interface StoredPicture {
  /** The path below `/files/`, without `-<size>.webp`. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** base64 */
  readonly thumbhash: string;
}

interface StoreOptions {
  /** By content the same pixels always get the same key; a random one can be guessed by nobody. */
  readonly naming?: 'content' | 'random';
  readonly isWatermarked?: boolean;
}

/**
 * Writes a picture anew in every size and describes it.
 * @param input an encoded picture, see `decodePicture`
 * @param folder the folder that is served at `/files/`
 * @throws UnreadablePictureError before anything is written
 */
export async function storePicture(
  input: Buffer,
  folder: string,
  options: StoreOptions = {},
): Promise<StoredPicture> {
  const decoded = await decodePicture(input);
  const { hash, encoded, thumbhash } = await encodeAll(decoded, options);
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 34)}`;
  await mkdir(path.join(folder, hash.slice(0, 2)), { recursive: true });
  await Promise.all(
    encoded.map(({ size, data }) => writeFile(path.join(folder, `${key}-${size}.webp`), data)),
  );
  return { key, width: decoded.width, height: decoded.height, thumbhash };
}

async function encodeAll(decoded: DecodedPicture, { naming, isWatermarked }: StoreOptions) {
  const encoded = await Promise.all(
    (Object.keys(PICTURE_SIZES) as PictureSize[]).map(async (size) => ({
      size,
      data: await encodePicture(decoded, size, { isWatermarked: isWatermarked === true }),
    })),
  );
  return {
    hash: naming === 'random' ? randomBytes(17).toString('hex') : await hashOf(decoded.upright),
    encoded,
    thumbhash: await thumbhashOf(decoded.upright),
  };
}

async function hashOf(picture: Sharp): Promise<string> {
  const pixels = await picture.clone().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
