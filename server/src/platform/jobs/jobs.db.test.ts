import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runOnce } from 'graphile-worker';
import { z } from 'zod';
import { createLog } from '../logging/create-log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { defineTask, handleTask, type TaskHandler } from './define-task.ts';
import { graphileLogger } from './graphile-logger.ts';
import { addJob, runJobs, type RunningJobs } from './jobs.ts';

jest.setTimeout(30_000);

const NODE = path.resolve('node_modules/.bin/node');
const log = createLog('silent');
const greet = defineTask('greet', z.object({ name: z.string() }));
const hang = defineTask('hang', z.object({}));
const serial = defineTask('serial', z.object({}), { isSerial: true });

let database: TestDatabase;
let jobs: RunningJobs | undefined;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  child?.kill('SIGKILL');
  child = undefined;
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => database.drop());

async function waitingJobs(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*) as count from graphile_worker._private_jobs',
  );
  return rows[0]!.count;
}

const work = async (...handlers: TaskHandler[]) => {
  jobs = await runJobs(database.pool, handlers, log);
};

describe('a job', () => {
  it('is there when its transaction commits, and never was when it rolls back', async () => {
    await expect(
      database.db.transaction().execute(async (trx) => {
        await addJob(trx, greet, { name: 'nobody' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await waitingJobs()).toBe(0);

    await database.db.transaction().execute((trx) => addJob(trx, greet, { name: 'Aigul' }));
    expect(await waitingJobs()).toBe(1);
    const greeted: string[] = [];
    await work(handleTask(greet, async ({ name }) => void greeted.push(name)));
    await until(() => greeted.length > 0);
    expect(greeted).toEqual(['Aigul']);
  });

  it('with a payload of another kind fails visibly instead of running', async () => {
    const run = jest.fn(async () => undefined);
    await addJob(database.db, { ...greet, payload: z.any() }, { name: 7 } as never);
    await work(handleTask(greet, run));
    const lastError = async () => {
      const { rows } = await database.pool.query<{ last_error: string | null }>(
        'select last_error from graphile_worker._private_jobs',
      );
      return rows[0]?.last_error;
    };
    await until(async () => Boolean(await lastError()));
    expect(await lastError()).toContain('name');
    expect(run).not.toHaveBeenCalled();
  });

  it('that failed is tried again', async () => {
    let attempts = 0;
    await addJob(database.db, greet, { name: 'Aigul' });
    await work(
      handleTask(greet, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not yet');
      }),
    );
    await until(async () => (await waitingJobs()) === 0);
    expect(attempts).toBe(2);
  });

  it('of a serial task runs alone, and others meanwhile', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    for (let count = 0; count < 5; count += 1) await addJob(database.db, serial, {});
    await work(
      handleTask(serial, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
        done += 1;
      }),
    );
    await until(() => done === 5);
    expect(most).toBe(1);
  });
});

describe('a process that is killed', () => {
  async function startHangingWorker(): Promise<ChildProcess> {
    child = spawn(NODE, [path.resolve('server/src/testing/run-hanging-worker.ts')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DATABASE_URL: database.connectionString },
    });
    expect((await once(child, 'message'))[0]).toBe('started');
    await until(isPresent);
    return child;
  }

  /** The worker shows its presence a moment after it has begun; the grace covers that in real life. */
  async function isPresent(): Promise<boolean> {
    // Connections of workers that have stopped may still hold their locks: only this one's counts.
    const { rows } = await database.pool.query(
      `select from pg_locks join graphile_worker._private_jobs as job
         on objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid
       where locktype = 'advisory' and mode = 'ShareLock' and granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length > 0;
  }

  /** Lets a minute pass for the locks of the queue. */
  const age = () =>
    database.pool.query(
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'",
    );

  it('leaves its jobs to the others', async () => {
    await addJob(database.db, hang, {});
    const worker = await startHangingWorker();
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await age();

    const run = jest.fn(async () => undefined);
    const asTheQueueAlone = {
      pgPool: database.pool,
      taskList: { hang: run },
      noHandleSignals: true,
      logger: graphileLogger(log),
    };
    await runOnce(asTheQueueAlone);
    expect(run).not.toHaveBeenCalled();

    await work(handleTask(hang, run));
    await until(() => run.mock.calls.length > 0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not confused with one that merely takes long', async () => {
    await addJob(database.db, hang, {});
    await startHangingWorker();
    await age();
    // Lost jobs are looked for before this returns.
    await work(handleTask(greet, async () => undefined));
    const { rows } = await database.pool.query(
      'select locked_by is not null as is_locked, attempts from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([{ is_locked: true, attempts: 1 }]);
  });
});
