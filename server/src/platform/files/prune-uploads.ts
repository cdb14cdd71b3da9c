import type { Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { FilesTables } from './files.tables.ts';
import { pruneUnused } from './prune-unused.ts';
import { removePicture } from './remove-picture.ts';

/** One run at a time, after everything that people wait for. */
export const pruneUploadsTask = defineTask('prune-uploads', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 3,
});

/** Deletes pictures and videos that were uploaded a week ago and belong to nothing since. */
export async function pruneUploads(
  db: Kysely<FilesTables>,
  store: FileStore,
  { batch }: { readonly batch?: number } = {},
): Promise<void> {
  await eachInTurn(
    [
      {
        table: 'file',
        upload: 'picture_upload',
        remove: (key: string) => removePicture(store, key),
      },
      {
        table: 'video',
        upload: 'video_upload',
        remove: (key: string) => store.delete(`${key}.mp4`),
      },
    ] as const,
    (uploads) => pruneUnused(db, { ...uploads, ...(batch !== undefined && { batch }) }),
  );
}
