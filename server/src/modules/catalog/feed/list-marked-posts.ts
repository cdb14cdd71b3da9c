import { sql, type Expression, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { isVisibleTo, presentPost, selectPosts, type ItemCardTables } from '../items/index.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Viewer extends Pick<RequestContext, 'currency' | 'locale'> {
  readonly viewerId: number | null;
}

/**
 * One page of what somebody has marked and the viewer may see, the latest mark first. `marks` selects
 * `id`, which grows with time, and `item_id`.
 */
export async function listMarkedPosts(
  db: Kysely<ItemCardTables & CurrenciesTables>,
  marks: Expression<{ id: number; item_id: number }>,
  { page, limit, cursor }: PageQuery,
  viewer: Viewer,
) {
  const { locale, viewerId } = viewer;
  const after = decodeCursor(cursor, 'id');
  const published = selectPosts(db, viewerId)
    .innerJoin(sql<{ id: number; item_id: number }>`(${marks})`.as('mark'), (join) =>
      join.onRef('mark.item_id', '=', 'item.id'),
    )
    .where(isVisibleTo(viewerId));
  const [convert, rows, counted] = await Promise.all([
    converterFor(db, viewer),
    published
      .select('mark.id as mark_id')
      .$if(after !== undefined, (query) => query.where('mark.id', '<', after!.id))
      .orderBy('mark.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    sql<{ count: number }>`
      select count(*)::integer as count from (
        select from (${marks}) as mark join item on item.id = mark.item_id
        where ${isVisibleTo(viewerId)} limit ${COUNT_CAP + 1}
      ) as found`.execute(db),
  ]);
  return pageAnswer(rows, limit, counted.rows[0]!.count, {
    present: (row): FeedPost => presentPost(row, locale, convert),
    cursorOf: (row) => encodeCursor({ value: '', id: row.mark_id }),
  });
}
