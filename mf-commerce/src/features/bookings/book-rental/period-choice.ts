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
 * Whether a day, counted from the hand-over time, is taken or in the past. Of a stay it is the night
 * that follows.
 * @param now in local time there
 */
export function isDayTaken(
  day: string,
  { starts_from, departs_at }: RentalTerms,
  busy: readonly BusyPeriod[],
  now: string,
): boolean {
  const start = `${day}T${starts_from}`;
  const end = `${addDays(day, 1)}T${departs_at ?? starts_from}`;
  return start < now || busy.some((period) => overlaps(period, start, end));
}

/** Both ends are charged, unless it is a stay: its day of departure is not. */
export function unitsOf({ from, to }: DaySpan, { departs_at }: RentalTerms): number {
  return daysBetween(from, to) + (departs_at === null ? 1 : 0);
}

/**
 * Whether a day can end the period that a press has started: it is later, nothing in between is taken,
 * and the period is not too long. A stay may end on the day on which somebody else arrives.
 */
export function isEndOf(
  chosen: DaySpan | null,
  day: string,
  terms: RentalTerms,
  isTaken: (day: string) => boolean,
): boolean {
  if (!chosen || chosen.from !== chosen.to || day <= chosen.from) return false;
  if (unitsOf({ from: chosen.from, to: day }, terms) > terms.units_max) return false;
  for (let between = chosen.from; between < day; between = addDays(between, 1)) {
    if (isTaken(between)) return false;
  }
  return true;
}

/** The selected days after a press, which ends the period that another one started, or starts a new one. */
export function chooseDay(
  chosen: DaySpan | null,
  day: string,
  terms: RentalTerms,
  isTaken: (day: string) => boolean,
): DaySpan {
  return isEndOf(chosen, day, terms, isTaken) && chosen
    ? { from: chosen.from, to: day }
    : { from: day, to: day };
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
