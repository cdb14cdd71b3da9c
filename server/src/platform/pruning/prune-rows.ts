import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { Perishable } from './perishable.ts';

/** Rows of one statement: it holds its locks for milliseconds. */
const BATCH = 1000;
/** Batches of one table in one run; the rest waits for the next. */
const BATCHES = 200;

/** One run at a time, after everything that people wait for. */
export const pruneRowsTask = defineTask('prune-rows', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

/** Deletes what has had its time, in small steps; what somebody holds locked is left for the next run. */
export async function pruneRows<T>(
  db: Kysely<T>,
  perishables: readonly Perishable[],
  { batch = BATCH } = {},
): Promise<void> {
  await eachInTurn(perishables, async ({ table, column, seconds }) => {
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
  });
}
