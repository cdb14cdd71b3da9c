import type { Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { Membership } from '../../../platform/auth/authorizer.ts';
import { findMembership } from './accounts.queries.ts';

/** Reads memberships afresh at every request: a dismissal counts at once. */
export function createMembership(db: Kysely<Tables>): Membership {
  return {
    async standing(userId, organizationId) {
      const membership = await findMembership(db, userId, organizationId);
      if (!membership) return null;
      return membership.is_owner ? 'owner' : new Set(membership.permissions);
    },
    async isCourier(userId) {
      const service = await db
        .selectFrom('organization_member')
        .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
        .select('organization.id')
        .where('organization_member.user_id', '=', userId)
        .where('organization.is_delivery_service', '=', true)
        .limit(1)
        .executeTakeFirst();
      return service !== undefined;
    },
  };
}
