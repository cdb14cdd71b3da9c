import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import { pictureWorkshop } from './picture-workshop.ts';

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
  for (const { size, data } of await pictureWorkshop.run('avif', large)) {
    const file = path.join(folder, `${key}-${size}.avif`);
    // Whoever reads meanwhile gets all of it or none.
    await writeFile(`${file}.part`, data);
    await rename(`${file}.part`, file);
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
