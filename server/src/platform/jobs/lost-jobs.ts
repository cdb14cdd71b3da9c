import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';

/** How often jobs of processes that have died are looked for. */
export const LOST_JOBS_SWEEP_MS = 15_000;

/** A worker that has only begun, or is just renewing its connection, is not taken for dead. */
const GRACE_SECONDS = 10;

/** The first half of our advisory locks; the second is the worker's id, hashed. */
const LOCK_CLASS = 1_802_137_206;

/**
 * Left alone, the queue keeps the jobs of a killed process locked for four hours. So every process
 * holds an advisory lock as long as its connection lives, and whoever finds jobs whose worker holds
 * none gives them back to the queue.
 */
export function createPresence(pool: pg.Pool, log: Pick<Logger, 'warn'>) {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The queue is about to use the connection; it is ours when that has been answered.
    client.once('drain', () => {
      client
        .query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, workerPool.id])
        .catch((error: unknown) => log.warn({ err: error }, 'A worker cannot show its presence'));
    });
  });

  async function releaseLostJobs(): Promise<void> {
    try {
      await pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
         from graphile_worker._private_jobs as job
         where locked_by is not null
           and locked_at < now() - make_interval(secs => $2)
           and not exists (
             select from pg_locks
             where locktype = 'advisory'
               and database = (select oid from pg_database where datname = current_database())
               and classid = $1
               and objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid)
         having count(*) > 0`,
        [LOCK_CLASS, GRACE_SECONDS],
      );
    } catch (error) {
      log.warn({ err: error }, 'Jobs of lost workers could not be looked for');
    }
  }

  return { events, releaseLostJobs };
}
