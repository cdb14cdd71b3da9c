import type { Kysely } from 'kysely';
import type { Roster } from '@karavan/shared-api/contract/roster';
import { addDays, weekdayOf } from '../../../platform/time/wall-time.ts';
import { findStaysOfDays } from '../attendance/index.ts';
import { findRosterPeople, findShifts, type RosterReadTables } from './roster.queries.ts';
import { presentRosterPerson } from './roster.presenter.ts';

interface Wanted {
  readonly organizationId: number;
  /** All of the staff without it. */
  readonly membershipId?: number;
  readonly timeZone: string;
  /** Any day of the week. */
  readonly day: string;
  /** Today at the organization. */
  readonly today: string;
}

/** Whoever works there, and whoever was planned or there in the week, by name. */
export async function readWeek(
  db: Kysely<RosterReadTables>,
  { organizationId, membershipId, timeZone, day, today }: Wanted,
): Promise<Roster> {
  const week = mondayOf(day);
  const to = addDays(week, 6);
  const whose = { organizationId, membershipId };
  const [shifts, stays] = await Promise.all([
    findShifts(db, { ...whose, from: week, to }),
    // Whoever comes to a night shift after midnight comes on the day after it.
    findStaysOfDays(db, { ...whose, from: addDays(week, -1), to: addDays(to, 1) }),
  ]);
  const isShown = (began: string) => began >= week && began <= to;
  const seen = [...shifts, ...stays.filter(({ day: began }) => isShown(began))];
  const people = await findRosterPeople(
    db,
    whose,
    seen.map(({ membership_id }) => membership_id),
  );
  const now = new Date();
  const list = people
    .map((person) =>
      presentRosterPerson(person, {
        shifts: shifts.filter(({ membership_id }) => membership_id === person.id),
        stays: stays.filter(({ membership_id }) => membership_id === person.id),
        isShown,
        timeZone,
        now,
      }),
    )
    .toSorted((one, other) => one.person.full_name.localeCompare(other.person.full_name));
  return { week, today, time_zone: timeZone, list };
}

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
