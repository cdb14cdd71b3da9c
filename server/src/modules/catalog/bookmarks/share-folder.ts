import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

interface OwnFolder {
  readonly id: number;
  readonly userId: number;
}

const BYTES = 32;

/**
 * The secret of a folder's link; null where it has none.
 * @throws ApiError `not_found` for a folder of somebody else, or one that is deleted
 */
export async function findFolderLink(
  db: Kysely<BookmarksTables>,
  { id, userId }: OwnFolder,
): Promise<string | null> {
  const folder = await db
    .selectFrom('bookmark_folder as folder')
    .leftJoin('folder_link as link', 'link.folder_id', 'folder.id')
    .select('link.secret')
    .where('folder.id', '=', id)
    .where('folder.user_id', '=', userId)
    .where('folder.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!folder) throw new ApiError('not_found');
  return folder.secret;
}

/** @throws ApiError as `findFolderLink` */
async function lockFolder(trx: Transaction<BookmarksTables>, { id, userId }: OwnFolder) {
  const folder = await trx
    .selectFrom('bookmark_folder')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!folder) throw new ApiError('not_found');
}

/**
 * Gives a folder a link; one that has one keeps it.
 * @throws ApiError as `findFolderLink`
 */
export function shareFolder(db: Kysely<BookmarksTables>, folder: OwnFolder): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockFolder(trx, folder);
    await trx
      .insertInto('folder_link')
      .values({ folder_id: folder.id, secret: randomBytes(BYTES).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await trx
      .selectFrom('folder_link')
      .select('secret')
      .where('folder_id', '=', folder.id)
      .executeTakeFirstOrThrow();
    return secret;
  });
}

/**
 * Takes the link of a folder away: it leads nowhere from then on, and a later one is another.
 * @throws ApiError as `findFolderLink`
 */
export function unshareFolder(db: Kysely<BookmarksTables>, folder: OwnFolder): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockFolder(trx, folder);
    await trx.deleteFrom('folder_link').where('folder_id', '=', folder.id).execute();
  });
}
