import { sql, type Expression, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { ApiError } from '../errors/api-error.ts';
import { addDays } from './wall-time.ts';

/** Whole days, both ends included; all before or after where an end is missing. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The same with both ends. */
export interface WholeDays {
  readonly from: string;
  readonly to: string;
}

/** Whether a moment is within days as a zone counts them. */
export const duringDays = (
  moment: RawBuilder<unknown>,
  { from, to }: Days,
  zone: string | Expression<unknown>,
): RawBuilder<boolean> =>
  sql`(${sql.join(
    [
      from === undefined ? [] : [sql`${moment} >= (${from}::date)::timestamp at time zone ${zone}`],
      to === undefined ? [] : [sql`${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`],
      from === undefined && to === undefined ? [sql`true`] : [],
    ].flat(),
    sql` and `,
  )})`;

/** @throws ApiError `invalid_input` for days that end before they begin */
export function refuseReversedDays({ from, to }: Days): void {
  if (from !== undefined && to !== undefined && from > to) {
    throw new ApiError('invalid_input', { fields: { from: [{ problem: 'reversed_range' }] } });
  }
}

/** How many days those are. */
export const countDays = ({ from, to }: WholeDays): number =>
  Temporal.PlainDate.from(from).until(to).days + 1;

/** The first that the calendar of the database has. */
const FIRST_DAY = '0001-01-01';

/** As many days right before. */
export function daysBefore(days: WholeDays): WholeDays {
  const earlier = (by: number) => {
    const day = addDays(days.from, -by);
    return day < FIRST_DAY ? FIRST_DAY : day;
  };
  return { from: earlier(countDays(days)), to: earlier(1) };
}
