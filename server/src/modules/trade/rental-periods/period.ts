import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { addDays, momentAt, parseWallTime } from '../../../platform/time/wall-time.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';

/** From one moment up to another, which is not part of it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

interface PeriodRequest {
  /** What the clock there shows: `YYYY-MM-DDTHH:MM`. */
  readonly startsAt: string;
  readonly unit: PeriodUnit;
  readonly units: number;
  /** When a stay ends on the day of departure, `HH:MM…` of the clock there; null for what is no stay. */
  readonly departsAt?: string | null;
  /** IANA, of the place. */
  readonly timeZone: string;
}

/**
 * A rental's period. Days, months and years are added to what the clock shows, hours and minutes to
 * the time that passes: a day across the change to summer time is 23 hours long, an hour never more
 * than an hour. A time that the clock leaps over is the one after the leap, one that comes twice the first.
 * A stay of so many nights ends that many days later, at the time of departure.
 * @returns null for a day that no calendar has
 */
export function periodOf(request: PeriodRequest): Period | null {
  const { startsAt, unit, units, departsAt = null, timeZone } = request;
  const wallTime = parseWallTime(startsAt);
  if (!wallTime) return null;
  const from = wallTime.toZonedDateTime(timeZone);
  const to =
    departsAt === null
      ? from.add({ [`${unit}s`]: units })
      : wallTime.add({ days: units }).withPlainTime(departsAt).toZonedDateTime(timeZone);
  return { from: new Date(from.epochMilliseconds), to: new Date(to.epochMilliseconds) };
}

interface Buffers {
  /** Minutes. */
  readonly buffer_before: number;
  readonly buffer_after: number;
}

/** A period with what is kept free before and after it. */
export function heldWith({ buffer_before, buffer_after }: Buffers, { from, to }: Period): Period {
  return {
    from: new Date(from.getTime() - buffer_before * MINUTE_MS),
    to: new Date(to.getTime() + buffer_after * MINUTE_MS),
  };
}

/**
 * When nobody can have a thing who keeps something free around their rental, by what is held of it: the end of the one
 * and the beginning of the other are as far apart as both want.
 */
export function closedTo({ buffer_before, buffer_after }: Buffers, held: Period): Period {
  return heldWith({ buffer_before: buffer_after, buffer_after: buffer_before }, held);
}

export interface DayTerms {
  readonly unit: PeriodUnit;
  /** `HH:MM…` of the clock there. */
  readonly starts_from: string;
  readonly departs_at: string | null;
  readonly time_zone: string;
}

/**
 * The time that whole days of a thing take, both days included: from one hand-over to the next, of a stay up to the
 * departure; what is let by the hour and minute has days of the calendar.
 * @returns null for days that no calendar has
 */
export function periodOfDays(terms: DayTerms, firstDay: string, lastDay: string): Period | null {
  const { unit, starts_from: startsFrom, departs_at: departsAt, time_zone: timeZone } = terms;
  const isByTime = unit === 'hour' || unit === 'minute';
  const begin = isByTime ? '00:00' : startsFrom;
  const end = isByTime ? '00:00' : (departsAt ?? startsFrom);
  const from = momentAt(`${firstDay}T${begin}`, timeZone);
  const to = from && momentAt(`${addDays(lastDay, 1)}T${end}`, timeZone);
  return from && to && { from, to };
}
