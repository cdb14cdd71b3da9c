import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import type { FileStore } from '../storage/file-store.ts';
import { pictureWorkshop } from './picture-workshop.ts';

/** Adds what WebP makes a picture wait for. One at a time over all processes, when nothing else waits. */
export const encodeAvifTask = defineTask('encode-avif', z.object({ key: z.string() }), {
  isSerial: true,
  priority: 10,
  maxAttempts: 3,
});

export async function encodeAvif(store: FileStore, key: string): Promise<void> {
  const large = await store.get(`${key}-large.webp`);
  // The picture has been deleted meanwhile.
  if (!large) return;
  for (const { size, data } of await pictureWorkshop.run('avif', await buffer(large.content))) {
    await store.put(`${key}-${size}.avif`, data);
  }
}
