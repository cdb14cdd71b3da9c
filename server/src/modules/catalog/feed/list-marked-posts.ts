import { sql, type Expression, type Kysely } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { isVisibleTo, presentPost, selectPosts, type ItemCardTables } from '../items/index.ts';

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
  page: PageQuery,
  viewer: Viewer,
) {
  const { locale, viewerId } = viewer;
  const window = pageWindow(page, 'id');
  const { after } = window;
  const published = selectPosts(db, viewerId)
    .innerJoin(sql<{ id: number; item_id: number }>`(${marks})`.as('mark'), (join) =>
      join.onRef('mark.item_id', '=', 'item.id'),
    )
    .where(isVisibleTo(viewerId));
  const [convert, rows, count] = await Promise.all([
    converterFor(db, viewer),
    published
      .select('mark.id as mark_id')
      .$if(after !== undefined, (query) => query.where('mark.id', '<', after!.id))
      .orderBy('mark.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(
      db,
      sql`select from (${marks}) as mark join item on item.id = mark.item_id
        where ${isVisibleTo(viewerId)}`,
    ),
  ]);
  return pageAnswer(rows, page.limit, count, {
    present: (row): FeedPost => presentPost(row, locale, convert),
    cursorOf: (row) => encodeCursor({ value: '', id: row.mark_id }),
  });
}
