import { SHIFT_LATE_MINUTES } from '@karavan/shared-api/contract/limits';
import type { ShiftState } from '@karavan/shared-api/contract/shift-states';
import { MINUTE_MS } from '../../../platform/time/durations.ts';

export interface PlannedTime {
  readonly from: Date;
  readonly to: Date;
}

export interface WorkedTime {
  readonly from: Date;
  /** Null while the person is there. */
  readonly to: Date | null;
}

interface Judgement {
  readonly state: ShiftState;
  /** Whole seconds from the beginning to coming, or until now while nobody has come; 0 within the grace. */
  readonly lateSeconds: number;
}

/** What has come of a shift: of the stays those count that have any of its time. */
export function judgeShift(
  { from, to }: PlannedTime,
  stays: readonly WorkedTime[],
  now: Date,
): Judgement {
  const own = stays.filter((stay) => stay.from < to && (stay.to ?? now) > from);
  if (own.length === 0) {
    if (now < from) return { state: 'ahead', lateSeconds: 0 };
    return now < to
      ? { state: 'missing', lateSeconds: lateness(from, now) }
      : { state: 'absent', lateSeconds: 0 };
  }
  const came = new Date(Math.min(...own.map((stay) => stay.from.getTime())));
  const isThere = own.some((stay) => stay.to === null);
  return { state: isThere ? 'under_way' : 'worked', lateSeconds: lateness(from, came) };
}

function lateness(from: Date, came: Date): number {
  const late = came.getTime() - from.getTime();
  return late > SHIFT_LATE_MINUTES * MINUTE_MS ? Math.floor(late / 1000) : 0;
}
