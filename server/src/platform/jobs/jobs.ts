import { parseCronItems, run, runMigrations } from 'graphile-worker';
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Task, TaskHandler } from './define-task.ts';
import { graphileLogger } from './graphile-logger.ts';
import { createPresence, LOST_JOBS_SWEEP_MS } from './lost-jobs.ts';

/** Jobs that one process runs at the same time. */
const CONCURRENCY = 4;

/** The queue as this process works it off. */
export interface RunningJobs {
  /** Takes no further job and waits for those that run; the same when it is asked again. */
  stop(): Promise<void>;
}

/**
 * Adds a job inside the caller's transaction: it exists exactly when that commits, and survives a
 * crash from then on. This is the outbox of every side effect.
 */
export async function addJob<P>(
  trx: QueryExecutorProvider,
  { name, maxAttempts, priority, isSerial }: Task<P>,
  payload: P,
  { runAt }: { readonly runAt?: Date } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${isSerial ? name : null},
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::integer,
      priority => ${priority ?? null}::integer
    )`.execute(trx);
}

/**
 * Adds a job for each row of a selection, in one statement; as `addJob` otherwise.
 * @param jobs `payload` (jsonb) and `key`: of those with the same key that still wait there is one
 */
export async function addJobs(
  trx: QueryExecutorProvider,
  { name, maxAttempts, priority }: Pick<Task<never>, 'name' | 'maxAttempts' | 'priority'>,
  jobs: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    select count(graphile_worker.add_job(
      ${name},
      payload => job.payload::json,
      job_key => job.key,
      max_attempts => ${maxAttempts ?? null}::integer,
      priority => ${priority ?? null}::integer
    ))
    from (${jobs}) as job`.execute(trx);
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(pool: pg.Pool, log: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: graphileLogger(log) });
}

/** Works off the queue in this process until it is stopped. */
export async function runJobs(
  pool: pg.Pool,
  handlers: readonly TaskHandler[],
  log: Logger,
): Promise<RunningJobs> {
  const presence = createPresence(pool, log);
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(handlers.map(({ name, run: work }) => [name, work])),
    parsedCronItems: parseCronItems(
      handlers.flatMap(({ name, schedule }) =>
        schedule === undefined ? [] : [{ task: name, match: schedule }],
      ),
    ),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: graphileLogger(log),
    events: presence.events,
  });
  const sweep = setInterval(() => void presence.releaseLostJobs(), LOST_JOBS_SWEEP_MS);
  await presence.releaseLostJobs();
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      clearInterval(sweep);
      return (stopping ??= runner.stop());
    },
  };
}
