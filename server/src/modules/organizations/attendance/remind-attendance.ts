import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import type { Perishable } from '../../../platform/pruning/perishable.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { StaffTables } from '../staff/index.ts';
import { attendanceReminded } from './attendance.events.ts';
import type { AttendanceTables } from './attendance.tables.ts';
import { beginningDay } from './working-day.ts';
import { presentWorksite, selectWorksites, type WorksiteTables } from './worksite.ts';

type ReminderTables = AttendanceTables & StaffTables;

export const remindAttendanceTask = defineTask('remind-attendance', z.object({}));

export const PERISHABLE_REMINDERS: Perishable = {
  table: 'attendance_reminder',
  column: 'created_at',
  seconds: 3 * DAY_SECONDS,
};

/** Later than this after the beginning or the end of work nobody is reminded of it any more. */
const LATEST_MINUTES = 30;
/** Only whoever has checked in lately is reminded: elsewhere it is not the custom. */
const LATELY_DAYS = 14;

const lately = sql<boolean>`attendance.day > current_date - ${LATELY_DAYS}::integer`;

/**
 * Reminds people to check in when the working day of their organization begins, and to check out when it ends; each of
 * them once a day, however often it runs.
 * @param now the moment of the run
 * @throws AggregateError of all organizations and people that failed; the others are done
 */
export async function remindAttendance(
  db: Kysely<ReminderTables & WorksiteTables>,
  transact: Transact<ReminderTables>,
  now: Date,
): Promise<void> {
  const sites = await selectWorksites(db)
    .where(
      'organization.id',
      'in',
      db
        .selectFrom('attendance')
        .innerJoin('membership', 'membership.id', 'attendance.membership_id')
        .select('membership.organization_id')
        .where(lately),
    )
    .execute();
  const beginning = sites.map(presentWorksite).flatMap(({ organizationId, times }) => {
    const day = beginningDay(now, LATEST_MINUTES * MINUTE_MS, times);
    return day === null ? [] : { organizationId, day };
  });
  await eachInTurn([...beginning, null], (site) =>
    transact((unit) => (site ? remindToCome(unit, site) : remindToGo(unit, now))),
  );
}

interface Beginning {
  readonly organizationId: number;
  readonly day: string;
}

/** Everybody who comes these days, but has not today. */
async function remindToCome(
  unit: UnitOfWork<ReminderTables>,
  { organizationId, day }: Beginning,
): Promise<void> {
  const { rows } = await sql<{ membership_id: number }>`
    insert into attendance_reminder (membership_id, day, direction)
    select member.id, ${day}::date, 'in' from organization_member as member
    where member.organization_id = ${organizationId}
      and exists (select from attendance where attendance.membership_id = member.id and ${lately})
      and not exists (
        select from attendance where attendance.membership_id = member.id
          and (attendance.day = ${day}::date or attendance.ended_at is null))
    order by member.id
    on conflict do nothing
    returning membership_id`.execute(unit.trx);
  await tell(
    unit,
    'in',
    rows.map((row) => ({ ...row, day })),
  );
}

/** Everybody who is still there when they were expected to go. */
async function remindToGo(unit: UnitOfWork<ReminderTables>, now: Date): Promise<void> {
  const { rows } = await sql<{ membership_id: number; day: string }>`
    insert into attendance_reminder (membership_id, day, direction)
    select membership_id, day, 'out' from attendance
    where ended_at is null and expected_end_at <= ${now}
      and expected_end_at > ${now}::timestamptz - make_interval(mins => ${LATEST_MINUTES})
    order by membership_id
    on conflict do nothing
    returning membership_id, day`.execute(unit.trx);
  await tell(unit, 'out', rows);
}

async function tell(
  { trx, emit }: UnitOfWork<ReminderTables>,
  direction: 'in' | 'out',
  reminded: readonly { readonly membership_id: number; readonly day: string }[],
): Promise<void> {
  if (reminded.length === 0) return;
  const members = await trx
    .selectFrom('organization_member')
    .select(['id', 'user_id', 'organization_id'])
    .where(
      'id',
      'in',
      reminded.map(({ membership_id }) => membership_id),
    )
    .orderBy('id')
    .execute();
  for (const { id: membershipId, user_id: userId, organization_id: organizationId } of members) {
    const { day } = reminded.find(({ membership_id }) => membership_id === membershipId)!;
    emit(attendanceReminded({ organizationId, membershipId, userId, direction, day }));
  }
}
