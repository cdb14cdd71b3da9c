import type { Kysely } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { FilesTables } from './files.tables.ts';

interface OwnVideo {
  readonly ownerId: number;
  readonly upload: number;
  /** What is at fault when it is not the owner's. */
  readonly field: string;
}

/**
 * The video behind an upload of a person.
 * @throws ApiError `invalid_input` naming the field, for an upload of others
 */
export async function findOwnVideo(
  db: Pick<Kysely<FilesTables>, 'selectFrom'>,
  { ownerId, upload, field }: OwnVideo,
): Promise<number> {
  const row = await db
    .selectFrom('video_upload')
    .select('video_id')
    .where('id', '=', upload)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (row) return row.video_id;
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'invalid' }] } });
}
