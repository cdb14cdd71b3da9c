import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/bookmarks';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import { listMarkedPosts } from '../feed/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';
import { deleteFolder, restoreFolder } from './delete-folder.ts';
import { findFolders } from './folders.queries.ts';
import { createFolder, renameFolder } from './name-folder.ts';
import { removeBookmarks, restoreBookmarks } from './remove-bookmarks.ts';
import { saveItem } from './save-item.ts';

export function bookmarksRoutes(
  db: Kysely<BookmarksTables & ItemCardTables & PeopleTables & CurrenciesTables>,
): ImplementedRoute[] {
  async function readFolder(userId: number, id: number): Promise<contract.Folder> {
    const [folder] = await findFolders(db, { userId, id });
    if (!folder) throw new ApiError('not_found');
    return folder;
  }

  return [
    implement(contract.saveItem, async ({ params: { id }, body, context: { actor } }) => {
      const { userId } = requireActor(actor);
      const previous_folder_id = await saveItem(db, {
        userId,
        itemId: id,
        folderId: body.folder_id,
      });
      return { is_saved: true, previous_folder_id };
    }),
    implement(contract.unsaveItem, async ({ params: { id }, context: { actor } }) => {
      await db
        .deleteFrom('bookmark')
        .where('user_id', '=', requireActor(actor).userId)
        .where('item_id', '=', id)
        .execute();
      return { is_saved: false };
    }),
    implement(contract.listSavedPosts, ({ query, context: { actor, locale, currency } }) => {
      const { userId } = requireActor(actor);
      const bookmarks = db
        .selectFrom('bookmark')
        .select(['bookmark.id', 'bookmark.item_id'])
        .where('user_id', '=', userId)
        .$if(query.folder !== undefined, (saved) =>
          saved.where('folder_id', 'in', (eb) =>
            eb
              .selectFrom('bookmark_folder')
              .select('bookmark_folder.id')
              .where('bookmark_folder.id', '=', query.folder!)
              .where('deleted_at', 'is', null),
          ),
        );
      return listMarkedPosts(db, bookmarks, query, { locale, currency, viewerId: userId });
    }),
    implement(contract.deleteBookmarks, async ({ body: { item_ids }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      return { deleted_count: await removeBookmarks(db, { userId, itemIds: item_ids }) };
    }),
    implement(contract.restoreBookmarks, async ({ body: { item_ids }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      return { restored_count: await restoreBookmarks(db, { userId, itemIds: item_ids }) };
    }),
    implement(contract.listFolders, async ({ context: { actor } }) => ({
      list: await findFolders(db, { userId: requireActor(actor).userId }),
    })),
    implement(contract.createFolder, async ({ body: { name }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      return readFolder(userId, await createFolder(db, userId, name));
    }),
    implement(contract.getFolder, ({ params: { id }, context: { actor } }) =>
      readFolder(requireActor(actor).userId, id),
    ),
    implement(contract.renameFolder, async ({ params: { id }, body: { name }, context }) => {
      const { userId } = requireActor(context.actor);
      await renameFolder(db, { id, userId, name });
      return readFolder(userId, id);
    }),
    implement(contract.deleteFolder, async ({ params: { id }, context: { actor } }) => {
      await deleteFolder(db, { id, userId: requireActor(actor).userId });
      return undefined;
    }),
    implement(contract.restoreFolder, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      await restoreFolder(db, { id, userId });
      return readFolder(userId, id);
    }),
  ];
}
