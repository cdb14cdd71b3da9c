import pg from 'pg';
import { createUser } from '../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LIMIT = 6;

let server: TestServer;
let token: string;
let lock: pg.Client;
beforeAll(async () => {
  server = await createTestServer({
    REQUESTS_AT_ONCE: String(LIMIT),
    STATEMENT_SECONDS: '4',
    REQUEST_SECONDS: '8',
  });
  token = await server.sessionOf(await createUser(server.database.db));
  lock = new pg.Client({ connectionString: server.database.connectionString });
  await lock.connect();
  expect((await feed()).status).toBe(200);
});
afterEach(() => lock.query('rollback'));
afterAll(async () => {
  await lock.end();
  await server.close();
});

const feed = () => server.call('/shop/feed/');

describe('with more to do than the process has room for', () => {
  it('guests’ reads are refused at once, dearer calls are let in, and readiness answers', async () => {
    await lock.query('begin; lock table item in access exclusive mode');
    const crowd = Array.from({ length: LIMIT + 4 }, feed);
    // The others are still waiting for the lock.
    const refused = await Promise.all(crowd.slice(LIMIT));
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await server.call('/users/me/', { token })).status).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await lock.query('rollback');
    const served = await Promise.all(crowd.slice(0, LIMIT));
    expect(served.map(({ status }) => status)).toEqual(Array(LIMIT).fill(200));
    expect((await feed()).status).toBe(200);
  });
});

describe('what hangs', () => {
  it('in a statement ends with it, and leaves nothing behind', async () => {
    await lock.query('begin; lock table item in access exclusive mode');
    const start = performance.now();
    const answer = await feed();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(performance.now() - start).toBeLessThan(7500);
    // Other tests have databases of their own in the same PostgreSQL.
    // Other tests have databases of their own in the same PostgreSQL.
    const { rows } = await lock.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toEqual([]);
    await lock.query('rollback');
    expect((await feed()).status).toBe(200);
  });

  it('for want of a connection is told so, and readiness has one of its own', async () => {
    const { pool } = server.database;
    const taken = await Promise.all(
      Array.from({ length: pool.options.max! }, () => pool.connect()),
    );
    const [answer, ready] = await Promise.all([feed(), server.app.inject('/readyz')]);
    expect([answer.status, ready.statusCode]).toEqual([503, 200]);
    for (const client of taken) client.release();
    expect((await feed()).status).toBe(200);
  });
});
