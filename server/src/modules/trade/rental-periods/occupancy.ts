import { sql, type QueryExecutorProvider } from 'kysely';
import type { Occupancy } from '@karavan/shared-api/contract/rental-statistics';
import { countDays, type WholeDays } from '../../../platform/time/days.ts';
import type { Rental } from './find-terms.ts';

type Let = Pick<
  Rental,
  'item_id' | 'quantity' | 'unit' | 'starts_from' | 'starts_until' | 'departs_at' | 'time_zone'
>;

/** Seconds times pieces. */
interface DayTaken {
  readonly day: string;
  readonly taken: number;
  readonly blocked: number;
  /** Of the day, of one piece. */
  readonly whole: number;
}

const HOURS_24 = 86_400;

/**
 * How much of the time of some days a thing was let, of that in which nothing blocked it. A day goes from one hand-over
 * to the next, of a stay up to the departure; by the hour and minute it is the time in which rentals begin.
 */
export async function readOccupancy(
  db: QueryExecutorProvider,
  rental: Let,
  days: WholeDays,
): Promise<Occupancy> {
  const { quantity } = rental;
  const { begin, end, isNextDay } = hoursOf(rental);
  const taken = await findTaken(db, rental, days, { begin, end, isNextDay });
  const sum = (name: 'taken' | 'blocked') => taken.reduce((all, day) => all + day[name], 0);
  const room = countDays(days) * secondsOf({ begin, end, isNextDay }) * quantity - sum('blocked');
  return {
    percent: percentOf(sum('taken'), room),
    days: taken
      .filter((day) => day.taken > 0)
      .map((day) => ({
        day: day.day,
        percent: percentOf(day.taken, day.whole * quantity - day.blocked),
      })),
  };
}

/** There may have been more pieces than there are now. */
const percentOf = (taken: number, room: number) =>
  room <= 0 ? (taken > 0 ? 100 : 0) : Math.min(100, Math.round((taken / room) * 100));

interface Hours {
  /** `HH:MM…` of the clock there. */
  readonly begin: string;
  readonly end: string;
  readonly isNextDay: boolean;
}

function hoursOf({ unit, starts_from, starts_until, departs_at }: Let): Hours {
  if (unit !== 'hour' && unit !== 'minute') {
    return { begin: starts_from, end: departs_at ?? starts_from, isNextDay: true };
  }
  return starts_from < starts_until
    ? { begin: starts_from, end: starts_until, isNextDay: false }
    : { begin: '00:00', end: '00:00', isNextDay: true };
}

function secondsOf({ begin, end, isNextDay }: Hours): number {
  const seconds = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours * 3600 + minutes * 60;
  };
  return seconds(end) - seconds(begin) + (isNextDay ? HOURS_24 : 0);
}

/** The days of a period on which any of a thing was let or blocked, in order. */
async function findTaken(
  db: QueryExecutorProvider,
  { item_id: itemId, time_zone: timeZone }: Let,
  { from, to }: WholeDays,
  { begin, end, isNextDay }: Hours,
): Promise<DayTaken[]> {
  const { rows } = await sql<DayTaken>`
    with held as (
      select during, pieces, block_id is not null as is_block from rental_booking
      where item_id = ${itemId} and is_live and not isempty(during)
        and held && tstzrange(${from}::date::timestamp at time zone ${timeZone},
          (${to}::date + 2)::timestamp at time zone ${timeZone})
    ), part as (
      select day::date as day, pieces, is_block, during, tstzrange(
        (day::date + ${begin}::time) at time zone ${timeZone},
        (day::date + ${isNextDay ? 1 : 0}::integer + ${end}::time) at time zone ${timeZone}) as time
      from held cross join lateral generate_series(
        greatest(${from}::date, (lower(during) at time zone ${timeZone})::date - 1),
        least(${to}::date, (upper(during) at time zone ${timeZone})::date), interval '1 day') as day
    ), met as (
      select day, is_block, pieces * extract(epoch from upper(during * time) - lower(during * time)) as seconds,
        extract(epoch from upper(time) - lower(time)) as whole
      from part where during && time
    )
    select to_char(day, 'YYYY-MM-DD') as day, max(whole)::float8 as whole,
      coalesce(sum(seconds) filter (where not is_block), 0)::float8 as taken,
      coalesce(sum(seconds) filter (where is_block), 0)::float8 as blocked
    from met group by met.day order by met.day`.execute(db);
  return rows;
}
