import { RENTAL_STEP_MINUTES } from '@karavan/shared-api/contract/limits';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { addDays, addMonths, daysBetween } from '@karavan/shared-ui/days';
import { dateFormat } from '@karavan/shared-ui/intl';

/** When it is fully booked, in local time there: `YYYY-MM-DDTHH:MM`, strings that sort like times. */
export interface BusyPeriod {
  readonly from: string;
  readonly to: string;
}

export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** What the choice of a period goes by: the rules of the quote, so that it offers what the quote accepts. */
export interface Offer {
  readonly terms: RentalTerms;
  readonly unit: PeriodUnit;
  /** With the pauses that are kept around each. */
  readonly busy: readonly BusyPeriod[];
  /** Local time there. */
  readonly now: string;
}

const MINUTE = 60_000;

/** The current local time at a place. */
export function wallTimeIn(timeZone: string, now: Date): string {
  const parts = dateFormat('sv-SE', {
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

const isFree = (busy: readonly BusyPeriod[], start: string, end: string): boolean =>
  busy.every(({ from, to }) => from >= end || to <= start);

/** When a rental of so many units ends that begins then. A stay ends at the hour of departure. */
export function endOf(
  start: string,
  units: number,
  { unit, terms: { departs_at } }: Pick<Offer, 'unit' | 'terms'>,
): string {
  const [day, time] = [start.slice(0, 10), start.slice(11)];
  switch (unit) {
    case 'minute':
      return addMinutes(start, units);
    case 'hour':
      return addMinutes(start, units * 60);
    case 'day':
      return `${addDays(day, units)}T${departs_at ?? time}`;
    case 'month':
      return `${addMonths(day, units)}T${time}`;
    case 'year':
      return `${addMonths(day, units * 12)}T${time}`;
  }
}

/** The last moment at which a rental may begin. */
export const latestStart = (now: string, { days_ahead }: RentalTerms): string =>
  addMinutes(now, days_ahead * 24 * 60);

/** Whether a rental may begin then: late enough after it is asked for, not too far ahead, and free for the shortest. */
function isStart(start: string, { terms, unit, busy, now }: Offer): boolean {
  if (start <= addMinutes(now, terms.notice_hours * 60)) return false;
  if (start > latestStart(now, terms)) return false;
  return isFree(busy, start, endOf(start, terms.units_min, { unit, terms }));
}

/** Whether a rental can begin on a day. */
export function canBeginOn(day: string, offer: Offer): boolean {
  const { terms, unit } = offer;
  return isByTime(unit)
    ? startTimesOf(day, unit, offer).some((time) => time.isFree)
    : isStart(`${day}T${terms.starts_from}`, offer);
}

/** Both ends are charged, unless it is a stay: its day of departure is not. */
export function unitsOf({ from, to }: DaySpan, { departs_at }: RentalTerms): number {
  return daysBetween(from, to) + (departs_at === null ? 1 : 0);
}

/** Whether it is let for so long. */
export function isLength(
  units: number,
  { units_min, units_max, units_step }: RentalTerms,
): boolean {
  return units >= units_min && units <= units_max && (units - units_min) % units_step === 0;
}

/** Whether the days up to this one could follow the one that a press has chosen, as long as nobody else has them. */
function isInReach(chosen: DaySpan | null, day: string, { terms, unit, busy }: Offer): boolean {
  if (!chosen || chosen.from !== chosen.to || day <= chosen.from) return false;
  const units = unitsOf({ from: chosen.from, to: day }, terms);
  const start = `${chosen.from}T${terms.starts_from}`;
  return units <= terms.units_max && isFree(busy, start, endOf(start, units, { unit, terms }));
}

/**
 * Whether a day can end the period that a press has started: it is later, nothing in between is taken, and the period
 * is as long as it is let. A stay may end on the day on which somebody else arrives.
 */
export function isEndOf(chosen: DaySpan | null, day: string, offer: Offer): boolean {
  return (
    chosen !== null &&
    isInReach(chosen, day, offer) &&
    isLength(unitsOf({ from: chosen.from, to: day }, offer.terms), offer.terms)
  );
}

/**
 * Whether a press on a day means something: it is the first or the last of a period. What could only make one of the
 * wrong length means nothing, so that nobody begins anew without wanting to; the first day takes itself back.
 */
export function isOffered(chosen: DaySpan | null, day: string, offer: Offer): boolean {
  if (offer.unit !== 'day') return canBeginOn(day, offer);
  if (isEndOf(chosen, day, offer)) return true;
  return !isInReach(chosen, day, offer) && canBeginOn(day, offer);
}

/**
 * The selected days after a press, which ends the period that another one started, or starts a new one. Null where it
 * takes the first day back.
 */
export function chooseDay(chosen: DaySpan | null, day: string, offer: Offer): DaySpan | null {
  if (chosen && isEndOf(chosen, day, offer)) return { from: chosen.from, to: day };
  if (chosen?.from === day && chosen.to === day) return null;
  return { from: day, to: day };
}

export interface StartTime {
  /** `HH:MM` */
  readonly time: string;
  readonly isFree: boolean;
}

/** The times of a day at which a rental of the shortest length may begin. */
export function startTimesOf(day: string, unit: 'minute' | 'hour', offer: Offer): StartTime[] {
  const { starts_from, starts_until } = offer.terms;
  const startTimes: StartTime[] = [];
  for (
    let start = `${day}T${starts_from}`;
    start <= `${day}T${starts_until}`;
    start = addMinutes(start, RENTAL_STEP_MINUTES[unit])
  ) {
    startTimes.push({ time: start.slice(11), isFree: isStart(start, offer) });
  }
  return startTimes;
}

/** The step of the duration: that of the terms, and by the minute at least that of the start times. */
export function stepOf({ units_step }: RentalTerms, unit: PeriodUnit): number {
  return unit === 'minute'
    ? Math.ceil(RENTAL_STEP_MINUTES.minute / units_step) * units_step
    : units_step;
}

/** The longest rental by the step that may begin then, before somebody else has it; at least the shortest. */
export function longestFrom(start: string | null, { terms, unit, busy }: Offer): number {
  const { units_min, units_max } = terms;
  const step = stepOf(terms, unit);
  let longest = units_min;
  while (
    longest + step <= units_max &&
    (start === null || isFree(busy, start, endOf(start, longest + step, { unit, terms })))
  ) {
    longest += step;
  }
  return longest;
}

function addMinutes(wallTime: string, minutes: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + minutes * MINUTE).toISOString().slice(0, 16);
}
