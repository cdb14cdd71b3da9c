import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface QueueOfTask {
  readonly task: string;
  readonly waiting: number;
  readonly given_up: number;
  /** Seconds. */
  readonly age: number;
}

/** How much the queue holds: the same in every process of a database. */
export function measureQueue(registry: Registry, pool: pg.Pool): void {
  let reading: Promise<QueueOfTask[]> | undefined;
  // All figures of one answer come from one look.
  const read = () =>
    (reading ??= readQueue(pool).finally(() => {
      reading = undefined;
    }));
  const gauge = (name: string, help: string, value: (queue: QueueOfTask) => number) => {
    const one = new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers: [registry],
      async collect() {
        const queues = await read();
        // Tasks of which none is left are no longer among them.
        one.reset();
        for (const queue of queues) one.set({ task: queue.task }, value(queue));
      },
    });
  };
  gauge('jobs_waiting', 'Jobs that could run now, by task', ({ waiting }) => waiting);
  gauge(
    'jobs_given_up',
    'Jobs that have failed for the last time, by task',
    (queue) => queue.given_up,
  );
  gauge(
    'jobs_oldest_seconds',
    'For how long the longest waiting job could have run, by task',
    ({ age }) => age,
  );
}

async function readQueue(pool: pg.Pool): Promise<QueueOfTask[]> {
  const { rows } = await pool.query<QueueOfTask>(`
    select task.identifier as task,
      count(*) filter (where is_waiting) as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting)), 0)::float8 as age
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    cross join lateral (
      select attempts < max_attempts and run_at <= now() and locked_at is null as is_waiting
    ) as state
    group by task.identifier`);
  return rows;
}
