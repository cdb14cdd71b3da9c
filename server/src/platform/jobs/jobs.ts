import { run, runMigrations, type Runner, type TaskList } from 'graphile-worker';
import { sql, type QueryExecutorProvider } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { graphileLogger } from './graphile-logger.ts';

/** Payloads by task. A module that brings a task adds its row here by declaration merging. */
export interface JobPayloads {
  'send-message': {
    readonly providerKey: string;
    readonly channel: 'sms' | 'email' | 'push';
    readonly to: string;
    readonly text: string;
    readonly code: string | null;
  };
}

export type JobName = keyof JobPayloads;

/** Does the work of each task. A handler may run twice: it must stand that. */
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * Adds a job inside the caller's transaction: it exists exactly when that commits, and survives a
 * crash from then on. This is the outbox of every side effect.
 */
export async function addJob<N extends JobName>(
  trx: QueryExecutorProvider,
  name: N,
  payload: JobPayloads[N],
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(trx);
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(pool: pg.Pool, log: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: graphileLogger(log) });
}

/** Works off the queue in this process until it is stopped; running jobs are finished first. */
export async function runJobs(pool: pg.Pool, handlers: JobHandlers, log: Logger): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload) => handle(payload as JobPayloads[JobName]),
    ]),
  );
  return run({
    pgPool: pool,
    taskList,
    concurrency: 2,
    noHandleSignals: true,
    logger: graphileLogger(log),
  });
}
