import { RENTAL_STEP_MINUTES } from '@karavan/shared-api/contract/limits';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { addDays, daysBetween } from '@karavan/shared-ui/days';

/** When it is fully booked, in local time there: `YYYY-MM-DDTHH:MM`, strings that sort like times. */
export interface BusyPeriod {
  readonly from: string;
  readonly to: string;
}

export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;

/** The current local time at a place. */
export function wallTimeIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return parts.replace(' ', 'T');
}

/** Whether something is rented out by the hour or minute. */
export function isByTime(unit: PeriodUnit): unit is 'minute' | 'hour' {
  return unit === 'minute' || unit === 'hour';
}

function overlaps({ from, to }: BusyPeriod, start: string, end: string): boolean {
  return from < end && start < to;
}

/**
 * Whether a day, counted from the hand-over time, is taken or in the past.
 * @param now in local time there
 */
export function isDayTaken(
  day: string,
  { starts_from }: RentalTerms,
  busy: readonly BusyPeriod[],
  now: string,
): boolean {
  const start = `${day}T${starts_from}`;
  const end = `${addDays(day, 1)}T${starts_from}`;
  return start < now || busy.some((period) => overlaps(period, start, end));
}

/**
 * The selected days after a press: a second press ends the period that the first one started,
 * unless it is earlier, a day in between is taken, or the period would be too long; then a new
 * period starts.
 */
export function chooseDay(
  chosen: DaySpan | null,
  day: string,
  { units_max }: RentalTerms,
  isTaken: (day: string) => boolean,
): DaySpan {
  const anew = { from: day, to: day };
  if (!chosen || chosen.from !== chosen.to || day <= chosen.from) return anew;
  const length = daysBetween(chosen.from, day) + 1;
  if (length > units_max) return anew;
  for (let between = chosen.from; between < day; between = addDays(between, 1)) {
    if (isTaken(between)) return anew;
  }
  return { from: chosen.from, to: day };
}

export interface StartTime {
  /** `HH:MM` */
  readonly time: string;
  readonly isFree: boolean;
}

/** The times of a day at which a rental of this many hours or minutes may begin. */
export function startTimesOf(
  day: string,
  { units_min, starts_from, starts_until }: RentalTerms,
  unit: 'minute' | 'hour',
  busy: readonly BusyPeriod[],
  now: string,
): StartTime[] {
  const startTimes: StartTime[] = [];
  const length = units_min * (unit === 'hour' ? 60 : 1);
  for (
    let start = `${day}T${starts_from}`;
    start <= `${day}T${starts_until}`;
    start = addMinutes(start, RENTAL_STEP_MINUTES[unit])
  ) {
    const end = addMinutes(start, length);
    const isFree = start >= now && !busy.some((period) => overlaps(period, start, end));
    startTimes.push({ time: start.slice(11), isFree });
  }
  return startTimes;
}

function addMinutes(wallTime: string, minutes: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + minutes * MINUTE).toISOString().slice(0, 16);
}
