import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/roster';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { dayOf, findPlace, readWorksite } from '../attendance/index.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import { cancelShift, changeShift, planShift } from './change-roster.ts';
import { copyWeek } from './copy-week.ts';
import { mondayOf, readWeek } from './read-week.ts';
import type { RosterReadTables } from './roster.queries.ts';

interface RosterDependencies {
  readonly db: Kysely<RosterReadTables & OrganizationsTables>;
  readonly transact: Transact<RosterReadTables & AuditTables>;
}

/** When the staff is to work. */
export function rosterRoutes({ db, transact }: RosterDependencies): ImplementedRoute[] {
  return [
    implement(contract.getRoster, async ({ params: { id: organizationId }, query }) => {
      const { time_zone: timeZone } = await findPlace(db, organizationId);
      const today = dayOf(new Date(), timeZone);
      return readWeek(db, { organizationId, timeZone, day: query.week ?? today, today });
    }),
    implement(contract.getOwnRoster, async ({ params: { id: membershipId }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const { organizationId, times } = await readWorksite(db, { membershipId, userId });
      const { timeZone } = times;
      const today = dayOf(new Date(), timeZone);
      const day = query.week ?? today;
      return readWeek(db, { organizationId, membershipId, timeZone, day, today });
    }),
    implement(contract.planShift, async ({ params: { id: organizationId }, body, context }) => {
      const { time_zone: timeZone } = await findPlace(db, organizationId);
      const by = { organizationId, actorId: requireActor(context.actor).userId };
      const { membership_id: membershipId, ...times } = body;
      return transact(async ({ trx }) => {
        const shift = await planShift(trx, by, { ...times, membershipId, timeZone });
        await recordAudit(trx, context, { membership: membershipId, shift, ...hoursOf(body) });
        return { id: shift };
      });
    }),
    implement(
      contract.changeShift,
      async ({ params: { id: organizationId, shift: shiftId }, body, context }) => {
        const { time_zone: timeZone } = await findPlace(db, organizationId);
        const by = { organizationId, actorId: requireActor(context.actor).userId };
        return transact(async ({ trx }) => {
          const { membershipId } = await changeShift(trx, by, { ...body, shiftId, timeZone });
          const about = { membership: membershipId, shift: shiftId };
          await recordAudit(trx, context, { ...about, ...hoursOf(body) });
          return undefined;
        });
      },
    ),
    implement(
      contract.cancelShift,
      async ({ params: { id: organizationId, shift: shiftId }, context }) => {
        const by = { organizationId, actorId: requireActor(context.actor).userId };
        return transact(async ({ trx }) => {
          const { membershipId } = await cancelShift(trx, by, { shiftId });
          await recordAudit(trx, context, { membership: membershipId, shift: shiftId });
          return undefined;
        });
      },
    ),
    implement(contract.copyRoster, async ({ params: { id: organizationId }, body, context }) => {
      const { time_zone: timeZone } = await findPlace(db, organizationId);
      const by = { organizationId, actorId: requireActor(context.actor).userId };
      const week = mondayOf(body.week);
      return transact(async ({ trx }) => {
        const result = await copyWeek(trx, by, { week, timeZone });
        await recordAudit(trx, context, { week, ...result });
        return result;
      });
    }),
  ];
}

const hoursOf = ({ day, from, until }: Pick<contract.ShiftPlan, 'day' | 'from' | 'until'>) => ({
  day,
  from,
  until,
});
