import type { Kysely } from 'kysely';
import { listFeed } from '@karavan/shared-api/contract/feed';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { decodeCursor, encodeCursor } from '../../platform/paging/cursor.ts';
import { pageAnswer } from '../../platform/paging/page-answer.ts';
import { presentPost } from './catalog.presenter.ts';
import type { CatalogTables } from './catalog.tables.ts';
import { countPosts, findPosts, sortValueOf } from './feed.queries.ts';

export function catalogRoutes(db: Kysely<CatalogTables>): ImplementedRoute[] {
  return [
    implement(listFeed, async ({ query, context }) => {
      const { page, limit, cursor, category, search, order_by: order } = query;
      const filter = { order, category, search };
      const after = decodeCursor(cursor);
      const offset = after ? 0 : (page - 1) * limit;
      const [rows, count] = await Promise.all([
        findPosts(db, filter, { after, offset, limit: limit + 1 }),
        countPosts(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentPost(row, context.locale),
        cursorOf: (row) => encodeCursor({ value: sortValueOf(row, order), id: row.id }),
      });
    }),
  ];
}
