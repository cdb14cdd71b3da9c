import { sql, type Kysely } from 'kysely';
import { PICTURE_MIN_BYTES } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isPhoto } from '../../platform/files/is-photo.ts';
import { storePicture, type StoredPicture } from '../../platform/files/store-picture.ts';
import { UnreadablePictureError } from '../../platform/files/unreadable-picture-error.ts';
import { tooBig } from './read-form-file.ts';

/**
 * Stores a picture for its owner under a name that cannot be guessed.
 * @param folder the folder that is served at `/files/`
 * @throws ApiError naming `file` for anything that is no PNG or JPEG of a fair size
 */
export async function uploadPicture(
  db: Kysely<Tables>,
  folder: string,
  ownerId: number,
  content: Buffer,
): Promise<StoredPicture & { readonly uploadId: number }> {
  if (content.length < PICTURE_MIN_BYTES) {
    throw new ApiError('invalid_input', { fields: { file: [{ problem: 'file_too_small' }] } });
  }
  if (!isPhoto(content)) throw wrongType();
  const stored = await storePicture(content, folder, 'random').catch(refuseUnreadable);
  const { id: uploadId } = await db
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
  return { ...stored, uploadId };
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof UnreadablePictureError)) throw error;
  throw error.reason === 'pixels' ? tooBig() : wrongType(error);
}

function wrongType(cause?: unknown): ApiError {
  const fields = { file: [{ problem: 'file_type' }] } as const;
  return new ApiError('unsupported_media_type', { fields }, { cause });
}
