import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/likes';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import { listMarkedPosts } from '../feed/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import { likeItem } from './like-item.ts';
import type { LikesTables } from './likes.tables.ts';

export function likesRoutes(
  db: Kysely<LikesTables & ItemCardTables & CurrenciesTables>,
): ImplementedRoute[] {
  return [
    implement(contract.likeItem, ({ params: { id }, context: { actor } }) =>
      likeItem(db, { userId: requireActor(actor).userId, itemId: id, isLiked: true }),
    ),
    implement(contract.unlikeItem, ({ params: { id }, context: { actor } }) =>
      likeItem(db, { userId: requireActor(actor).userId, itemId: id, isLiked: false }),
    ),
    implement(contract.listLikedPosts, ({ query, context: { actor, locale, currency } }) => {
      const { userId } = requireActor(actor);
      const likes = db.selectFrom('item_like').where('user_id', '=', userId);
      return listMarkedPosts(db, likes.select(['item_like.id', 'item_like.item_id']), query, {
        locale,
        currency,
        viewerId: userId,
      });
    }),
  ];
}
