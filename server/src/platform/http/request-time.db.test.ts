import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { defineRoute } from '@karavan/shared-api/contract/route';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { registerErrorTranslator } from '../errors/register-error-translator.ts';
import { implement } from './implement.ts';
import { registerRoutes } from './register-routes.ts';

const Answer = z.object({ id: z.number() });
const write = defineRoute({
  method: 'POST',
  path: '/slow/',
  summary: 'Writes slowly',
  permission: 'session',
  body: z.object({ seconds: z.number() }),
  responses: { 201: Answer },
});
const read = defineRoute({
  method: 'GET',
  path: '/slow/',
  summary: 'Reads slowly',
  permission: 'session',
  responses: { 200: Answer },
});
const LIMIT_SECONDS = 1;

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table test_write (id serial primary key)');
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  registerErrorTranslator(app);
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
  registerRoutes(
    app,
    [
      implement(write, ({ body: { seconds } }) =>
        database.db.transaction().execute(async (trx) => {
          const { rows } = await sql<{ id: number }>`
            insert into test_write default values returning id`.execute(trx);
          await sleep(seconds).execute(trx);
          return rows[0]!;
        }),
      ),
      implement(read, async () => {
        await sleep(1.6).execute(database.db);
        return { id: 1 };
      }),
    ],
    {
      requestSeconds: LIMIT_SECONDS,
      guestAnswerMs: 0,
      finishText: (json) => json,
      authorizer: {
        authorize: async () => ({
          actor: { userId: 1, sessionId: 1, isBrowser: false },
          team: null,
        }),
      },
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const port = () => (app.server.address() as AddressInfo).port;
const post = (seconds: number) =>
  fetch(`http://127.0.0.1:${port()}/api/v1/slow/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  });
const countWrites = async () =>
  Number((await database.pool.query('select count(*) from test_write')).rows[0].count);
/** Once nobody holds a connection. */
const allReleased = () => until(async () => database.pool.idleCount === database.pool.totalCount);

it('a write that takes too long is told so in time, and leaves nothing behind', async () => {
  const start = performance.now();
  const answer = await post(1.6);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(1500);
  await allReleased();
  expect(await countWrites()).toBe(0);
});

/** Sends a write of so many seconds and hangs up while it is at work. */
async function hangUp(seconds: number): Promise<void> {
  const socket = net.connect(port(), '127.0.0.1');
  const body = JSON.stringify({ seconds });
  socket.write(
    `POST /api/v1/slow/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await until(async () => database.pool.idleCount < database.pool.totalCount);
  socket.destroy();
  await once(socket, 'close');
  await allReleased();
}

it('a write whose client has gone has no longer either', async () => {
  await hangUp(1.6);
  expect(await countWrites()).toBe(0);
});

it('a write in time stays, though its client has gone', async () => {
  await hangUp(0.4);
  expect(await countWrites()).toBe(1);
  await database.pool.query('delete from test_write');
});

it('a read that takes too long is told so', async () => {
  expect((await fetch(`http://127.0.0.1:${port()}/api/v1/slow/`)).status).toBe(503);
});

it('a write in time stays', async () => {
  expect((await post(0)).status).toBe(201);
  expect(await countWrites()).toBe(1);
});

it.each([
  ['over a socket', () => post(0)],
  [
    'within the server, as first screens do',
    () => app.inject({ method: 'POST', url: '/api/v1/slow/', payload: { seconds: 0 } }),
  ],
])('no timer keeps what has been answered %s', async (_, ask) => {
  const started = jest.spyOn(globalThis, 'setTimeout');
  const stopped = jest.spyOn(globalThis, 'clearTimeout');
  await ask();
  const at = started.mock.calls.findLastIndex(([, delay]) => delay === LIMIT_SECONDS * 1000);
  const { value: timer } = started.mock.results[at]!;
  const isStopped = () => stopped.mock.calls.some(([one]) => one === timer);
  await until(async () => isStopped());
  expect(isStopped()).toBe(true);
});
