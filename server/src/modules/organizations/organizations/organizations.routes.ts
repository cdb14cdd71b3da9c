import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/organizations';
import { listSubscribedOrganizations } from '@karavan/shared-api/contract/subscriptions';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { followOrganization, unfollowOrganization } from './change-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { presentOrganization } from './organizations.presenter.ts';
import { findOrganization } from './organizations.queries.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface OrganizationsDependencies {
  readonly db: Kysely<OrganizationsTables & FilesTables>;
  readonly transact: Transact<OrganizationsTables>;
  /** What the page shows of discounts; the modules that sell tell. */
  readonly findDiscountCard: (organizationId: number) => Promise<contract.DiscountCard | null>;
}

export function organizationsRoutes({
  db,
  transact,
  findDiscountCard,
}: OrganizationsDependencies): ImplementedRoute[] {
  return [
    implement(contract.getOrganization, async ({ params: { id }, context: { locale } }) => {
      const [row, card] = await Promise.all([findOrganization(db, id), findDiscountCard(id)]);
      if (!row) throw new ApiError('not_found');
      return presentOrganization({ row, card, now: new Date(), locale });
    }),
    implement(listSubscribedOrganizations, ({ query, context: { actor, locale } }) =>
      listSubscriptions(db, requireActor(actor).userId, query, locale),
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
