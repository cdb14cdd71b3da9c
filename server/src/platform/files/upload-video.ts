import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { FilesTables } from './files.tables.ts';
import { storeVideo, type StoredVideo } from './store-video.ts';
import { UnreadableVideoError } from './unreadable-video-error.ts';
import { tooBig, wrongType } from './require-photo.ts';

/**
 * Stores a video for its owner.
 * @param source says by `truncated` that there would have been more than is allowed
 * @param folder the folder that is served at `/files/`
 * @throws ApiError naming `file` for anything that is no MP4 of a fair size
 */
export async function uploadVideo(
  db: Kysely<FilesTables>,
  folder: string,
  ownerId: number,
  source: Readable & { readonly truncated: boolean },
): Promise<StoredVideo & { readonly uploadId: number }> {
  const stored = await storeVideo(source, folder).catch((error: unknown) => {
    if (source.truncated) throw tooBig('file');
    throw error instanceof UnreadableVideoError ? wrongType('file', error) : error;
  });
  const { id: uploadId } = await db
    .with('stored', (query) => query.insertInto('video').values(stored).returning('id'))
    .insertInto('video_upload')
    .columns(['video_id', 'owner_id'])
    .expression((query) =>
      query
        .selectFrom('stored')
        .select(['stored.id', sql<number>`${ownerId}::bigint`.as('owner_id')]),
    )
    .returning('video_upload.id')
    .executeTakeFirstOrThrow()
    .catch(async (error: unknown) => {
      await rm(path.join(folder, `${stored.key}.mp4`), { force: true });
      throw error;
    });
  return { ...stored, uploadId };
}
