import { sql, type Kysely } from 'kysely';
import type { ItemsTables } from '../items.tables.ts';
import { CATEGORIES, SIZE_FORMATS_OF } from './categories.ts';

/**
 * Brings the categories of items up to date. They belong to the product, not to the demo;
 * one that is no longer offered stays for the items that it has.
 */
export async function storeCategories(db: Kysely<ItemsTables>): Promise<void> {
  await db
    .insertInto('category')
    .values(
      CATEGORIES.map(({ id, parent, ...titles }) => ({
        id,
        parent_id: parent,
        titles: JSON.stringify(titles),
        size_formats: SIZE_FORMATS_OF[id] ?? [],
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          titles: sql`excluded.titles`,
          parent_id: sql`excluded.parent_id`,
          size_formats: sql`excluded.size_formats`,
        })
        .where(
          sql<boolean>`(category.titles, category.parent_id, category.size_formats)
            is distinct from (excluded.titles, excluded.parent_id, excluded.size_formats)`,
        ),
    )
    .execute();
}
