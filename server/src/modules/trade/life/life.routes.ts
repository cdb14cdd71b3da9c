import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/life';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { StaffTables } from '../../organizations/staff/index.ts';
import { deactivateOrganization, reactivateOrganization } from './move-life.ts';
import { readLife, type LifeReadTables } from './read-life.ts';

export function lifeRoutes(
  db: Kysely<LifeReadTables>,
  transact: Transact<LifeReadTables & AuditTables & PeopleTables & StaffTables>,
  /** How many organizations one person may own. */
  limit: number,
): ImplementedRoute[] {
  return [
    implement(contract.getOrganizationLife, ({ params: { id } }) => readLife(db, id)),
    implement(contract.deactivateOrganization, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await deactivateOrganization(unit, { organizationId: id, actorId, ...body });
        // After the lock: the entry refers to the organization.
        await recordAudit(unit.trx, context, { closes_on: body.closes_on });
      });
      return readLife(db, id);
    }),
    implement(contract.reactivateOrganization, async ({ params: { id }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await reactivateOrganization(unit, { organizationId: id, actorId, limit });
        await recordAudit(unit.trx, context, {});
      });
      return readLife(db, id);
    }),
  ];
}
