import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';
import { ensureRoomForFolder, nameTaken } from './name-folder.ts';

interface OwnFolder {
  readonly id: number;
  readonly userId: number;
}

/**
 * Deletes a folder, to be taken back for a time; its items stay saved.
 * @throws ApiError `not_found` for a folder of somebody else, or one that is deleted
 */
export async function deleteFolder(
  db: Kysely<BookmarksTables>,
  { id, userId }: OwnFolder,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('bookmark_folder')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
}

/**
 * Takes back a folder with what lay in it and was not moved since; does nothing to one that is there.
 * @throws ApiError `not_found` for one of somebody else or gone for good, `too_many_kept` and `invalid_input`
 *   (`name` is `taken`) as for a new one
 */
export async function restoreFolder(
  db: Kysely<BookmarksTables & PeopleTables>,
  { id, userId }: OwnFolder,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const folder = await trx
      .selectFrom('bookmark_folder')
      .select('deleted_at')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!folder) throw new ApiError('not_found');
    if (folder.deleted_at === null) return;
    await ensureRoomForFolder(trx, userId);
    try {
      await trx
        .updateTable('bookmark_folder')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      if (isUniqueViolation(error, 'bookmark_folder_name')) throw nameTaken();
      throw error;
    }
  });
}
