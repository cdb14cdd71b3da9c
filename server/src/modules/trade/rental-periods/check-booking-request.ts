import { RENTAL_STEP_MINUTES } from '@karavan/shared-api/contract/limits';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts';
import { periodOf, type Period } from './period.ts';

/** How something is let, as far as a booking request is checked against it. */
export interface LettingTerms {
  readonly unit: PeriodUnit;
  readonly units_min: number;
  readonly units_max: number;
  readonly units_step: number;
  /** How long before its beginning a rental must be asked for. */
  readonly notice_hours: number;
  readonly days_ahead: number;
  /** `HH:MM…` of the clock there. */
  readonly starts_from: string;
  readonly starts_until: string;
  /** When a stay ends on its last day; null where days are not counted as nights. */
  readonly departs_at: string | null;
  readonly time_zone: string;
}

export interface BookingRequest {
  /** `YYYY-MM-DDTHH:MM` of the clock there. */
  readonly starts_at: string;
  readonly units: number;
}

export type CheckedRequest =
  | { readonly period: Period }
  | { readonly field: keyof BookingRequest; readonly problem: FieldProblem };

/** What is wrong with a length; null where it is let for so long. */
export function lengthProblem(
  {
    units_min,
    units_max,
    units_step,
  }: Pick<LettingTerms, 'units_min' | 'units_max' | 'units_step'>,
  units: number,
): FieldProblem | null {
  if (units < units_min) return 'too_small';
  if (units > units_max) return 'too_big';
  return (units - units_min) % units_step === 0 ? null : 'not_offered';
}

/**
 * Whether a booking request keeps to the terms, and the period it comes to.
 * @param keptStart a beginning that is booked already: it may be near, or over
 */
export function checkBookingRequest(
  terms: LettingTerms,
  request: BookingRequest,
  now: Date,
  keptStart: string | null = null,
): CheckedRequest {
  const { unit, departs_at: departsAt, time_zone: timeZone } = terms;
  const { starts_at: startsAt, units } = request;
  const problem = lengthProblem(terms, units);
  if (problem) return { field: 'units', problem };
  const period = periodOf({ startsAt, unit, units, departsAt, timeZone });
  if (!period) return { field: 'starts_at', problem: 'invalid' };
  if (startsAt === keptStart) return { period };
  if (period.from < now) return { field: 'starts_at', problem: 'in_the_past' };
  if (period.from.getTime() < now.getTime() + terms.notice_hours * HOUR_MS) {
    return { field: 'starts_at', problem: 'too_early' };
  }
  const isTooFar = period.from.getTime() > now.getTime() + terms.days_ahead * DAY_MS;
  if (isTooFar || !isOffered(terms, startsAt)) {
    return { field: 'starts_at', problem: 'not_offered' };
  }
  return { period };
}

/** By the day and longer at one time; by the hour and the minute in steps between two. */
function isOffered({ unit, starts_from, starts_until }: LettingTerms, startsAt: string): boolean {
  const [time, first, last] = [startsAt.slice(11), starts_from, starts_until].map(minutesOf);
  if (unit !== 'hour' && unit !== 'minute') return time === first;
  const isOnStep = (time! - first!) % RENTAL_STEP_MINUTES[unit] === 0;
  return isOnStep && time! >= first! && time! <= last!;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
