import { sql, type Kysely } from 'kysely';
import type { Perishable } from '../../../platform/pruning/perishable.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

/** Longer than any page offers to take back what was removed. */
const UNDO_SECONDS = 3600;

export const PERISHABLE_BOOKMARKS: Perishable = {
  table: 'removed_bookmark',
  column: 'removed_at',
  seconds: UNDO_SECONDS,
};

export const PERISHABLE_FOLDERS: Perishable = {
  table: 'bookmark_folder',
  column: 'deleted_at',
  seconds: UNDO_SECONDS,
};

interface Chosen {
  readonly userId: number;
  readonly itemIds: readonly number[];
}

/** Removes items from what a person has saved; answers how many were. */
export async function removeBookmarks(
  db: Kysely<BookmarksTables>,
  { userId, itemIds }: Chosen,
): Promise<number> {
  const removed = await db
    .with('gone', (cte) =>
      cte
        .deleteFrom('bookmark')
        .where('user_id', '=', userId)
        .where('item_id', 'in', itemIds)
        .returning(['id', 'user_id', 'item_id', 'folder_id', 'created_at']),
    )
    .insertInto('removed_bookmark')
    .columns(['id', 'user_id', 'item_id', 'folder_id', 'created_at'])
    .expression((eb) =>
      eb.selectFrom('gone').select(['id', 'user_id', 'item_id', 'folder_id', 'created_at']),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        folder_id: eb.ref('excluded.folder_id'),
        created_at: eb.ref('excluded.created_at'),
        removed_at: sql<Date>`now()`,
      })),
    )
    .returning('item_id')
    .execute();
  return removed.length;
}

/**
 * Takes back what was removed, to its place and folder; out of any folder where that is no more. What has been
 * saved anew meanwhile stays as it is. Answers how many have come back.
 */
export async function restoreBookmarks(
  db: Kysely<BookmarksTables>,
  { userId, itemIds }: Chosen,
): Promise<number> {
  const { rows } = await sql`
    with back as (
      delete from removed_bookmark
      where user_id = ${userId} and item_id = any(${itemIds}::bigint[])
      returning id, user_id, item_id, folder_id, created_at
    )
    insert into bookmark (id, user_id, item_id, folder_id, created_at) overriding system value
    select back.id, back.user_id, back.item_id, folder.id, back.created_at
    from back left join bookmark_folder as folder
      on folder.id = back.folder_id and folder.user_id = back.user_id
    on conflict (item_id, user_id) do nothing
    returning id`.execute(db);
  return rows.length;
}
