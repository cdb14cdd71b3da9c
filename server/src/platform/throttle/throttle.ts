import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { ThrottleTables } from './throttle.tables.ts';
import type { Perishable } from '../pruning/perishable.ts';

/** At most this many within this time. */
export interface ThrottleRule {
  readonly limit: number;
  readonly seconds: number;
}

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

/**
 * Counts one event only if it is within the rule, and answers whether it was: of events at once no more
 * are counted than there is room for. The limit is at least 1.
 */
export async function countWithin(
  db: QueryExecutorProvider,
  key: string,
  { limit, seconds }: ThrottleRule,
): Promise<boolean> {
  const { rows } = await sql`
    insert into throttle as present (key, count, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when present.window_ends_at <= now() then 1 else present.count + 1 end,
      window_ends_at = case when present.window_ends_at <= now()
        then excluded.window_ends_at else present.window_ends_at end
    where present.window_ends_at <= now() or present.count < ${limit}::bigint
    returning count`.execute(db);
  return rows.length === 1;
}

interface Count {
  readonly count: number;
  /** Until the window ends; at least 1. */
  readonly seconds: number;
}

/** What has been counted in the window under way; nothing where there is none. */
export async function findCount(
  db: Kysely<ThrottleTables>,
  key: string,
): Promise<Count | undefined> {
  return db
    .selectFrom('throttle')
    .select([
      'count',
      sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('seconds'),
    ])
    .where('key', '=', key)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Whether a further event would break the rule; counts nothing. */
export async function isExhausted(
  db: Kysely<ThrottleTables>,
  key: string,
  { limit }: ThrottleRule,
): Promise<boolean> {
  const present = await findCount(db, key);
  return present !== undefined && present.count >= limit;
}

/** Forgets what was counted, as after a success. */
export async function forgetEvents(db: Kysely<ThrottleTables>, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute();
}

/** Forgets everything that was counted under one of these words, such as a phone number. */
export async function forgetCountsOf(
  trx: Pick<Kysely<ThrottleTables>, 'deleteFrom'>,
  words: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('throttle')
    .where(sql<boolean>`string_to_array(key, ' ') && ${words}::text[]`)
    .execute();
}
