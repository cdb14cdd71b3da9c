import type { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { FileStore } from '../storage/file-store.ts';
import type { FilesTables } from './files.tables.ts';
import { storeVideo, type StoredVideo } from './store-video.ts';
import { UnreadableVideoError } from './unreadable-video-error.ts';
import { tooBig, wrongVideoType, type FileField } from './require-photo.ts';

export interface SentVideo {
  /** Says by `truncated` that there would have been more than is allowed. */
  readonly source: Readable & { readonly truncated?: boolean };
  readonly field: FileField;
}

/**
 * Stores a video for its owner.
 * @throws ApiError naming the video's field for anything that is no MP4 of a fair size
 */
export async function uploadVideo(
  db: Kysely<FilesTables>,
  store: FileStore,
  ownerId: number,
  { source, field }: SentVideo,
): Promise<StoredVideo & { readonly uploadId: number }> {
  const stored = await storeVideo(source, store).catch((error: unknown) => {
    if (source.truncated) throw tooBig(field);
    throw error instanceof UnreadableVideoError ? wrongVideoType(field, error) : error;
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
      await store.delete(`${stored.key}.mp4`);
      throw error;
    });
  return { ...stored, uploadId };
}
