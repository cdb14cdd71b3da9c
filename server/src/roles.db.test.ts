import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { encodeAvifTask } from './platform/files/encode-avif.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { createServerProcesses, type ServerProcess } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const LATEST = 'select max(name) as name from kysely_migration';

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => processes.stopAll());
afterAll(() => database.drop());

const start = (role: string) =>
  processes.start(database.connectionString, { KARAVAN_ROLE: role, LOG_LEVEL: 'error' });
const status = async ({ address }: ServerProcess, path: string) =>
  (await fetch(address + path)).status;

async function waitingJobs(): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${encodeAvifTask.name}`.execute(database.db);
  return rows.length;
}

it('a web process serves and leaves jobs to a worker, which answers nobody but those who watch', async () => {
  const web = await start('web');
  await addJob(database.db, encodeAvifTask, { key: 'none' });
  expect(await status(web, '/api/v1/shop/feed/')).toBe(200);
  await sleep(1000);
  expect(await waitingJobs()).toBe(1);
  const figures = await (await fetch(`${web.address}/metrics`)).text();
  expect(figures).toContain(`jobs_waiting{task="${encodeAvifTask.name}"} 1`);

  const worker = await start('worker');
  while ((await waitingJobs()) > 0) await sleep(20);
  expect(await status(worker, '/readyz')).toBe(200);
  expect(await status(worker, '/metrics')).toBe(200);
  expect(await status(worker, '/api/v1/shop/feed/')).toBe(404);
  expect(await status(worker, '/home/posts')).toBe(404);
});

it('migrations are left to a process of their own, without which the others do not start', async () => {
  const { name } = (await database.pool.query<{ name: string }>(LATEST)).rows[0]!;
  // As if the newest one had just been written; what it does it may do again.
  await database.pool.query('delete from kysely_migration where name = $1', [name]);
  for (const role of ['web', 'worker']) {
    const refused = await processes.run(database.connectionString, { KARAVAN_ROLE: role });
    expect(refused).toEqual({
      exitCode: 1,
      words: expect.stringMatching(
        `^KARAVAN_ROLE is ${role}, but the database lacks 1 migrations \\(the first is ${name}\\); run the server with KARAVAN_ROLE=migrate first\\.\\n$`,
      ),
    });
  }
});

it('a migrating process brings an empty database up to date and ends', async () => {
  const url = new URL(database.connectionString);
  url.pathname = `${url.pathname}_empty`;
  await database.pool.query(`create database ${url.pathname.slice(1)}`);
  const migrate = () => processes.run(url.href, { KARAVAN_ROLE: 'migrate' });
  expect(await migrate()).toEqual({ exitCode: 0, words: '' });
  expect(await migrate()).toEqual({ exitCode: 0, words: '' });
  const web = await processes.start(url.href, { KARAVAN_ROLE: 'web' });
  expect(await status(web, '/readyz')).toBe(200);
  await processes.stopAll();
  await database.pool.query(`drop database ${url.pathname.slice(1)} with (force)`);
}, 120_000);
