import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/employees';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { answerInvitation } from './answer-invitation.ts';
import { quitJob, type CountStranded } from './end-membership.ts';
import { listWorkplaces, readWorkplace, type WorkplaceTables } from './workplaces.queries.ts';

interface JobsDependencies {
  readonly db: Kysely<WorkplaceTables>;
  readonly transact: Transact<WorkplaceTables & AuditTables>;
  readonly countStranded: CountStranded;
}

/** What people do with jobs of their own. */
export function jobsRoutes({ db, transact, countStranded }: JobsDependencies): ImplementedRoute[] {
  const answer = (route: contract.InvitationAnswer, action: 'accept' | 'decline') =>
    implement(route, async ({ params: { id: membershipId }, context }) => {
      const { userId } = requireActor(context.actor);
      await transact(async (unit) => {
        const organizationId = await answerInvitation(unit, {
          membershipId,
          userId,
          action,
        });
        await auditOwn(unit.trx, context, { organizationId, route }, { membership: membershipId });
      });
      return readWorkplace(db, { userId, membershipId }, context.locale);
    });

  return [
    implement(contract.listWorkplaces, async ({ context }) => ({
      list: await listWorkplaces(db, requireActor(context.actor).userId, context.locale),
    })),
    answer(contract.acceptInvitation, 'accept'),
    answer(contract.declineInvitation, 'decline'),
    implement(contract.quitJob, async ({ params: { id: membershipId }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const route = contract.quitJob;
      await transact(async (unit) => {
        const { leaves_deliveries: leavesDeliveries, leaves_cash: leavesCash } = body;
        const leaving = { countStranded, leavesDeliveries, leavesCash };
        const organizationId = await quitJob(unit, { membershipId, userId }, leaving);
        await auditOwn(unit.trx, context, { organizationId, route }, { membership: membershipId });
      });
      return readWorkplace(db, { userId, membershipId }, context.locale);
    }),
  ];
}
