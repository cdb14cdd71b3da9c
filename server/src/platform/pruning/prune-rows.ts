import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import { DAY } from '../throttle/throttle.ts';

/** Rows of one statement: it holds its locks for milliseconds. */
const BATCH = 1000;
/** Batches of one table in one run; the rest waits for the next. */
const BATCHES = 200;

export const HOURLY = '17 * * * *';

/** One run at a time, after everything that people wait for. */
export const pruneRowsTask = defineTask('prune-rows', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

interface Perishable {
  readonly table: string;
  /** When a row has had its time; it is kept for so many seconds more. */
  readonly column: string;
  readonly seconds: number;
}

/**
 * What nobody asks for again. Idempotency keys are not among it: each belongs to a money write, which
 * must never run twice. A client that resumes from before the first event kept is told to start over.
 */
const PERISHABLE: readonly Perishable[] = [
  { table: 'session', column: 'expires_at', seconds: 0 },
  { table: 'phone_code', column: 'expires_at', seconds: 0 },
  { table: 'throttle', column: 'window_ends_at', seconds: 0 },
  { table: 'realtime_ticket', column: 'expires_at', seconds: 0 },
  { table: 'realtime_event', column: 'created_at', seconds: 7 * DAY },
  { table: 'domain_event', column: 'created_at', seconds: 90 * DAY },
];

/** Deletes what has had its time, in small steps; what somebody holds locked is left for the next run. */
export async function pruneRows<T>(db: Kysely<T>, { batch = BATCH } = {}): Promise<void> {
  for (const { table, column, seconds } of PERISHABLE) {
    for (let round = 0; round < BATCHES; round += 1) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)}
        where ctid = any(array(
          select ctid from ${sql.table(table)}
          where ${sql.ref(column)} <= now() - make_interval(secs => ${seconds})
          limit ${batch}
          for update skip locked))`.execute(db);
      if (numAffectedRows < batch) break;
    }
  }
}
