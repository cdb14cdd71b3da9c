import { sql, type Kysely } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle, type OrganizationsTables } from '../organizations/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { AttendanceTables } from './attendance.tables.ts';

export const ATTENDANCE_RECORDS = definePersonalRecords({
  name: 'attendance',
  tables: ['attendance', 'attendance_correction'],
  select: (db: Kysely<AttendanceTables & StaffTables & OrganizationsTables>, personId) =>
    db
      .selectFrom('attendance')
      .innerJoin('membership', 'membership.id', 'attendance.membership_id')
      .select(['attendance.day', 'attendance.started_at', 'attendance.ended_at'])
      .select(['attendance.started_how', 'attendance.ended_how'])
      .select(['attendance.started_metres', 'attendance.ended_metres'])
      .select((eb) => [
        selectOrganizationTitle(eb.ref('membership.organization_id')).as('organization'),
        sql<string[]>`array(select reason from attendance_correction
          where attendance_id = attendance.id order by id)`.as('corrections'),
      ])
      .where('membership.user_id', '=', personId)
      .orderBy('attendance.id'),
});

/** When somebody was at work stays, under their pseudonym; why it was corrected goes. */
export const eraseAttendance: Eraser<AttendanceTables & StaffTables> = async ({ trx }, { id }) => {
  await trx
    .updateTable('attendance_correction')
    .set({ reason: '' })
    .where('attendance_id', 'in', (eb) =>
      eb
        .selectFrom('attendance')
        .innerJoin('membership', 'membership.id', 'attendance.membership_id')
        .select('attendance.id')
        .where('membership.user_id', '=', id),
    )
    .execute();
};
