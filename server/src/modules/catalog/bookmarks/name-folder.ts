import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { FOLDERS_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

/**
 * Makes a folder.
 * @throws ApiError `too_many_kept` when the person keeps as many as allowed, and `invalid_input`
 *   (`name` is `taken`) when one of them has the name
 */
export function createFolder(
  db: Kysely<BookmarksTables & PeopleTables>,
  userId: number,
  name: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Whoever makes several at once waits, so that the limit holds.
    await lockPerson(trx, userId);
    await ensureRoomForFolder(trx, userId);
    const created = await trx
      .insertInto('bookmark_folder')
      .values({ user_id: userId, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw nameTaken();
    return created.id;
  });
}

/** @throws ApiError `not_found` for a folder of somebody else, `invalid_input` for a name taken */
export async function renameFolder(
  db: Kysely<BookmarksTables>,
  { id, userId, name }: { readonly id: number; readonly userId: number; readonly name: string },
): Promise<void> {
  const rival = await db
    .selectFrom('bookmark_folder')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (rival) throw nameTaken();
  const { numUpdatedRows } = await db
    .updateTable('bookmark_folder')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
}

/** @throws ApiError `too_many_kept` when the person, who is locked, keeps as many folders as allowed */
export async function ensureRoomForFolder(
  trx: Transaction<BookmarksTables>,
  userId: number,
): Promise<void> {
  const { count } = await trx
    .selectFrom('bookmark_folder')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= FOLDERS_MAX) throw new ApiError('too_many_kept', { count: FOLDERS_MAX });
}

export function nameTaken(): ApiError {
  return new ApiError('invalid_input', { fields: { name: [{ problem: 'taken' }] } });
}
