import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ShownTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

interface Bookmark {
  readonly userId: number;
  readonly itemId: number;
  readonly folderId: number | null;
}

/**
 * Saves an item, or moves a saved one between the folders of its person.
 * @throws ApiError `not_found` for an item that is not published, or a folder of somebody else
 */
export async function saveItem(
  db: Kysely<BookmarksTables & ShownTables>,
  { userId, itemId, folderId }: Bookmark,
): Promise<void> {
  const saved = await db
    .insertInto('bookmark')
    .columns(['user_id', 'item_id', 'folder_id'])
    .expression((eb) =>
      eb
        .selectFrom('item')
        .select([eb.val(userId).as('user_id'), 'item.id'])
        .select((inner) =>
          inner
            .selectFrom('bookmark_folder')
            .select('bookmark_folder.id')
            .where('bookmark_folder.id', '=', folderId)
            .where('user_id', '=', userId)
            .as('folder_id'),
        )
        .where('item.id', '=', itemId)
        .where('is_published', '=', true)
        .$if(folderId !== null, (query) =>
          query.where((inner) =>
            inner.exists(
              inner
                .selectFrom('bookmark_folder')
                .select('id')
                .where('bookmark_folder.id', '=', folderId)
                .where('user_id', '=', userId),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'user_id'])
        .doUpdateSet((eb) => ({ folder_id: eb.ref('excluded.folder_id') })),
    )
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new ApiError('not_found');
}
