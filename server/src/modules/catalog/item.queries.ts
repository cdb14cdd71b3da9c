import type { Kysely } from 'kysely';
import type { CatalogTables } from './catalog.tables.ts';
import { selectPosts } from './feed.queries.ts';

/** One published item with what its page shows besides the card. */
export function findItem(db: Kysely<CatalogTables>, id: number) {
  return selectPosts(db)
    .innerJoin('category', 'category.id', 'item.category_id')
    .select(['category.titles as category_titles', 'organization.address', 'organization.city'])
    .where('item.id', '=', id)
    .where('item.is_published', '=', true)
    .executeTakeFirst();
}
