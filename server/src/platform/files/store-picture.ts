import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removePicture } from './remove-picture.ts';
import { pictureWorkshop } from './picture-workshop.ts';

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
 * @param input an encoded picture, PNG, JPEG, WebP or, from our own generators only, SVG
 * @param folder the folder that is served at `/files/`
 * @throws UnreadablePictureError before anything is written
 */
export async function storePicture(
  input: Buffer,
  folder: string,
  { naming, isWatermarked = false }: StoreOptions = {},
): Promise<StoredPicture> {
  const { files, contentHash, ...described } = await pictureWorkshop.run('everySize', input, {
    isWatermarked,
  });
  const hash = naming === 'random' ? randomBytes(17).toString('hex') : contentHash;
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 34)}`;
  await mkdir(path.join(folder, hash.slice(0, 2)), { recursive: true });
  const writing = files.map(({ size, data }) =>
    writeFile(path.join(folder, `${key}-${size}.webp`), data),
  );
  try {
    await Promise.all(writing);
  } catch (error) {
    // On a full disk above all, nothing may stay that nobody will ask for.
    await Promise.allSettled(writing);
    await removePicture(folder, key);
    throw error;
  }
  return { key, ...described };
}
