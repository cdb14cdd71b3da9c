import { sql, type Expression, type Transaction } from 'kysely';
import type { Viewer } from '../../organizations/followers/index.ts';
import type { ItemsTables } from './items.tables.ts';
import { isVisibleTo } from './visible-items.ts';

/**
 * Locks an item, so that reactions to it wait in line; undefined where there is none.
 * @param viewer whoever reacts
 */
export function lockItem(
  trx: Transaction<ItemsTables>,
  id: number | Expression<number>,
  viewer: Viewer,
) {
  return trx
    .selectFrom('item')
    .select(['like_count', isVisibleTo(viewer).as('is_visible')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** @param change likes that have come, or gone when it is negative */
export async function countLikes(
  trx: Transaction<ItemsTables>,
  id: number,
  change: number,
): Promise<void> {
  await trx
    .updateTable('item')
    .set((eb) => ({ like_count: eb('like_count', '+', change) }))
    .where('id', '=', id)
    .execute();
}

/** One like less of each. */
export async function uncountLikes(
  trx: Transaction<ItemsTables>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('item')
    .set((eb) => ({ like_count: eb('like_count', '-', 1) }))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** Counts one comment more; answers whose item it is, nothing where its author sees none. */
export function countComment(trx: Transaction<ItemsTables>, id: number, authorId: number) {
  return trx
    .updateTable('item')
    .set((eb) => ({ comment_count: eb('comment_count', '+', 1) }))
    .where('id', '=', id)
    .where(isVisibleTo(authorId))
    .returning('organization_id')
    .executeTakeFirst();
}

/** Counts one comment less; answers whose item it is. */
export function uncountComment(trx: Transaction<ItemsTables>, id: number) {
  return trx
    .updateTable('item')
    .set((eb) => ({ comment_count: eb('comment_count', '-', 1) }))
    .where('id', '=', id)
    .returning('organization_id')
    .executeTakeFirstOrThrow();
}
