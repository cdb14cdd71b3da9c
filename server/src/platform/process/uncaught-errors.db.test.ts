import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createServerProcesses, type ServerProcess } from '../../testing/server-processes.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { openTestSession } from '../../testing/test-session.ts';
import { EXIT_CRASHED } from './uncaught-errors.ts';

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => processes.stopAll());
afterAll(() => database.drop());

/** Throws in a callback of its own when the process is told to, as a bug anywhere would. */
const faulty = (statement: string) => ({
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `process.on('SIGUSR2', () => { ${statement} })`,
  )}`,
});
const THROWS = faulty(`throw new Error('thrown in a callback')`);
const REJECTS = faulty(`Promise.reject(new Error('nobody waits for this'))`);

const uncaughtErrors = async ({ address }: ServerProcess) =>
  /^uncaught_errors (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];

it('a picture of a site whose name does not resolve is refused, and the server serves on', async () => {
  const server = await processes.start(database.connectionString);
  const token = await openTestSession(database.db, await createUser(database.db));
  const answer = await fetch(`${server.address}/api/v1/files/image-by-url/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ image_url: 'http://no-such-host.invalid/x.png' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: { image_url: [expect.any(String)] } });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(await uncaughtErrors(server)).toBe('0');
});

it('an exception in a callback lets running requests end, and asks for a restart, which remembers it', async () => {
  const server = await processes.start(database.connectionString, THROWS);
  // A request that is under way for as long as somebody holds this lock.
  const lock = new pg.Client({ connectionString: database.connectionString });
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table item in access exclusive mode');
  const running = fetch(`${server.address}/api/v1/shop/feed/`);
  await untilSomebodyWaits();
  server.signal('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await lock.end();
  expect((await running).status).toBe(200);
  expect(await server.exitCode).toBe(EXIT_CRASHED);

  const next = await processes.start(database.connectionString, {
    KARAVAN_DATA_DIR: server.dataDir,
  });
  expect(await uncaughtErrors(next)).toBe('1');
});

it('a rejection that nobody waits for is counted, and the server serves on', async () => {
  const server = await processes.start(database.connectionString, REJECTS);
  server.signal('SIGUSR2');
  while ((await uncaughtErrors(server)) === '0') await new Promise(setImmediate);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
