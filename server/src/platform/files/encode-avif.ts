import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/**
 * What lists and cards show. The large size stays WebP: it is what the others are made from, and
 * encoding what is encoded would cost it detail.
 */
export const AVIF_SIZES: readonly PictureSize[] = ['small', 'medium'];

const QUALITY = 55;
/** Of 9: six times the speed of the usual 4, for a tenth more bytes. */
const EFFORT = 2;

/** Adds what WebP makes a picture wait for. One at a time over all processes, when nothing else waits. */
export const encodeAvifTask = defineTask('encode-avif', z.object({ key: z.string() }), {
  isSerial: true,
  priority: 10,
  maxAttempts: 3,
});

/** @param folder the folder that is served at `/files/` */
export async function encodeAvif(folder: string, key: string): Promise<void> {
  const large = await readFile(path.join(folder, `${key}-large.webp`)).catch(nothingIfMissing);
  // The picture has been deleted meanwhile.
  if (!large) return;
  for (const size of AVIF_SIZES) {
    const side = PICTURE_SIZES[size];
    const avif = await sharp(large)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .avif({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
    const file = path.join(folder, `${key}-${size}.avif`);
    // Whoever reads meanwhile gets all of it or none.
    await writeFile(`${file}.part`, avif);
    await rename(`${file}.part`, file);
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
