import type { Kysely } from 'kysely';
import type { Me } from '@karavan/shared-api/contract/accounts';
import {
  createOrganization,
  getUserLimits,
} from '@karavan/shared-api/contract/organization-editing';
import { listMyOrganizations } from '@karavan/shared-api/contract/workplaces';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../platform/idempotency/once.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import { countOwned } from './appoint-owner.ts';
import { openOrganization } from './open-organization.ts';
import type { StaffTables } from './staff.tables.ts';

type WorkplacesTables = StaffTables &
  OrganizationsTables &
  PeopleTables &
  FilesTables &
  AuditTables &
  IdempotencyTables;

interface WorkplacesDependencies {
  readonly db: Kysely<StaffTables>;
  readonly transact: Transact<WorkplacesTables>;
  readonly findWork: (userId: number) => Promise<Pick<Me, 'organizations' | 'is_courier'>>;
  /** How many organizations one person may own. */
  readonly limit: number;
}

/** Where the caller works, and what they may open. */
export function workplacesRoutes({
  db,
  transact,
  findWork,
  limit,
}: WorkplacesDependencies): ImplementedRoute[] {
  return [
    implement(listMyOrganizations, async ({ context: { actor } }) => ({
      list: (await findWork(requireActor(actor).userId)).organizations,
    })),
    implement(createOrganization, ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      return transact((unit) =>
        once(unit.trx, context, async () => {
          const opening = { userId, input: body, locale: context.locale, limit };
          const opened = await openOrganization(unit, opening);
          const own = { organizationId: opened.id, route: createOrganization };
          await auditOwn(unit.trx, context, own, { title: body.title });
          return opened;
        }),
      );
    }),
    implement(getUserLimits, async ({ context: { actor } }) => {
      const { userId } = requireActor(actor);
      const [owned, { is_courier }] = await Promise.all([countOwned(db, userId), findWork(userId)]);
      return { can_add_organization: owned < limit, is_delivery_service: is_courier };
    }),
  ];
}
