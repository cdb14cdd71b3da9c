import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { presentImage } from '../../../platform/files/present-image.ts';
import { joinVisibleItem, selectFirstPicture, type ItemCardTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

const COVER_PICTURES = 4;

/** The folders of a person with their covers, or one of them; the newest first. */
export async function findFolders(
  db: Kysely<BookmarksTables & ItemCardTables>,
  { userId, id }: { readonly userId: number; readonly id?: number },
): Promise<Folder[]> {
  const rows = await db
    .selectFrom('bookmark_folder')
    .select(['bookmark_folder.id', 'bookmark_folder.name'])
    .select((eb) => [
      joinVisibleItem(eb.selectFrom('bookmark'), 'bookmark.item_id', userId)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('bookmark.folder_id', '=', 'bookmark_folder.id')
        .as('item_count'),
      jsonArrayFrom(
        eb
          .selectFrom(
            joinVisibleItem(eb.selectFrom('bookmark'), 'bookmark.item_id', userId)
              .select('bookmark.id')
              .select((inner) => selectFirstPicture(inner.ref('bookmark.item_id')).as('image'))
              .whereRef('bookmark.folder_id', '=', 'bookmark_folder.id')
              .as('saved'),
          )
          .select('saved.image')
          .where('saved.image', 'is not', null)
          .orderBy('saved.id', 'desc')
          .limit(COVER_PICTURES),
      ).as('covers'),
    ])
    .where('bookmark_folder.user_id', '=', userId)
    .where('bookmark_folder.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('bookmark_folder.id', '=', id!))
    .orderBy('bookmark_folder.id', 'desc')
    .execute();
  return rows.map(({ covers, item_count, ...row }) => ({
    ...row,
    item_count: Number(item_count),
    images: covers.flatMap(({ image }) => (image ? [presentImage(image)] : [])),
  }));
}
