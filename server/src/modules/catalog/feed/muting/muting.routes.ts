import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/muting';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { CurrenciesTables } from '../../currencies/index.ts';
import type { ItemCardTables } from '../../items/index.ts';
import { listMarkedPosts } from '../list-marked-posts.ts';
import { listMutedOrganizations } from './list-muted.ts';
import { dismissPost, muteOrganization } from './mute.ts';
import type { MutingTables } from './muting.tables.ts';

export function mutingRoutes(
  db: Kysely<MutingTables & ItemCardTables & CurrenciesTables>,
): ImplementedRoute[] {
  return [
    implement(contract.muteOrganization, ({ params: { id }, context: { actor } }) =>
      muteOrganization(db, { userId: requireActor(actor).userId, id, isMuted: true }),
    ),
    implement(contract.unmuteOrganization, ({ params: { id }, context: { actor } }) =>
      muteOrganization(db, { userId: requireActor(actor).userId, id, isMuted: false }),
    ),
    implement(contract.listMutedOrganizations, ({ query, context: { actor, locale } }) =>
      listMutedOrganizations(db, requireActor(actor).userId, query, locale),
    ),
    implement(contract.dismissPost, ({ params: { id }, context: { actor } }) =>
      dismissPost(db, { userId: requireActor(actor).userId, id, isMuted: true }),
    ),
    implement(contract.recallPost, ({ params: { id }, context: { actor } }) =>
      dismissPost(db, { userId: requireActor(actor).userId, id, isMuted: false }),
    ),
    implement(contract.listDismissedPosts, ({ query, context: { actor, locale, currency } }) => {
      const { userId } = requireActor(actor);
      const dismissed = db.selectFrom('post_dismissal').where('user_id', '=', userId);
      return listMarkedPosts(db, dismissed.select(['post_dismissal.id', 'item_id']), query, {
        locale,
        currency,
        viewerId: userId,
      });
    }),
  ];
}
