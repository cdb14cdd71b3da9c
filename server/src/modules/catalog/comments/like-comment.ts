import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { seesItem } from '../items/index.ts';
import type { CommentsTables } from './comments.tables.ts';

interface Wish {
  readonly userId: number;
  readonly commentId: number;
  readonly isLiked: boolean;
}

/**
 * Likes a comment or takes the like back; repeating a wish changes nothing.
 * @throws ApiError `not_found` for a comment that is gone, or on an item that they do not see
 */
export function likeComment(
  db: Kysely<CommentsTables>,
  { userId, commentId, isLiked }: Wish,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const comment = await trx
      .selectFrom('comment')
      .select('id')
      .where('id', '=', commentId)
      .where((eb) => seesItem(eb.ref('comment.item_id'), userId))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!comment) throw new ApiError('not_found');
    const { numAffectedRows } = await (
      isLiked
        ? sql`insert into comment_like (comment_id, user_id) values (${commentId}, ${userId}) on conflict do nothing`
        : sql`delete from comment_like where comment_id = ${commentId} and user_id = ${userId}`
    ).execute(trx);
    const change = Number(numAffectedRows) * (isLiked ? 1 : -1);
    await trx
      .updateTable('comment')
      .set((eb) => ({ like_count: eb('like_count', '+', change) }))
      .where('id', '=', commentId)
      .execute();
  });
}
