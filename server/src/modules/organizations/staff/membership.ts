import type { Kysely } from 'kysely';
import type { Memberships } from '../../../platform/auth/authorizer.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import { deliveryServicesOf } from './courier.policy.ts';
import { membershipsOf } from './staff.policy.ts';
import type { StaffTables } from './staff.tables.ts';

/** Reads memberships afresh at every request: a dismissal counts at once. */
export function createMembership(
  db: Kysely<StaffTables & OrganizationsTables>,
): Pick<Memberships, 'standing' | 'isCourier'> {
  return {
    async standing(userId, organizationId) {
      const member = await db
        .selectFrom(membershipsOf(userId).as('member'))
        .select(['member.is_owner', 'member.permissions'])
        .where('member.organization_id', '=', organizationId)
        .executeTakeFirst();
      if (!member) return null;
      return member.is_owner ? 'owner' : new Set(member.permissions);
    },
    async isCourier(userId) {
      const service = await db
        .selectFrom(deliveryServicesOf(userId).limit(1).as('service'))
        .select('service.organization_id')
        .executeTakeFirst();
      return service !== undefined;
    },
  };
}
