import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import type { Membership } from '../../platform/auth/authorizer.ts';
import { findMemberships } from './accounts.queries.ts';

/** Reads memberships afresh at every request: a dismissal counts at once. */
export function createMembership(db: Kysely<Tables>): Membership {
  return {
    async holds(userId, organizationId, permission) {
      const memberships = await findMemberships(db, userId);
      const membership = memberships.find(({ id }) => id === organizationId);
      if (!membership) return false;
      if (membership.is_owner || permission === 'member') return true;
      return permission !== 'owner' && (membership.permissions ?? []).includes(permission);
    },
    async isCourier(userId) {
      return (await findMemberships(db, userId)).some(
        (membership) => membership.is_delivery_service,
      );
    },
  };
}
