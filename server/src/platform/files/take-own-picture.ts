import type { Transaction } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { findOwnPictures } from './find-own-pictures.ts';
import type { FilesTables } from './files.tables.ts';

interface FreshPicture {
  readonly ownerId: number;
  readonly upload: number;
  readonly field: string;
  /** What was uploaded earlier proves nothing. */
  readonly since: Date;
}

/**
 * Uses a person's upload up as the proof of something, so that it can prove nothing else. Answers the
 * file behind it.
 * @throws ApiError `invalid_input` naming the field, for an upload of others, an old or a used one
 */
export async function takeOwnPicture(
  trx: Transaction<FilesTables>,
  { ownerId, upload, field, since }: FreshPicture,
): Promise<number> {
  await findOwnPictures(trx, { ownerId, uploads: [upload], field });
  const taken = await trx
    .deleteFrom('picture_upload')
    .where('id', '=', upload)
    .where('created_at', '>=', since)
    .returning('file_id')
    .executeTakeFirst();
  if (!taken) {
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'photo_not_fresh' }] } });
  }
  return taken.file_id;
}
