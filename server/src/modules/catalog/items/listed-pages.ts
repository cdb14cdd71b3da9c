import { sql, type Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import type { ItemsTables } from './items.tables.ts';
import { isListed, isOffered } from './visible-items.ts';

/** The items that lists lead to. */
export const createFindListedItems =
  (db: Kysely<ItemsTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('item')
      .select('item.id')
      .where(isListed)
      .where(isOffered)
      .where('item.id', '>', after)
      .orderBy('item.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/p/${id}` }));
  };

/** The categories of which lists lead to something. */
export const createFindListedCategories =
  (db: Kysely<ItemsTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('category')
      .select('category.id')
      .where(
        sql<boolean>`exists (
          select from category as below join item on item.category_id = below.id
          where category.id in (below.id, below.parent_id) and ${isListed})`,
      )
      .where('category.id', '>', after)
      .orderBy('category.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/home/posts/${id}` }));
  };
