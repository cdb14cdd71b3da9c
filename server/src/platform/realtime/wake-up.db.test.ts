import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createUser } from '../../testing/factories/accounts.ts';
import { followUnread, type Follower } from '../../testing/follow-unread.ts';
import { createServerProcesses } from '../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openTestSession } from '../../testing/test-session.ts';

jest.setTimeout(60_000);

/** A request that waits for a wake-up takes as long as the driver's own patience, 5 s. */
const PROMPT_MS = 2000;

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const PORT = 21_000 + (process.pid % 10_000);
const processes = createServerProcesses();
const followers: Follower[] = [];
let database: TestDatabase;
let token: string;
let redis: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  token = await openTestSession(database.db, await createUser(database.db));
});
afterEach(async () => {
  for (const follower of followers.splice(0)) follower.close();
  await processes.stopAll();
  redis?.kill('SIGKILL');
});
afterAll(() => database.drop());

function startRedis(): void {
  const options = ['--port', String(PORT), '--save', '', '--bind', '127.0.0.1'];
  redis = spawn('redis-server', options, { stdio: 'ignore' });
}

async function startTwo(variables: Record<string, string> = {}) {
  const two = [0, 1].map(() => processes.start(database.connectionString, variables));
  const addresses = (await Promise.all(two)).map(({ address }) => address);
  for (const address of addresses) followers.push(await followUnread(address, token));
  return addresses;
}

/** Stores an event through the first process; answers when all sockets have it. */
async function publish(address: string): Promise<void> {
  const start = performance.now();
  const { status } = await fetch(`${address}/api/v1/notifications/count/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
  });
  expect(status).toBe(200);
  expect(performance.now() - start).toBeLessThan(PROMPT_MS);
  await Promise.all(followers.map((follower) => follower.next()));
}

async function untilReadinessSays(address: string, impaired: unknown): Promise<void> {
  let answer: { status?: unknown; impaired?: unknown } = {};
  for (let waited = 0; waited < 20_000; waited += 100) {
    const response = await fetch(`${address}/readyz`);
    expect(response.status).toBe(200);
    answer = (await response.json()) as typeof answer;
    if ((answer.impaired === undefined) === (impaired === undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(answer).toEqual({ status: 'ready', ...(impaired !== undefined && { impaired }) });
}

(hasRedis ? it : it.skip)(
  'Redis that is gone or frozen fails and delays no request, and sockets catch up',
  async () => {
    startRedis();
    const [first, second] = await startTwo({ REDIS_URL: `redis://127.0.0.1:${PORT}` });
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      await untilReadinessSays(first!, undefined);
      await publish(first!);

      redis!.kill(signal);
      await publish(first!);
      await publish(second!);
      await untilReadinessSays(first!, { 'wake-ups': expect.any(String) });

      if (signal === 'SIGSTOP') redis!.kill('SIGCONT');
      else startRedis();
    }
    await untilReadinessSays(first!, undefined);
    await publish(first!);
  },
);

it('NOTIFY whose connection breaks again and again fails no request, and sockets catch up', async () => {
  const [first, second] = await startTwo();
  for (let round = 0; round < 5; round += 1) {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'karavan wake-up' and datname = current_database()`,
    );
    // Unless one of them is just being renewed.
    expect(rowCount).toBeGreaterThanOrEqual(round === 0 ? 2 : 0);
    await publish(round % 2 === 0 ? first! : second!);
  }
  for (const address of [first!, second!]) await untilReadinessSays(address, undefined);
  expect(await isSeenUnannounced()).toBe(false);
});

/** The control: whether an event is seen that is stored past the servers, so that nobody announces it. */
async function isSeenUnannounced(): Promise<boolean> {
  await database.pool.query(
    `with next as (update realtime_stream set seq = seq + 1 returning key, seq)
     insert into realtime_event (key, seq, type, data)
     select key, seq, 'unread.changed', '{}' from next`,
  );
  return Promise.race([
    followers[0]!.next().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3000)),
  ]);
}
