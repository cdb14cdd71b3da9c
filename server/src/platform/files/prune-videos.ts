import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { FilesTables } from './files.tables.ts';
import { findUses } from './find-uses.ts';

/** Deletes videos that were uploaded a week ago and belong to nothing since, with their files. */
export async function pruneVideos(db: Kysely<FilesTables>, folder: string): Promise<void> {
  const isUsed = await findUses(db, 'video', 'video_upload');
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('video')
      .where(({ and, exists, not, selectFrom }) =>
        and([
          exists(
            selectFrom('video_upload')
              .select('video_upload.id')
              .whereRef('video_upload.video_id', '=', 'video.id')
              .where('video_upload.created_at', '<', sql<Date>`now() - interval '7 days'`),
          ),
          not(isUsed),
        ]),
      )
      .returning('key')
      .execute();
    // Before the rows are gone for good: whatever fails here is done again by the next run.
    for (const { key } of gone) await rm(path.join(folder, `${key}.mp4`), { force: true });
  });
}
