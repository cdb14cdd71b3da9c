import { sql, type Kysely } from 'kysely';
import type { FilesTables } from './files.tables.ts';
import { encodeAvifTask } from './encode-avif.ts';
import { removePicture } from './remove-picture.ts';
import { storePicture, type StoredPicture } from './store-picture.ts';
import { addJob } from '../jobs/jobs.ts';
import type { FileStore } from '../storage/file-store.ts';
import { refuseUnreadable, requirePhoto, type SentPicture } from './require-photo.ts';

interface Upload {
  readonly picture: SentPicture;
  readonly ownerId: number;
  readonly isWatermarked: boolean;
}

/**
 * Stores a picture for its owner under a name that cannot be guessed.
 * @throws ApiError naming the picture's field for anything that is no PNG or JPEG of a fair size
 */
export async function uploadPicture(
  db: Kysely<FilesTables>,
  store: FileStore,
  { picture, ownerId, isWatermarked }: Upload,
): Promise<StoredPicture & { readonly uploadId: number }> {
  requirePhoto(picture);
  const stored = await storePicture(picture.content, store, {
    naming: 'random',
    isWatermarked,
  }).catch(refuseUnreadable(picture.field));
  const recording = db.transaction().execute(async (trx) => {
    const { id: uploadId } = await trx
      .with('stored', (query) => query.insertInto('file').values(stored).returning('id'))
      .insertInto('picture_upload')
      .columns(['file_id', 'owner_id'])
      .expression((query) =>
        query
          .selectFrom('stored')
          .select(['stored.id', sql<number>`${ownerId}::bigint`.as('owner_id')]),
      )
      .returning('picture_upload.id')
      .executeTakeFirstOrThrow();
    await addJob(trx, encodeAvifTask, { key: stored.key });
    return { ...stored, uploadId };
  });
  return recording.catch(async (error: unknown) => {
    await removePicture(store, stored.key);
    throw error;
  });
}
