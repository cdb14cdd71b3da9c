import type { Kysely } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import type { PageQuery } from '../../../platform/paging/page-window.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { presentPost, type ItemCardTables } from '../items/index.ts';
import type { FeedFilter } from './feed-filter.ts';
import { listOrderOf, readFeedCursor, writeFeedCursor } from './feed-order.ts';
import { countPosts } from './feed.queries.ts';
import { findPosts } from './find-posts.ts';

/** One page of published items, for the feed and for an organization's own list alike. */
export async function listPosts(
  db: Kysely<ItemCardTables & CurrenciesTables>,
  filter: FeedFilter<string>,
  { page, limit, cursor }: PageQuery,
  context: Pick<RequestContext, 'actor' | 'currency' | 'locale'>,
) {
  const order = listOrderOf(filter);
  const after = readFeedCursor(cursor, order);
  const offset = after ? 0 : (page - 1) * limit;
  const [convert, rows] = await Promise.all([
    converterFor(db, context),
    findPosts(db, filter, { after, offset, limit: limit + 1 }, context.actor?.userId ?? null),
  ]);
  // A page behind the last one has no row that could tell.
  const count = rows[0]?.total_count ?? (after || offset > 0 ? await countPosts(db, filter) : 0);
  const answer = pageAnswer(rows, limit, count, {
    present: (row): FeedPost => presentPost(row, context.locale, convert),
    cursorOf: (row) => writeFeedCursor(row, order),
  });
  const corrected = rows[0]?.corrected_search;
  return { ...answer, ...(corrected && { corrected_search: corrected }) };
}
