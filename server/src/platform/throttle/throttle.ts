import { sql, type Kysely } from 'kysely';
import type { ThrottleTables } from './throttle.tables.ts';
import type { Perishable } from '../pruning/perishable.ts';

/** So many within so long. */
export interface ThrottleRule {
  readonly limit: number;
  readonly seconds: number;
}

export const MINUTE = 60;
export const HALF_HOUR = 30 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const PERISHABLE_COUNTS: Perishable = {
  table: 'throttle',
  column: 'window_ends_at',
  seconds: 0,
};

/**
 * Counts one event, or an amount, and answers whether it is still within the rule. One statement, so that parallel
 * events cannot slip through between a look and a count. The window begins with its first event.
 */
export async function countEvent(
  db: Kysely<ThrottleTables>,
  key: string,
  { limit, seconds }: ThrottleRule,
  amount = 1,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    insert into throttle as present (key, count, window_ends_at)
    values (${key}, ${amount}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when present.window_ends_at <= now() then excluded.count else present.count + excluded.count end,
      window_ends_at = case when present.window_ends_at <= now()
        then excluded.window_ends_at else present.window_ends_at end
    returning count`.execute(db);
  return rows[0]!.count <= limit;
}

/** Whether a further event would break the rule; counts nothing. */
export async function isExhausted(
  db: Kysely<ThrottleTables>,
  key: string,
  { limit }: ThrottleRule,
): Promise<boolean> {
  const row = await db
    .selectFrom('throttle')
    .select('count')
    .where('key', '=', key)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined && row.count >= limit;
}

/** Forgets what was counted, as after a success. */
export async function forgetEvents(db: Kysely<ThrottleTables>, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute();
}
