import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/organizations';
import {
  listSubscribedOrganizations,
  listSubscribedPosts,
} from '@karavan/shared-api/contract/subscriptions';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { listPosts } from '../../catalog/items/index.ts';
import { findCard, findOfferedCard } from '../../trade/discounts/index.ts';
import { followOrganization, unfollowOrganization } from './change-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { presentOrganization, presentStanding } from './organizations.presenter.ts';
import { findClient, findOrganization } from './organizations.queries.ts';

export function organizationsRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): ImplementedRoute[] {
  return [
    implement(contract.getOrganization, async ({ params: { id }, context: { locale } }) => {
      const [row, card] = await Promise.all([findOrganization(db, id), findOfferedCard(db, id)]);
      if (!row) throw new ApiError('not_found');
      return presentOrganization({ row, card, now: new Date(), locale });
    }),
    implement(contract.listOrganizationItems, ({ params, query, context }) =>
      listPosts(db, { organization: params.id }, query, context),
    ),
    implement(contract.getOrganizationClient, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      const [client, standing] = await Promise.all([
        findClient(db, id, userId),
        findCard(db, id, userId),
      ]);
      if (!client) throw new ApiError('not_found');
      return {
        is_following: Boolean(client.is_following),
        discount: standing && presentStanding(standing, client.currency),
      };
    }),
    implement(listSubscribedOrganizations, ({ query, context: { actor, locale } }) =>
      listSubscriptions(db, requireActor(actor).userId, query, locale),
    ),
    implement(listSubscribedPosts, ({ query, context }) =>
      listPosts(db, { follower: requireActor(context.actor).userId }, query, context),
    ),
    implement(contract.followOrganization, ({ params: { id }, context: { actor } }) =>
      transact((unit) =>
        followOrganization(unit, { organizationId: id, userId: requireActor(actor).userId }),
      ),
    ),
    implement(contract.unfollowOrganization, ({ params: { id }, context: { actor } }) =>
      unfollowOrganization(db, { organizationId: id, userId: requireActor(actor).userId }),
    ),
  ];
}
