import { randomBytes } from 'node:crypto';
import type { FileStore } from '../storage/file-store.ts';
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
  /** What it speaks of in one colour, `#rrggbb`; white is read on it. */
  readonly color: string;
}

interface StoreOptions {
  /** By content the same pixels always get the same key; a random one can be guessed by nobody. */
  readonly naming?: 'content' | 'random';
  readonly isWatermarked?: boolean;
}

/**
 * Re-encodes a picture in every size and describes it.
 * @param input an encoded picture, PNG, JPEG, WebP or, from our own generators only, SVG
 * @throws UnreadablePictureError before anything is written
 */
export async function storePicture(
  input: Buffer,
  store: FileStore,
  { naming, isWatermarked = false }: StoreOptions = {},
): Promise<StoredPicture> {
  const { files, contentHash, ...described } = await pictureWorkshop.run('everySize', input, {
    isWatermarked,
  });
  const hash = naming === 'random' ? randomBytes(17).toString('hex') : contentHash;
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 34)}`;
  const writing = files.map(({ size, data }) => store.put(`${key}-${size}.webp`, data));
  try {
    await Promise.all(writing);
  } catch (error) {
    // On a full disk above all, nothing may stay that nobody will ask for.
    await Promise.allSettled(writing);
    // What cannot be stored may not be deleted either; the first failure is the one to tell.
    await removePicture(store, key).catch(() => undefined);
    throw error;
  }
  return { key, ...described };
}
