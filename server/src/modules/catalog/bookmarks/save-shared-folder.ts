import type { Kysely } from 'kysely';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import { isVisibleTo, type ItemCardTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';
import { ensureRoomForFolder, nameTaken } from './name-folder.ts';
import { findSharedFolder, selectShared } from './read-shared-folder.ts';

/** Of one folder, the latest. */
const COPIED_MAX = 1000;

interface Copy {
  readonly userId: number;
  readonly secret: string;
  /** Of the new folder. */
  readonly name: string;
}

/**
 * Puts what somebody sees of a shared folder into a new folder of theirs. What they have in another folder stays
 * there.
 * @throws ApiError `not_found` for a link that leads nowhere, `too_many_kept` and `invalid_input` as `createFolder`
 */
export function saveSharedFolder(
  db: Kysely<BookmarksTables & ItemCardTables & PeopleTables>,
  { userId, secret, name }: Copy,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const shared = await findSharedFolder(trx, secret);
    await lockPerson(trx, userId);
    await ensureRoomForFolder(trx, userId);
    const folder = await trx
      .insertInto('bookmark_folder')
      .values({ user_id: userId, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!folder) throw nameTaken();
    await trx
      .insertInto('bookmark')
      .columns(['user_id', 'item_id', 'folder_id'])
      .expression((eb) =>
        eb
          .selectFrom((from) =>
            from
              .selectFrom(selectShared(trx, shared.id).as('mark'))
              .innerJoin('item', 'item.id', 'mark.item_id')
              .select(['mark.id', 'mark.item_id'])
              .where(isVisibleTo(userId))
              .orderBy('mark.id', 'desc')
              .limit(COPIED_MAX)
              .as('latest'),
          )
          .select([
            eb.val(userId).as('user_id'),
            'latest.item_id',
            eb.val(folder.id).as('folder_id'),
          ])
          // Ids grow with time: the order stays.
          .orderBy('latest.id'),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['item_id', 'user_id'])
          .doUpdateSet((eb) => ({ folder_id: eb.ref('excluded.folder_id') }))
          .where('bookmark.folder_id', 'is', null),
      )
      .execute();
    return folder.id;
  });
}
