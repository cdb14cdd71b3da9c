import { sql, type RawBuilder } from 'kysely';
import { SESSION_DAYS_MAX } from '@karavan/shared-api/contract/limits';

/**
 * When a session that is used now ends: after its days without use, and at the latest a year after it was
 * opened, as browsers keep their half of it no longer.
 * @param days a number, or the column that has it
 */
export function expiryAfter(days: number | RawBuilder<number>): RawBuilder<Date> {
  return sql<Date>`least(
    now() + make_interval(days => ${days}::int),
    created_at + make_interval(days => ${SESSION_DAYS_MAX}::int)
  )`;
}
