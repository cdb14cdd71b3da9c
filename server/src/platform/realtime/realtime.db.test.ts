import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import WebSocket from 'ws';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import { hashPassword } from '../auth/passwords.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createItem } from '../../testing/factories/catalog.ts';
import { createServerProcesses } from '../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openTestSession } from '../../testing/test-session.ts';

jest.setTimeout(40_000);

const PASSWORD = 'Karavan-2026';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  console.log('SKIPPED: two processes over Redis (there is no redis-server on this machine)');

let database: TestDatabase;
let token: string;
let first: string;
let second: string;
let redis: ChildProcess | undefined;
const processes = createServerProcesses();

beforeAll(async () => {
  database = await createTestDatabase();
  [first, second] = await startTwo();
});

beforeEach(async () => {
  token = await openTestSession(database.db, await createUser(database.db));
});

afterAll(async () => {
  await processes.stopAll();
  redis?.kill('SIGTERM');
  await database.drop();
});

/** Real server processes on the test's database; answers their addresses. */
async function startTwo(variables: Record<string, string> = {}): Promise<[string, string]> {
  const start = async () => (await processes.start(database.connectionString, variables)).address;
  return Promise.all([start(), start()]);
}

const authorization = () => ({ authorization: `Token ${token}` });

async function openSocket(address: string, after?: number, stream = 'unread') {
  const answer = await fetch(`${address}/api/v1/realtime/tickets/`, {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ stream }),
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const url = `${address.replace('http', 'ws')}/ws/${stream}?ticket=${ticket}${after === undefined ? '' : `&after=${after}`}`;
  const socket = new WebSocket(url);
  const frames: RealtimeFrame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as RealtimeFrame));
  await once(socket, 'open');
  await until(() => frames.length > 0);
  return { socket, frames, url };
}

const publish = (address: string) =>
  fetch(`${address}/api/v1/notifications/count/`, { method: 'POST', headers: authorization() });

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 5000) throw new Error('It has not come true within 5 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function expectDeliveryBetween(one: string, other: string): Promise<void> {
  const { socket, frames } = await openSocket(one);
  const start = frames[0]!.seq;
  for (let count = 0; count < 20; count += 1) await publish(count % 2 === 0 ? one : other);
  await until(() => frames.length >= 21);
  expect(frames.slice(1).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, index) => start + 1 + index),
  );
  socket.close();
}

describe('two server processes on one PostgreSQL', () => {
  it("deliver each other's events by LISTEN and NOTIFY", async () => {
    await expectDeliveryBetween(first, second);
  });

  it('tell open pages how an item is, whoever changes it', async () => {
    const id = await createItem(database.db);
    const pages = await Promise.all(
      [first, second].map((at) => openSocket(at, undefined, 'items')),
    );
    for (const { socket } of pages) socket.send(JSON.stringify({ watch: [id] }));
    const said = () => pages.map(({ frames }) => JSON.stringify(frames.at(-1)?.data));
    await until(() => said().every((words) => words.includes('"amount":"1.00"')));
    await database.db.updateTable('item').set({ price: 250 }).where('id', '=', id).execute();
    await until(() => said().every((words) => words.includes('"amount":"2.50"')));
    expect(new Set(said()).size).toBe(1);
    for (const { socket } of pages) socket.close();
  });

  (hasRedis ? it : it.skip)("deliver each other's events through Redis", async () => {
    const port = 20_000 + (process.pid % 10_000);
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    const REDIS_URL = `redis://127.0.0.1:${port}`;
    await expectDeliveryBetween(...(await startTwo({ REDIS_URL })));
  });
});

describe('a socket', () => {
  it('that is dropped thirty times loses nothing, doubles nothing and keeps the order', async () => {
    const seen: number[] = [];
    let last = (await openAndClose(first))[0]!.seq;
    const start = last;
    for (let round = 0; round < 30; round += 1) {
      await publish(first);
      const frames = await openAndClose(first, last, 1);
      const events = frames.filter(({ type }) => type === 'unread.changed').map(({ seq }) => seq);
      seen.push(...events);
      last = events.at(-1) ?? last;
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => start + 1 + index));
  });

  it('without its last number gets nothing of what it has missed', async () => {
    await publish(first);
    const frames = await openAndClose(first);
    expect(frames.filter(({ type }) => type === 'unread.changed')).toEqual([]);
  });

  it('does not open twice with one ticket, nor from the page of another site', async () => {
    const { socket, url } = await openSocket(first);
    const again = new WebSocket(url);
    expect((await once(again, 'close'))[0]).toBe(4401);
    const foreign = new WebSocket(url, { origin: 'https://elsewhere.example' });
    expect((await once(foreign, 'close'))[0]).toBe(4401);
    socket.close();
  });

  it('closes when its session ends, in whatever process that happens', async () => {
    const { socket } = await openSocket(first);
    const closed = once(socket, 'close');
    await fetch(`${second}/api/v1/logout/`, { method: 'POST', headers: authorization() });
    expect((await closed)[0]).toBe(4401);
  });

  it.each<[string, string, object]>([
    [
      'changes the password',
      'doChangePassword',
      { old_password: PASSWORD, password: 'Caravan-2027!' },
    ],
    ['leaves', 'deactivate', { password: PASSWORD }],
  ])('closes when its person %s on another device', async (_what, path, body) => {
    const userId = await createUser(database.db, { password_hash: await hashPassword(PASSWORD) });
    token = await openTestSession(database.db, userId);
    const { socket } = await openSocket(first);
    const closed = once(socket, 'close');
    token = await openTestSession(database.db, userId);
    const answer = await fetch(`${second}/api/v1/users/${path}/`, {
      method: 'POST',
      headers: { ...authorization(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    expect((await closed)[0]).toBe(4401);
  });

  async function openAndClose(
    address: string,
    after?: number,
    expected = 0,
  ): Promise<RealtimeFrame[]> {
    const { socket, frames } = await openSocket(address, after);
    await until(() => frames.length > expected);
    socket.terminate();
    return frames;
  }
});
