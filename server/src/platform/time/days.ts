import { sql, type Expression, type RawBuilder } from 'kysely';
import { ApiError } from '../errors/api-error.ts';

/** Whole days, both ends included; all before or after where an end is missing. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
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
