import { ATTENDANCE_SHIFT_HOURS } from '@karavan/shared-api/contract/limits';
import { addDays, momentAt, wallTimeOf, weekdayOf } from '../../../platform/time/wall-time.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';

/** Hours by the clock on the wall, `HH:MM`; equal times are the whole day, an end before its start is on the next. */
interface Hours {
  readonly opens_at: string;
  readonly closes_at: string;
}

/** When an organization works. */
export interface WorkingTimes {
  /** IANA. */
  readonly timeZone: string;
  readonly week: readonly (Hours & { readonly weekday: number })[];
  /** Days that differ from their weekday. */
  readonly special: readonly { readonly day: string; readonly hours: readonly Hours[] }[];
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The day of a moment at a place, `YYYY-MM-DD`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  wallTimeOf(moment, timeZone).slice(0, 10);

/**
 * The hours that begin on a day, in the order of time; of a day without an end, which is open all day and night,
 * there are none.
 */
export function workingSpans(day: string, { timeZone, week, special }: WorkingTimes): Span[] {
  const own = special.find((one) => one.day === day)?.hours;
  const hours = own ?? week.filter(({ weekday }) => weekday === weekdayOf(day));
  return hours
    .filter(({ opens_at, closes_at }) => opens_at !== closes_at)
    .map(({ opens_at, closes_at }) => {
      const lastDay = closes_at < opens_at ? addDays(day, 1) : day;
      return {
        from: momentAt(`${day}T${opens_at}`, timeZone)!,
        to: momentAt(`${lastDay}T${closes_at}`, timeZone)!,
      };
    })
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

/**
 * When whoever comes at a moment is expected to go: at the end of the working day, breaks included, that is under way
 * or begins that day. Where there is none, after the hours of a usual shift.
 */
export function expectedEnd(comes: Date, times: WorkingTimes): Date {
  const today = dayOf(comes, times.timeZone);
  const yesterday = workingSpans(addDays(today, -1), times);
  const isUnderWay = yesterday.some(({ from, to }) => from <= comes && comes < to);
  const end = (isUnderWay ? yesterday : workingSpans(today, times)).at(-1)?.to;
  return end && end > comes ? end : new Date(comes.getTime() + ATTENDANCE_SHIFT_HOURS * HOUR_MS);
}

/** The day whose work has begun at most so many milliseconds ago; null where none has. */
export function beginningDay(now: Date, within: number, times: WorkingTimes): string | null {
  const day = dayOf(now, times.timeZone);
  const [first] = workingSpans(day, times);
  if (!first) return null;
  const age = now.getTime() - first.from.getTime();
  return age >= 0 && age < within ? day : null;
}
