import type { Kysely } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { FilesTables } from './files.tables.ts';

interface OwnPictures {
  readonly ownerId: number;
  readonly uploads: readonly number[];
  /** What is at fault when one of them is not the owner's. */
  readonly field: string;
}

/**
 * The files behind uploads of a person, in their order.
 * @throws ApiError `invalid_input` naming the field, for uploads of others
 */
export async function findOwnPictures(
  db: Pick<Kysely<FilesTables>, 'selectFrom'>,
  { ownerId, uploads, field }: OwnPictures,
): Promise<number[]> {
  if (uploads.length === 0) return [];
  const rows = await db
    .selectFrom('picture_upload')
    .select(['id', 'file_id'])
    .where('id', 'in', uploads)
    .where('owner_id', '=', ownerId)
    .execute();
  const files = new Map(rows.map(({ id, file_id }) => [id, file_id]));
  return uploads.map((id) => {
    const file = files.get(id);
    if (file === undefined) {
      throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'invalid' }] } });
    }
    return file;
  });
}
