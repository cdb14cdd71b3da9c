import { sql, type Transaction } from 'kysely';
import { ATTENDANCE_HOURS_MAX } from '@karavan/shared-api/contract/limits';
import type { FieldIssue } from '@karavan/shared-api/contract/field-issue';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { momentAt, wallTimeOf } from '../../../platform/time/wall-time.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { lockStaff, requireManageable, type StaffActor, type StaffTables } from '../staff/index.ts';
import type { AttendanceTables } from './attendance.tables.ts';

type Trx = Transaction<AttendanceTables & StaffTables>;

interface Wanted {
  /** By the clock of the organization. */
  readonly start: string;
  readonly end: string | null;
  readonly reason: string;
  readonly timeZone: string;
}

interface Moments {
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * Notes a stay of somebody else that nobody had noted. Answers its id.
 * @throws ApiError `not_found`, `beyond_own_rights`, `attendance_overlaps`, `invalid_input` for times that cannot be
 */
export async function addAttendance(
  trx: Trx,
  by: StaffActor,
  { membershipId, ...wanted }: Wanted & { readonly membershipId: number; readonly end: string },
): Promise<number> {
  const locked = await lockStaff(trx, by, { membershipId });
  requireManageable(locked, locked.memberOf(membershipId));
  const { from, to } = momentsOf(wanted);
  const { id } = await apart(() =>
    trx
      .insertInto('attendance')
      .values({
        membership_id: membershipId,
        started_at: from,
        ended_at: to,
        expected_end_at: to!,
        started_how: 'manager',
        ended_how: 'manager',
        started_metres: null,
        ended_metres: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await keep(trx, by, { attendanceId: id, reason: wanted.reason, old: null });
  return id;
}

/**
 * Corrects a stay of somebody else, unless it has changed since it was read. What stood there before is kept.
 * @throws ApiError `not_found`, `beyond_own_rights`, `conflict`, `attendance_overlaps`, `invalid_input` for times that
 * cannot be
 */
export async function correctAttendance(
  trx: Trx,
  by: StaffActor,
  {
    attendanceId,
    version,
    ...wanted
  }: Wanted & Readonly<Record<'attendanceId' | 'version', number>>,
): Promise<{ readonly membershipId: number }> {
  const noted = await trx
    .selectFrom('attendance')
    .innerJoin('membership', 'membership.id', 'attendance.membership_id')
    .select('attendance.membership_id')
    .where('attendance.id', '=', attendanceId)
    .where('membership.organization_id', '=', by.organizationId)
    .executeTakeFirst();
  if (!noted) throw new ApiError('not_found');
  const { membership_id: membershipId } = noted;
  const locked = await lockStaff(trx, by, { membershipId });
  requireManageable(locked, locked.memberOf(membershipId));
  const present = await trx
    .selectFrom('attendance')
    .selectAll()
    .where('id', '=', attendanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (present.version !== version) throw new ApiError('conflict');
  if (wanted.end === null && present.ended_at !== null) refuse('end', { problem: 'required' });
  const old = { from: present.started_at, to: present.ended_at };
  const { from, to } = momentsOf(wanted, old);
  const isStartKept = from.getTime() === old.from.getTime();
  const isEndKept = to?.getTime() === old.to?.getTime();
  await apart(() =>
    trx
      .updateTable('attendance')
      .set({
        ...(!isStartKept && { started_at: from, started_how: 'manager', started_metres: null }),
        ...(!isEndKept && { ended_at: to, ended_how: 'manager', ended_metres: null }),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', attendanceId)
      .execute(),
  );
  await keep(trx, by, { attendanceId, reason: wanted.reason, old });
  return { membershipId };
}

interface Kept {
  readonly attendanceId: number;
  readonly reason: string;
  readonly old: Moments | null;
}

async function keep(
  trx: Trx,
  { actorId }: StaffActor,
  { attendanceId, reason, old }: Kept,
): Promise<void> {
  await trx
    .insertInto('attendance_correction')
    .values({
      attendance_id: attendanceId,
      corrected_by: actorId,
      reason,
      old_started_at: old?.from ?? null,
      old_ended_at: old?.to ?? null,
    })
    .execute();
}

/** A minute that was left as it was keeps its seconds, and in a night that has an hour twice, its hour. */
function momentsOf({ start, end, timeZone }: Wanted, old?: Moments): Moments {
  const read = (written: string, before: Date | null | undefined) =>
    before && wallTimeOf(before, timeZone) === written ? before : momentAt(written, timeZone)!;
  const from = read(start, old?.from);
  const to = end === null ? null : read(end, old?.to);
  const now = Date.now();
  if (from.getTime() > now) refuse('start', { problem: 'in_the_future' });
  if (to === null) return { from, to };
  if (to.getTime() > now) refuse('end', { problem: 'in_the_future' });
  if (to <= from) refuse('end', { problem: 'reversed_range' });
  if (to.getTime() - from.getTime() > ATTENDANCE_HOURS_MAX * HOUR_MS) {
    refuse('end', { problem: 'too_big', limit: ATTENDANCE_HOURS_MAX });
  }
  return { from, to };
}

function refuse(field: 'start' | 'end', issue: FieldIssue): never {
  throw new ApiError('invalid_input', { fields: { [field]: [issue] } });
}

/** Two stays of one person that overlap are refused by the database (23P01). */
async function apart<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const isOverlap = error instanceof Error && 'code' in error && error.code === '23P01';
    throw isOverlap ? new ApiError('attendance_overlaps') : error;
  }
}
