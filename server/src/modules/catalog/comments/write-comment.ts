import type { Kysely } from 'kysely';
import { COMMENTS_PER_TEN_MINUTES } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { refuseBlocked, type BlocksTables } from '../../organizations/blocks/index.ts';
import { countComment, lockItem, uncountComment, type ItemsTables } from '../items/index.ts';
import { commentDeleted, commentWritten } from './comments.events.ts';
import type { CommentsTables } from './comments.tables.ts';

interface NewComment {
  readonly userId: number;
  readonly itemId: number;
  readonly parentId: number | null;
  readonly text: string;
}

/**
 * Stores a comment and counts it.
 * @throws ApiError `not_found` for an item that they do not see or a parent that stands elsewhere,
 *   `too_many_requests` for somebody who floods, as `refuseBlocked`
 */
export async function writeComment(
  db: Kysely<ThrottleTables>,
  transact: Transact<CommentsTables & ItemsTables & BlocksTables>,
  { userId, itemId, parentId, text }: NewComment,
): Promise<number> {
  const rule = { limit: COMMENTS_PER_TEN_MINUTES, seconds: 10 * MINUTE_SECONDS };
  if (!(await countEvent(db, `comment ${userId}`, rule))) throw new ApiError('too_many_requests');
  return transact(async ({ trx, emit }) => {
    const item = await countComment(trx, itemId, userId);
    if (!item) throw new ApiError('not_found');
    await refuseBlocked(trx, { organizationId: item.organization_id, personId: userId });
    let answered: number | null = null;
    if (parentId !== null) {
      // Held until the reply stands: it must not lose its parent in between.
      const parent = await trx
        .selectFrom('comment')
        .select('user_id')
        .where('id', '=', parentId)
        .where('item_id', '=', itemId)
        .forKeyShare()
        .executeTakeFirst();
      if (!parent) throw new ApiError('not_found');
      answered = parent.user_id;
    }
    const { id } = await trx
      .insertInto('comment')
      .values({ item_id: itemId, user_id: userId, parent_id: parentId, text })
      .returning('id')
      .executeTakeFirstOrThrow();
    emit(
      commentWritten({
        organizationId: item.organization_id,
        itemId,
        commentId: id,
        authorId: userId,
        answeredId: answered,
      }),
    );
    return id;
  });
}

/** @throws ApiError `not_found` for a comment of somebody else */
export function deleteComment(
  transact: Transact<CommentsTables & ItemsTables>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<void> {
  return transact(async (unit) => {
    await removeComment(unit, { id, userId });
  });
}

/**
 * Takes away a comment, whoever wrote it unless a person is named.
 * @throws ApiError `not_found`
 */
export async function removeComment(
  { trx, emit }: UnitOfWork<CommentsTables & ItemsTables>,
  { id, userId }: { readonly id: number; readonly userId?: number },
): Promise<{ readonly itemId: number; readonly authorId: number }> {
  // The item first, as whoever writes does: in the other order a reply and the end of its parent
  // would wait for each other.
  const comment = trx.selectFrom('comment').where('comment.id', '=', id);
  await lockItem(trx, comment.select('comment.item_id').$asScalar(), userId ?? null);
  const gone = await trx
    .deleteFrom('comment')
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
    .returning(['item_id', 'user_id'])
    .executeTakeFirst();
  if (!gone) throw new ApiError('not_found');
  const { organization_id: organizationId } = await uncountComment(trx, gone.item_id);
  emit(commentDeleted({ organizationId, itemId: gone.item_id, commentId: id }));
  return { itemId: gone.item_id, authorId: gone.user_id };
}
