import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectItemName, type ItemsTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

export const BOOKMARK_RECORDS = [
  definePersonalRecords({
    name: 'saved',
    tables: ['bookmark'],
    select: (db: Kysely<BookmarksTables & ItemsTables>, personId) =>
      db
        .selectFrom('bookmark')
        .leftJoin('bookmark_folder as folder', (join) =>
          join.onRef('folder.id', '=', 'bookmark.folder_id').on('folder.deleted_at', 'is', null),
        )
        .select(['bookmark.item_id', 'folder.name as folder', 'bookmark.created_at'])
        .select((eb) => selectItemName(eb.ref('bookmark.item_id')).as('item'))
        .where('bookmark.user_id', '=', personId)
        .orderBy('bookmark.id'),
  }),
  definePersonalRecords({
    name: 'folders',
    tables: ['bookmark_folder'],
    select: (db: Kysely<BookmarksTables>, personId) =>
      db
        .selectFrom('bookmark_folder')
        .select(['name', 'created_at'])
        .where('user_id', '=', personId)
        .where('deleted_at', 'is', null)
        .orderBy('id'),
  }),
];
