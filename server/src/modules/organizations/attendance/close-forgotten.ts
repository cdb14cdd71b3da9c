import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { ATTENDANCE_GRACE_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import type { StaffTables } from '../staff/index.ts';
import { attended } from './attendance.events.ts';
import type { AttendanceTables } from './attendance.tables.ts';

/** Stays of one run; what is left is taken by the next. */
const BATCH = 200;

export const closeForgottenTask = defineTask('close-forgotten-attendance', z.object({}));

const IS_FORGOTTEN = sql<boolean>`attendance.ended_at is null
  and attendance.expected_end_at <= now() - make_interval(mins => ${ATTENDANCE_GRACE_MINUTES})`;

/**
 * Ends the stays of whoever has not checked out some time after the working day, as of its end. One that fails is
 * put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function closeForgotten(
  db: Kysely<AttendanceTables & StaffTables & JobsTables>,
  transact: Transact<AttendanceTables>,
): Promise<void> {
  const due = await db
    .selectFrom('attendance')
    .innerJoin('membership', 'membership.id', 'attendance.membership_id')
    .select(['attendance.id', 'attendance.membership_id'])
    .select(['membership.organization_id', 'membership.user_id'])
    .where(IS_FORGOTTEN)
    .where(({ not, ref }) => not(isPostponed(closeForgottenTask, ref('attendance.id'))))
    .orderBy('attendance.expected_end_at')
    .limit(BATCH)
    .execute();
  await workOff(db, closeForgottenTask, due, (stay) =>
    transact(async ({ trx, emit }) => {
      const closed = await trx
        .updateTable('attendance')
        .set({
          ended_at: sql<Date>`greatest(expected_end_at, started_at + interval '1 millisecond')`,
          ended_how: 'timer',
          version: sql<number>`version + 1`,
        })
        .where('id', '=', stay.id)
        // Checked out or corrected in the meantime.
        .where(IS_FORGOTTEN)
        .returning('id')
        .executeTakeFirst();
      if (!closed) return;
      emit(
        attended({
          organizationId: stay.organization_id,
          membershipId: stay.membership_id,
          userId: stay.user_id,
          attendanceId: stay.id,
          direction: 'out',
        }),
      );
    }),
  );
}
