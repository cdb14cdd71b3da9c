import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { parseWallTime } from '../../../platform/time/wall-time.ts';

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
