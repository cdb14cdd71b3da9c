import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

/** Longest sides of the stored sizes, in pixels. */
const SIZES = { small: 320, medium: 720, large: 1440 } as const;
const PIXELS_MAX = 50_000_000;
const THUMBHASH_SIDE = 64;
const WEBP_QUALITY = 80;

export interface StoredPicture {
  /** The path below `/files/`, without `-<size>.webp`. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** base64 */
  readonly thumbhash: string;
}

/** By content the same pixels always get the same key; a random one can be guessed by nobody. */
type Naming = 'content' | 'random';

/**
 * Decodes a picture, writes it anew in three sizes as WebP and describes it. Nothing of the original
 * survives: no metadata, no trailing bytes.
 * @param input an encoded picture (PNG, JPEG, WebP or, from our own generators only, SVG)
 * @param folder the folder that is served at `/files/`
 * @throws UnreadablePictureError before anything is written
 */
export async function storePicture(
  input: Buffer,
  folder: string,
  naming: Naming = 'content',
): Promise<StoredPicture> {
  const { hash, encoded, ...description } = await encode(input, naming).catch((cause: unknown) => {
    throw cause instanceof UnreadablePictureError
      ? cause
      : new UnreadablePictureError('format', { cause });
  });
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 34)}`;
  await mkdir(path.join(folder, hash.slice(0, 2)), { recursive: true });
  await Promise.all(
    encoded.map(({ name, data }) => writeFile(path.join(folder, `${key}-${name}.webp`), data)),
  );
  return { key, ...description };
}

async function encode(input: Buffer, naming: Naming) {
  // Reads the header only; the limit of the decoder itself would fail like any broken file.
  const { autoOrient } = await sharp(input, { limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) throw new UnreadablePictureError('pixels');
  const upright = sharp(input, { limitInputPixels: PIXELS_MAX }).rotate();
  const encoded = await Promise.all(
    Object.entries(SIZES).map(async ([name, side]) => ({
      name,
      data: await upright
        .clone()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer(),
    })),
  );
  return {
    hash: naming === 'random' ? randomBytes(17).toString('hex') : await hashOf(upright),
    encoded,
    width: autoOrient.width,
    height: autoOrient.height,
    thumbhash: await thumbhashOf(upright),
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
