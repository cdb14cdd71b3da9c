import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CommentedItem } from '@karavan/shared-api/contract/comments';
import { presentImage } from '../../../platform/files/present-image.ts';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import { presentComment, selectComments } from './comments.queries.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of what is said about an item, the latest first. */
export async function listComments(
  db: Kysely<Tables>,
  itemId: number,
  { page, limit, cursor }: PageQuery,
  viewerId: number | null,
) {
  const after = decodeCursor(cursor);
  const [item, rows] = await Promise.all([
    db
      .selectFrom('item')
      .select('comment_count')
      .where('id', '=', itemId)
      .where('is_published', '=', true)
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
  db: Kysely<Tables>,
  userId: number,
  { page, limit, cursor }: PageQuery,
) {
  const after = decodeCursor(cursor);
  const latest = db
    .selectFrom('comment as own')
    .innerJoin('item', 'item.id', 'own.item_id')
    .where('own.user_id', '=', userId)
    .where('item.is_published', '=', true)
    .select((eb) => eb.fn.max<number>('own.id').as('comment_id'))
    .groupBy('own.item_id');
  const [rows, counted] = await Promise.all([
    selectComments(db, userId)
      .innerJoin(latest.as('latest'), 'latest.comment_id', 'comment.id')
      .innerJoin('item', 'item.id', 'comment.item_id')
      .select(['item.name as item_name', 'item.comment_count'])
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('item_image')
            .innerJoin('file', 'file.id', 'item_image.file_id')
            .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
            .whereRef('item_image.item_id', '=', 'item.id')
            .orderBy('item_image.position')
            .limit(1),
        ).as('picture'),
      )
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
      id: row.item_id,
      name: row.item_name,
      image: row.picture && presentImage(row.picture),
      comment_count: row.comment_count,
      last_comment: presentComment(row),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}
