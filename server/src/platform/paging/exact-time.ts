import { sql } from 'kysely';

/**
 * A timestamp column as ISO 8601 text with microseconds, for cursors: a JavaScript date would lose
 * them, and two rows of one millisecond would lose their order.
 */
export function exactTime(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
