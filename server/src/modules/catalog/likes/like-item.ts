import { sql, type Kysely } from 'kysely';
import type { LikeState } from '@karavan/shared-api/contract/likes';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countLikes, lockItem, type ItemsTables } from '../items/index.ts';
import type { LikesTables } from './likes.tables.ts';

interface Wish {
  readonly userId: number;
  readonly itemId: number;
  readonly isLiked: boolean;
}

/**
 * Likes an item or takes the like back. The count moves in the same transaction, and only when the
 * like was really added or removed: repeating a wish changes nothing.
 * @throws ApiError `not_found` for an item that they do not see
 */
export function likeItem(
  db: Kysely<LikesTables & ItemsTables>,
  { userId, itemId, isLiked }: Wish,
): Promise<LikeState> {
  return db.transaction().execute(async (trx) => {
    // The item's row is locked first, so that likes of one item wait in line instead of deadlocking.
    const item = await lockItem(trx, itemId, userId);
    if (!item?.is_visible) throw new ApiError('not_found');
    const { numAffectedRows } = await (
      isLiked
        ? sql`insert into item_like (user_id, item_id) values (${userId}, ${itemId}) on conflict do nothing`
        : sql`delete from item_like where user_id = ${userId} and item_id = ${itemId}`
    ).execute(trx);
    const change = Number(numAffectedRows) * (isLiked ? 1 : -1);
    if (change !== 0) await countLikes(trx, itemId, change);
    return { is_liked: isLiked, like_count: item.like_count + change };
  });
}
