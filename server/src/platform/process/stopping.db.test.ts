import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createUser } from '../../testing/factories/accounts.ts';
import { followUnread } from '../../testing/follow-unread.ts';
import { createServerProcesses, type ServerProcess } from '../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openTestSession } from '../../testing/test-session.ts';
import { encodeAvifTask } from '../files/encode-avif.ts';
import { addJob } from '../jobs/jobs.ts';

const DRAIN_SECONDS = 2;

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => processes.stopAll());
afterAll(() => database.drop());

const ask = ({ address }: ServerProcess, path: string) => fetch(address + path);
const feed = '/api/v1/shop/feed/';

async function readiness(server: ServerProcess): Promise<unknown> {
  const answer = await ask(server, '/readyz');
  return [answer.status, ((await answer.json()) as { status: string }).status];
}

async function waitingJobs(): Promise<number> {
  const { rows } = await database.pool.query(
    'select from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = $1',
    [encodeAvifTask.name],
  );
  return rows.length;
}

/** Keeps every request for the feed under way until it is given back. */
async function lockItems(): Promise<pg.Client> {
  const lock = new pg.Client({ connectionString: database.connectionString });
  lock.on('error', () => undefined);
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table item in access exclusive mode');
  return lock;
}

it('a server that is told to stop says so, serves on for the grace, and finishes what is under way', async () => {
  const server = await processes.start(database.connectionString, {
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  const token = await openTestSession(database.db, await createUser(database.db));
  const { socket } = await followUnread(server.address, token);
  const closed = once(socket, 'close');
  await addJob(database.db, encodeAvifTask, { key: 'none' });
  while ((await waitingJobs()) > 0) await sleep(20);
  expect(await readiness(server)).toEqual([200, 'ready']);

  const start = performance.now();
  server.signal('SIGTERM');
  while ((await ask(server, '/readyz')).status === 200) await sleep(10);
  expect(await readiness(server)).toEqual([503, 'stopping']);
  expect((await ask(server, feed)).status).toBe(200);
  await addJob(database.db, encodeAvifTask, { key: 'none' });
  await sleep(500);
  expect(socket.readyState).toBe(socket.OPEN);
  const lock = await lockItems();
  const running = ask(server, feed);

  expect((await closed)[0]).toBe(1012);
  expect(performance.now() - start).toBeGreaterThan(DRAIN_SECONDS * 1000 - 100);
  await sleep(200);
  const { port, hostname } = new URL(server.address);
  await expect(once(net.connect(Number(port), hostname), 'connect')).rejects.toThrow();
  await lock.end();
  expect((await running).status).toBe(200);
  expect(await server.exitCode).toBe(0);
  // It took no further job; the next process does.
  expect(await waitingJobs()).toBe(1);
});

it('a client that is out of reach keeps no server from ending', async () => {
  const server = await processes.start(database.connectionString);
  const token = await openTestSession(database.db, await createUser(database.db));
  const { socket } = await followUnread(server.address, token);
  // It reads nothing any more, the goodbye included.
  socket.pause();
  const start = performance.now();
  server.signal('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});
