import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { presentImage } from '../../../platform/files/present-image.ts';
import { type ShownTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

const COVER_PICTURES = 4;

/** The folders of a person with their covers, or one of them; the newest first. */
export async function findFolders(
  db: Kysely<BookmarksTables & ShownTables>,
  { userId, id }: { readonly userId: number; readonly id?: number },
): Promise<Folder[]> {
  const rows = await db
    .selectFrom('bookmark_folder')
    .select(['bookmark_folder.id', 'bookmark_folder.name'])
    .select((eb) => [
      eb
        .selectFrom('bookmark')
        .innerJoin('item', 'item.id', 'bookmark.item_id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('bookmark.folder_id', '=', 'bookmark_folder.id')
        .where('item.is_published', '=', true)
        .as('item_count'),
      jsonArrayFrom(
        eb
          .selectFrom('bookmark')
          .innerJoin('item', 'item.id', 'bookmark.item_id')
          .innerJoin('item_image', 'item_image.item_id', 'item.id')
          .innerJoin('file', 'file.id', 'item_image.file_id')
          .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
          .whereRef('bookmark.folder_id', '=', 'bookmark_folder.id')
          .where('item.is_published', '=', true)
          .where('item_image.position', '=', 0)
          .orderBy('bookmark.id', 'desc')
          .limit(COVER_PICTURES),
      ).as('images'),
    ])
    .where('bookmark_folder.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('bookmark_folder.id', '=', id!))
    .orderBy('bookmark_folder.id', 'desc')
    .execute();
  return rows.map(({ images, item_count, ...row }) => ({
    ...row,
    item_count: Number(item_count),
    images: images.map(presentImage),
  }));
}
