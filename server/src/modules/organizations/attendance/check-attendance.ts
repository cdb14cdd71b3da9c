import { sql } from 'kysely';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockEmployment, type StaffTables } from '../staff/index.ts';
import { attended } from './attendance.events.ts';
import type { AttendanceTables } from './attendance.tables.ts';
import type { Proof } from './prove-presence.ts';

interface Check {
  readonly membershipId: number;
  readonly userId: number;
  readonly proof: Proof;
}

type Unit = UnitOfWork<AttendanceTables & StaffTables>;

/**
 * Whoever is not at work yet is from now on; whether anything has changed.
 * @throws ApiError `not_found` for the job of others, and for one that is over
 */
export async function checkIn(
  { trx, emit }: Unit,
  { membershipId, userId, proof, expectedEnd }: Check & { readonly expectedEnd: Date },
): Promise<boolean> {
  const { organization_id: organizationId } = await lockEmployment(trx, { membershipId, userId });
  const arrived = await trx
    .insertInto('attendance')
    .values({
      membership_id: membershipId,
      // The clock now: the transaction may have waited for the one before it.
      started_at: sql<Date>`clock_timestamp()`,
      ended_at: null,
      expected_end_at: expectedEnd,
      started_how: proof.how,
      ended_how: null,
      started_metres: proof.metres,
      ended_metres: null,
    })
    .onConflict((conflict) =>
      conflict.column('membership_id').where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!arrived) return false;
  const { id: attendanceId } = arrived;
  emit(attended({ organizationId, membershipId, userId, attendanceId, direction: 'in' }));
  return true;
}

/**
 * Whoever is at work is so no longer; whether anything has changed.
 * @throws ApiError `not_found` for the job of others, and for one that is over
 */
export async function checkOut(
  { trx, emit }: Unit,
  { membershipId, userId, proof }: Check,
): Promise<boolean> {
  const { organization_id: organizationId } = await lockEmployment(trx, { membershipId, userId });
  const left = await trx
    .updateTable('attendance')
    .set({
      ended_at: sql<Date>`greatest(clock_timestamp(), started_at + interval '1 millisecond')`,
      ended_how: proof.how,
      ended_metres: proof.metres,
      version: sql<number>`version + 1`,
    })
    .where('membership_id', '=', membershipId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!left) return false;
  const { id: attendanceId } = left;
  emit(attended({ organizationId, membershipId, userId, attendanceId, direction: 'out' }));
  return true;
}
