import { sql, type Kysely } from 'kysely';
import { selectFullName, type PeopleTables } from '../../identity/people/index.ts';
import { readInPages } from '../../../platform/paging/read-in-pages.ts';
import type { MonthPlans, PlannedDay, PlansWanted } from '../attendance/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { RosterTables } from './roster.tables.ts';

type PlanTables = RosterTables & StaffTables & PeopleTables;

const SECONDS = sql<number>`
  floor(extract(epoch from sum(shift.ends_at - shift.starts_at)))::integer`;

/** Reads what the shifts of a month come to, for those who set it beside what was worked. */
export function createMonthPlans(db: Kysely<PlanTables>): MonthPlans {
  return {
    sum: ({ organizationId, month }) =>
      shiftsOf(db, organizationId, month)
        .select(['shift.membership_id', SECONDS.as('seconds')])
        .groupBy('shift.membership_id')
        .execute(),
    list: (wanted) => daysOf(db, wanted).execute(),
    read: (wanted) =>
      readInPages<PlannedDay>((last, limit) =>
        daysOf(db, wanted)
          .$if(last !== undefined, (query) =>
            query.where(
              sql<boolean>`(shift.membership_id, shift.day)
                > (${last!.membership_id}, ${last!.day}::date)`,
            ),
          )
          .limit(limit)
          .execute(),
      ),
  };
}

/** Person by person, day by day. */
const daysOf = (db: Kysely<PlanTables>, { organizationId, membershipId, month }: PlansWanted) =>
  shiftsOf(db, organizationId, month)
    .select(['shift.membership_id', 'membership.position', 'shift.day'])
    .select(SECONDS.as('seconds'))
    .select((eb) => selectFullName(eb.ref('membership.user_id')).$notNull().as('name'))
    .$if(membershipId !== undefined, (query) =>
      query.where('shift.membership_id', '=', membershipId!),
    )
    .groupBy(['shift.membership_id', 'membership.id', 'shift.day'])
    .orderBy('shift.membership_id')
    .orderBy('shift.day');

/** Shifts that begin in a month, `YYYY-MM`. */
const shiftsOf = (db: Kysely<PlanTables>, organizationId: number, month: string) =>
  db
    .selectFrom('shift')
    .innerJoin('membership', 'membership.id', 'shift.membership_id')
    .where('membership.organization_id', '=', organizationId)
    .where(
      sql<boolean>`shift.day >= ${`${month}-01`}::date
        and shift.day < (${`${month}-01`}::date + interval '1 month')`,
    );
