import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { selectVisibleItems, type ItemsTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

interface Bookmark {
  readonly userId: number;
  readonly itemId: number;
  readonly folderId: number | null;
}

/**
 * Saves an item, or moves a saved one between the folders of its person; answers the folder in which it lay.
 * @throws ApiError `not_found` for an item that they do not see, or a folder of somebody else
 */
export async function saveItem(
  db: Kysely<BookmarksTables & ItemsTables>,
  { userId, itemId, folderId }: Bookmark,
): Promise<number | null> {
  const folder = db
    .selectFrom('bookmark_folder')
    .select('bookmark_folder.id')
    .where('bookmark_folder.id', '=', folderId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const saved = await db
    .insertInto('bookmark')
    .columns(['user_id', 'item_id', 'folder_id'])
    .expression((eb) =>
      selectVisibleItems(db, userId)
        .select([eb.val(userId).as('user_id'), 'item.id', folder.as('folder_id')])
        .where('item.id', '=', itemId)
        .$if(folderId !== null, (query) => query.where(eb.exists(folder))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'user_id'])
        .doUpdateSet((eb) => ({ folder_id: eb.ref('excluded.folder_id') })),
    )
    .returning((eb) =>
      // As it was before the statement.
      eb
        .selectFrom('bookmark as was')
        .innerJoin('bookmark_folder as folder', 'folder.id', 'was.folder_id')
        .select('was.folder_id')
        .where('was.item_id', '=', itemId)
        .where('was.user_id', '=', userId)
        .where('folder.deleted_at', 'is', null)
        .as('previous_folder_id'),
    )
    .executeTakeFirst();
  if (!saved) throw new ApiError('not_found');
  return saved.previous_folder_id;
}
