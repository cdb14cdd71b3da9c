import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CatalogTables } from './catalog.tables.ts';
import { selectPosts } from './feed.queries.ts';

/** One published item with what its page shows besides the card. */
export function findItem(db: Kysely<CatalogTables>, id: number, viewerId: number | null) {
  return selectPosts(db, viewerId)
    .innerJoin('category', 'category.id', 'item.category_id')
    .select(['category.titles as category_titles', 'organization.address', 'organization.city'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('item_size')
          .select(['item_size.id', 'item_size.size'])
          .select(sql<number>`item_size.stock - item_size.held`.as('available'))
          .whereRef('item_size.item_id', '=', 'item.id')
          .orderBy('item_size.id'),
      ).as('sizes'),
    )
    .where('item.id', '=', id)
    .where('item.is_published', '=', true)
    .executeTakeFirst();
}
