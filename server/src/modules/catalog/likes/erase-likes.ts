import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { uncountLikes, type ItemsTables } from '../items/index.ts';
import type { LikesTables } from './likes.tables.ts';

/** Likes count no more. */
export const eraseLikes: Eraser<LikesTables & ItemsTables> = async ({ trx }, { id }) => {
  const likes = await trx
    .deleteFrom('item_like')
    .where('user_id', '=', id)
    .returning('item_id')
    .execute();
  await uncountLikes(
    trx,
    likes.map(({ item_id }) => item_id),
  );
};
