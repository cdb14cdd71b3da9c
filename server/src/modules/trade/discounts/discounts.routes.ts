import type { Kysely } from 'kysely';
import {
  getOrganizationClient,
  type DiscountCard,
} from '@karavan/shared-api/contract/organizations';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import { findClient, type OrganizationsTables } from '../../organizations/organizations/index.ts';
import { createMembership, type StaffTables } from '../../organizations/staff/index.ts';
import { presentOfferedCard, presentStanding } from './discounts.presenter.ts';
import type { DiscountsTables } from './discounts.tables.ts';
import { findCard, findOfferedCard, type ClientCardTables } from './find-card.ts';

export function discountsRoutes(
  db: Kysely<BlocksTables & ClientCardTables & FilesTables & OrganizationsTables & StaffTables>,
): ImplementedRoute[] {
  const membership = createMembership(db);
  return [
    implement(getOrganizationClient, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      const [client, card, standing] = await Promise.all([
        findClient(db, id, userId),
        findCard(db, id, userId),
        membership.standing(userId, id),
      ]);
      if (!client) throw new ApiError('not_found');
      const isAdmitted =
        !client.is_gated || client.follow_status === 'accepted' || standing !== null;
      return {
        is_own: standing === 'owner',
        is_blocked: Boolean(client.is_blocked),
        follow_status: client.follow_status ?? ('none' as const),
        is_admitted: isAdmitted,
        discount: card && isAdmitted ? presentStanding(card, client.currency) : null,
      };
    }),
  ];
}

/** Finds what the page of an organization shows of its discounts. */
export function createFindDiscountCard(db: Kysely<DiscountsTables & OrganizationsTables>) {
  return async (organizationId: number, viewer: number | null): Promise<DiscountCard | null> => {
    const card = await findOfferedCard(db, organizationId, viewer);
    return card && presentOfferedCard(card);
  };
}
