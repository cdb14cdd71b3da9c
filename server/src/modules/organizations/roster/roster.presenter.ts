import type { RosterPerson, Shift } from '@karavan/shared-api/contract/roster';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import type { StayOfDay } from '../attendance/index.ts';
import { judgeShift } from './judge-shift.ts';
import type { RosterPersonRow, ShiftRow } from './roster.queries.ts';

interface Week {
  readonly shifts: readonly ShiftRow[];
  /** Those of the days around the week as well. */
  readonly stays: readonly StayOfDay[];
  /** Whether a day belongs to the week. */
  readonly isShown: (day: string) => boolean;
  readonly timeZone: string;
  readonly now: Date;
}

/** A week of one person. */
export function presentRosterPerson(
  { id, person, position, status }: RosterPersonRow,
  { shifts, stays, isShown, timeZone, now }: Week,
): RosterPerson {
  const worked = stays.map(({ started_at, ended_at }) => ({ from: started_at, to: ended_at }));
  const shown = stays.filter(({ day }) => isShown(day));
  return {
    membership_id: id,
    person: presentPersonCard(person),
    position,
    is_working: status === 'working',
    planned_seconds: sum(shifts.map(({ starts_at, ends_at }) => secondsOf(starts_at, ends_at))),
    worked_seconds: sum(
      shown.map(({ started_at, ended_at }) => (ended_at ? secondsOf(started_at, ended_at) : 0)),
    ),
    shifts: shifts.map((shift): Shift => {
      const { starts_at: from, ends_at: to } = shift;
      const { state, lateSeconds } = judgeShift({ from, to }, worked, now);
      return {
        id: shift.id,
        day: shift.day,
        start: wallTimeOf(from, timeZone),
        end: wallTimeOf(to, timeZone),
        seconds: secondsOf(from, to),
        position: shift.position || position,
        state,
        late_seconds: lateSeconds,
        version: shift.version,
      };
    }),
    stays: shown.map((stay) => ({
      id: stay.id,
      day: stay.day,
      start: wallTimeOf(stay.started_at, timeZone),
      end: stay.ended_at && wallTimeOf(stay.ended_at, timeZone),
    })),
  };
}

const secondsOf = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
