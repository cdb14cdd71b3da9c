import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockStaff, type StaffActor, type StaffTables } from '../staff/index.ts';
import { noteChange } from './note-change.ts';
import type { RosterTables } from './roster.tables.ts';
import { momentsAhead, type PlannedHours } from './shift-times.ts';

type Trx = Transaction<RosterTables & StaffTables>;

interface Wanted extends PlannedHours {
  readonly position: string;
  readonly timeZone: string;
}

/**
 * Plans a shift. Answers its id.
 * @throws ApiError `not_found` for somebody who does not work there, `shifts_overlap`, `invalid_input` for times that
 * do not lie ahead
 */
export async function planShift(
  trx: Trx,
  by: StaffActor,
  { membershipId, position, timeZone, ...hours }: Wanted & { readonly membershipId: number },
): Promise<number> {
  const locked = await lockStaff(trx, by, { membershipId });
  if (locked.memberOf(membershipId).status !== 'working') throw new ApiError('not_found');
  const { from, to } = momentsAhead(hours, timeZone);
  const { id } = await apart(() =>
    trx
      .insertInto('shift')
      .values({ membership_id: membershipId, starts_at: from, ends_at: to, position })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await noteChange(trx, by, [membershipId]);
  return id;
}

interface Named {
  readonly shiftId: number;
}

/**
 * Plans a shift for another time, unless it has changed since it was read, or has begun.
 * @throws ApiError `not_found`, `conflict`, `shift_begun`, `shifts_overlap`, `invalid_input` for times that do not lie
 * ahead
 */
export async function changeShift(
  trx: Trx,
  by: StaffActor,
  { shiftId, version, position, timeZone, ...hours }: Wanted & Named & { readonly version: number },
): Promise<{ readonly membershipId: number }> {
  const { membershipId, ...shift } = await lockShift(trx, by, shiftId);
  if (shift.version !== version) throw new ApiError('conflict');
  const { from, to } = momentsAhead(hours, timeZone);
  await apart(() =>
    trx
      .updateTable('shift')
      .set({ starts_at: from, ends_at: to, position, version: sql<number>`version + 1` })
      .where('id', '=', shiftId)
      .execute(),
  );
  await noteChange(trx, by, [membershipId]);
  return { membershipId };
}

/**
 * Takes back a shift.
 * @throws ApiError `not_found`, `shift_begun`
 */
export async function cancelShift(
  trx: Trx,
  by: StaffActor,
  { shiftId }: Named,
): Promise<{ readonly membershipId: number }> {
  const { membershipId } = await lockShift(trx, by, shiftId);
  await trx.deleteFrom('shift').where('id', '=', shiftId).execute();
  await noteChange(trx, by, [membershipId]);
  return { membershipId };
}

/** Locks whoever acts and whose shift it is, then the shift; one that has begun stays as it was planned. */
async function lockShift(trx: Trx, by: StaffActor, shiftId: number) {
  const planned = await trx
    .selectFrom('shift')
    .innerJoin('membership', 'membership.id', 'shift.membership_id')
    .select('shift.membership_id')
    .where('shift.id', '=', shiftId)
    .where('membership.organization_id', '=', by.organizationId)
    .executeTakeFirst();
  if (!planned) throw new ApiError('not_found');
  const { membership_id: membershipId } = planned;
  await lockStaff(trx, by, { membershipId });
  const shift = await trx
    .selectFrom('shift')
    .select(['version', 'starts_at'])
    .where('id', '=', shiftId)
    .forUpdate()
    .executeTakeFirst();
  if (!shift) throw new ApiError('not_found');
  if (shift.starts_at.getTime() <= Date.now()) throw new ApiError('shift_begun');
  return { membershipId, version: shift.version };
}

/** Two shifts of one person that overlap are refused by the database (23P01). */
async function apart<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const isOverlap = error instanceof Error && 'code' in error && error.code === '23P01';
    throw isOverlap ? new ApiError('shifts_overlap') : error;
  }
}
