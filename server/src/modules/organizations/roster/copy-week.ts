import type { Transaction } from 'kysely';
import { addDays, wallTimeOf } from '../../../platform/time/wall-time.ts';
import { lockStaff, type StaffActor, type StaffTables } from '../staff/index.ts';
import { noteChange } from './note-change.ts';
import type { RosterTables } from './roster.tables.ts';
import { momentsOf } from './shift-times.ts';

interface Wanted {
  /** The Monday of the week that is planned. */
  readonly week: string;
  readonly timeZone: string;
}

const WEEK = 7;

/**
 * Plans the week before once more: the same people, days and times by the clock. Whatever overlaps a shift that is
 * there, lies in the past or is of somebody who has left is skipped, so that a second time copies nothing.
 */
export async function copyWeek(
  trx: Transaction<RosterTables & StaffTables>,
  by: StaffActor,
  { week, timeZone }: Wanted,
): Promise<{ readonly copied: number; readonly skipped: number }> {
  await lockStaff(trx, by, { everybody: true });
  const shifts = await trx
    .selectFrom('shift')
    .innerJoin('membership', 'membership.id', 'shift.membership_id')
    .select(['shift.membership_id', 'shift.day', 'shift.starts_at', 'shift.ends_at'])
    .select(['shift.position', 'membership.status'])
    .where('membership.organization_id', '=', by.organizationId)
    .where('shift.day', '>=', addDays(week, -WEEK))
    .where('shift.day', '<', week)
    .orderBy('shift.membership_id')
    .orderBy('shift.starts_at')
    .execute();
  const now = Date.now();
  const planned = shifts.flatMap(({ membership_id, position, status, ...shift }) => {
    const hours = {
      day: addDays(shift.day, WEEK),
      from: wallTimeOf(shift.starts_at, timeZone).slice(11),
      until: wallTimeOf(shift.ends_at, timeZone).slice(11),
    };
    const moments = momentsOf(hours, timeZone);
    if (status !== 'working' || !moments || moments.from.getTime() <= now) return [];
    return [{ membership_id, position, starts_at: moments.from, ends_at: moments.to }];
  });
  if (planned.length === 0) return { copied: 0, skipped: shifts.length };
  const copies = await trx
    .insertInto('shift')
    .values(planned)
    .onConflict((conflict) => conflict.doNothing())
    .returning('membership_id')
    .execute();
  await noteChange(trx, by, [...new Set(copies.map(({ membership_id }) => membership_id))]);
  return { copied: copies.length, skipped: shifts.length - copies.length };
}
