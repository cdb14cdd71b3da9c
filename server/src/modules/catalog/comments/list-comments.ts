import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { CommentedItem } from '@karavan/shared-api/contract/comments';
import { presentImage } from '../../../platform/files/present-image.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import {
  joinVisibleItem,
  selectItemSummary,
  selectVisibleItems,
  type ItemsTables,
} from '../items/index.ts';
import { presentComment, selectComments } from './comments.queries.ts';
import type { CommentsTables } from './comments.tables.ts';

type ListTables = CommentsTables & ItemsTables;

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of what is said about an item, the latest first. */
export async function listComments(
  db: Kysely<ListTables>,
  itemId: number,
  { page, limit, cursor }: PageQuery,
  viewerId: number | null,
) {
  const after = decodeCursor(cursor, 'id');
  const [item, rows] = await Promise.all([
    selectVisibleItems(db, viewerId)
      .select('item.comment_count')
      .where('item.id', '=', itemId)
      .executeTakeFirst(),
    selectComments(db, viewerId)
      .where('comment.item_id', '=', itemId)
      .$if(after !== undefined, (query) => query.where('comment.id', '<', after!.id))
      .orderBy('comment.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
  ]);
  if (!item) throw new ApiError('not_found');
  return pageAnswer(rows, limit, item.comment_count, {
    present: presentComment,
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

/** One page of the items that a person has commented on, the latest comment first. */
export async function listCommentedItems(
  db: Kysely<ListTables>,
  userId: number,
  { page, limit, cursor }: PageQuery,
) {
  const after = decodeCursor(cursor, 'id');
  const latest = joinVisibleItem(db.selectFrom('comment as own'), 'own.item_id', userId)
    .where('own.user_id', '=', userId)
    .select((eb) => eb.fn.max<number>('own.id').as('comment_id'))
    .groupBy('own.item_id');
  const [rows, counted] = await Promise.all([
    selectComments(db, userId)
      .innerJoin(latest.as('latest'), 'latest.comment_id', 'comment.id')
      .select((eb) => selectItemSummary(eb.ref('comment.item_id'), userId).$notNull().as('item'))
      .$if(after !== undefined, (query) => query.where('comment.id', '<', after!.id))
      .orderBy('comment.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    sql<{ count: number }>`
      select count(*)::integer as count from (
        select from (${latest}) as latest limit ${COUNT_CAP + 1}
      ) as found`.execute(db),
  ]);
  return pageAnswer(rows, limit, counted.rows[0]!.count, {
    present: (row): CommentedItem => ({
      id: row.item.id,
      name: row.item.name,
      image: row.item.image && presentImage(row.item.image),
      comment_count: row.item.comment_count,
      last_comment: presentComment(row),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}
