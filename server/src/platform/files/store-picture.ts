import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Longest sides of the stored sizes, in pixels. */
const SIZES = { small: 320, medium: 720, large: 1440 } as const;
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

/**
 * Decodes a picture, writes it anew in three sizes as WebP and describes it. Nothing of the original
 * survives: no metadata, no trailing bytes. The same pixels always get the same key.
 * @param input an encoded picture (PNG, JPEG, WebP or, from our own generators only, SVG)
 * @param folder the folder that is served at `/files/`
 */
export async function storePicture(input: Buffer, folder: string): Promise<StoredPicture> {
  const upright = sharp(input, { limitInputPixels: 50_000_000 }).rotate();
  const { data: pixels, info } = await upright.clone().toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(pixels).digest('hex');
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 34)}`;
  await mkdir(path.join(folder, hash.slice(0, 2)), { recursive: true });
  await Promise.all(
    Object.entries(SIZES).map(async ([name, side]) => {
      const encoded = await upright
        .clone()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer();
      await writeFile(path.join(folder, `${key}-${name}.webp`), encoded);
    }),
  );
  return { key, width: info.width, height: info.height, thumbhash: await thumbhashOf(upright) };
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
