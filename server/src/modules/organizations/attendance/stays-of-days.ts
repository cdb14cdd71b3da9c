import type { Kysely } from 'kysely';
import type { StaffTables } from '../staff/index.ts';
import type { AttendanceTables } from './attendance.tables.ts';

export type StayOfDay = Awaited<ReturnType<typeof findStaysOfDays>>[number];

interface Wanted {
  readonly organizationId: number;
  /** All of the staff without it. */
  readonly membershipId: number | undefined;
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

/** Stays that began on some days, in the order of time; those who were there are told apart by membership. */
export const findStaysOfDays = (
  db: Kysely<AttendanceTables & StaffTables>,
  { organizationId, membershipId, from, to }: Wanted,
) =>
  db
    .selectFrom('attendance')
    .innerJoin('membership', 'membership.id', 'attendance.membership_id')
    .select(['attendance.id', 'attendance.membership_id', 'attendance.day'])
    .select(['attendance.started_at', 'attendance.ended_at'])
    .where('membership.organization_id', '=', organizationId)
    .where('attendance.day', '>=', from)
    .where('attendance.day', '<=', to)
    .$if(membershipId !== undefined, (query) => query.where('membership.id', '=', membershipId!))
    .orderBy('attendance.started_at')
    .execute();
