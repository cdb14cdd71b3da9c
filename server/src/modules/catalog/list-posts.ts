import type { Kysely } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { decodeCursor, encodeCursor } from '../../platform/paging/cursor.ts';
import { pageAnswer } from '../../platform/paging/page-answer.ts';
import { presentPost } from './catalog.presenter.ts';
import type { CatalogTables } from './catalog.tables.ts';
import { countPosts, findPosts, sortValueOf, type FeedFilter } from './feed.queries.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of published items, for the feed and for an organization's own list alike. */
export async function listPosts(
  db: Kysely<CatalogTables>,
  filter: FeedFilter,
  { page, limit, cursor }: PageQuery,
  locale: Locale,
  viewerId: number | null,
) {
  const after = decodeCursor(cursor);
  const offset = after ? 0 : (page - 1) * limit;
  const [rows, count] = await Promise.all([
    findPosts(db, filter, { after, offset, limit: limit + 1 }, viewerId),
    countPosts(db, filter),
  ]);
  return pageAnswer(rows, limit, count, {
    present: (row): FeedPost => presentPost(row, locale),
    cursorOf: (row) => encodeCursor({ value: sortValueOf(row, filter.order), id: row.id }),
  });
}
