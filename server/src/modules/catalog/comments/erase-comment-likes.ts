import { sql } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { CommentsTables } from './comments.tables.ts';

/** Likes of comments count no more. Comments stay, as those of a pseudonym: others have answered them. */
export const eraseCommentLikes: Eraser<CommentsTables> = async ({ trx }, { id }) => {
  const likes = await trx
    .deleteFrom('comment_like')
    .where('user_id', '=', id)
    .returning('comment_id')
    .execute();
  if (likes.length === 0) return;
  const ids = likes.map(({ comment_id }) => comment_id);
  await trx
    .updateTable('comment')
    .set((eb) => ({ like_count: eb('like_count', '-', 1) }))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
};
