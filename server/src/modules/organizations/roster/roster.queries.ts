import { sql, type Kysely } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPersonCard, type PeopleTables } from '../../identity/people/index.ts';
import type { AttendanceTables } from '../attendance/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { RosterTables } from './roster.tables.ts';

export type RosterReadTables = RosterTables &
  AttendanceTables &
  StaffTables &
  PeopleTables &
  FilesTables;
export type RosterPersonRow = Awaited<ReturnType<typeof findRosterPeople>>[number];
export type ShiftRow = Awaited<ReturnType<typeof findShifts>>[number];

interface Whose {
  readonly organizationId: number;
  /** All of the staff without it. */
  readonly membershipId: number | undefined;
}

/** Whoever works there, and former staff by membership; an invitation is nobody's business before it is accepted. */
export const findRosterPeople = (
  db: Kysely<RosterReadTables>,
  { organizationId, membershipId }: Whose,
  former: readonly number[],
) =>
  db
    .selectFrom('membership')
    .select(['membership.id', 'membership.position', 'membership.status'])
    .select((eb) => selectPersonCard(eb.ref('membership.user_id')).$notNull().as('person'))
    .where('membership.organization_id', '=', organizationId)
    .where('membership.joined_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('membership.status', '=', 'working'),
        eb('membership.id', '=', sql<number>`any(${sql.val([...former])}::bigint[])`),
      ]),
    )
    .$if(membershipId !== undefined, (query) => query.where('membership.id', '=', membershipId!))
    .orderBy('membership.id')
    .execute();

/** Shifts that begin on some days, both included, in the order of time. */
export const findShifts = (
  db: Kysely<RosterReadTables>,
  { organizationId, membershipId, from, to }: Whose & Readonly<Record<'from' | 'to', string>>,
) =>
  db
    .selectFrom('shift')
    .innerJoin('membership', 'membership.id', 'shift.membership_id')
    .select(['shift.id', 'shift.membership_id', 'shift.day', 'shift.starts_at', 'shift.ends_at'])
    .select(['shift.position', 'shift.version'])
    .where('membership.organization_id', '=', organizationId)
    .where('shift.day', '>=', from)
    .where('shift.day', '<=', to)
    .$if(membershipId !== undefined, (query) => query.where('membership.id', '=', membershipId!))
    .orderBy('shift.starts_at')
    .execute();
