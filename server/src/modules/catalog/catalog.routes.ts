import type { Kysely } from 'kysely';
import { listFeed } from '@karavan/shared-api/contract/feed';
import { getItem } from '@karavan/shared-api/contract/items';
import { ApiError } from '../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { presentPost, textIn } from './catalog.presenter.ts';
import type { CatalogTables } from './catalog.tables.ts';
import { findPosts } from './feed.queries.ts';
import { findItem } from './item.queries.ts';
import { listPosts } from './list-posts.ts';

const SIMILAR_ITEMS = 6;

export function catalogRoutes(db: Kysely<CatalogTables>): ImplementedRoute[] {
  return [
    implement(listFeed, ({ query, context: { locale } }) => {
      const { category, search, order_by: order } = query;
      return listPosts(db, { order, category, search }, query, locale);
    }),
    implement(getItem, async ({ params: { id }, context: { locale } }) => {
      const item = await findItem(db, id);
      if (!item) throw new ApiError('not_found');
      const similar = await findPosts(
        db,
        { category: item.category_id },
        { after: undefined, offset: 0, limit: SIMILAR_ITEMS + 1 },
      );
      return {
        ...presentPost(item, locale),
        category: { id: item.category_id, title: textIn(item.category_titles, locale) },
        address: item.address,
        city: item.city,
        similar: similar
          .filter((other) => other.id !== id)
          .slice(0, SIMILAR_ITEMS)
          .map((other) => presentPost(other, locale)),
      };
    }),
  ];
}
