import { sql } from 'kysely';
import { createUser } from '../../testing/factories/accounts.ts';
import { followUnread } from '../../testing/follow-unread.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../testing/pgbouncer.ts';
import { createServerProcesses, type ServerProcess } from '../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openTestSession } from '../../testing/test-session.ts';
import { createLog } from '../logging/create-log.ts';
import { openDatabase } from './open-database.ts';

const CONNECTIONS = 3;

// CI installs it and must not pass without; elsewhere: apt-get install pgbouncer.
const withPgBouncer = hasPgBouncer || process.env['CI'] ? describe : describe.skip;

withPgBouncer('behind PgBouncer in transaction mode', () => {
  const processes = createServerProcesses();
  let database: TestDatabase;
  let pooler: PgBouncer;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(database.connectionString, { connections: CONNECTIONS });
  });
  afterAll(async () => {
    await processes.stopAll();
    await pooler.stop();
    await database.drop();
  });

  /** Many at a time, often enough to be named where names are used. */
  async function runOften(isPooled: boolean): Promise<void> {
    const { db } = openDatabase(pooler.connectionString, createLog('silent'), { isPooled });
    try {
      const runs = Array.from({ length: 200 }, (_, run) =>
        sql`select ${run}::int as run, pg_sleep(0.001)`.execute(db),
      );
      await Promise.all(runs);
    } finally {
      await db.destroy();
    }
  }

  it('statements without names run, and those with names would not', async () => {
    await runOften(true);
    await expect(runOften(false)).rejects.toThrow(
      /prepared statement ".*" (does not exist|already exists)/,
    );
  });

  it('statements and forgotten transactions end in time', async () => {
    const { db } = openDatabase(pooler.connectionString, createLog('silent'), { isPooled: true });
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    expect(rows).toEqual([{ statement: '8s', idle: '16s' }]);
    await db.destroy();
  });

  it('two servers share a few connections, run jobs and wake each other', async () => {
    const start = () =>
      processes.start(pooler.connectionString, { DATABASE_DIRECT_URL: database.connectionString });
    const servers = await Promise.all([start(), start()]);
    const person = await createUser(database.db);
    const token = await openTestSession(database.db, person);
    const headers = { authorization: `Token ${token}` };
    const read = ({ address }: ServerProcess, path: string) =>
      fetch(`${address}/api/v1${path}`, { headers }).then(({ status }) => status);
    const follower = await followUnread(servers[0].address, token);

    const statuses = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        read(servers[index % 2]!, ['/shop/feed/', '/notifications/', '/users/me/'][index % 3]!),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));

    const gone = new Promise((resolve) => follower.socket.once('close', resolve));
    const left = await fetch(`${servers[1].address}/api/v1/logout/`, { method: 'POST', headers });
    expect(left.ok).toBe(true);
    // Signing out at one server closes the socket at the other.
    expect(await gone).toBe(4401);

    const { rows } = await database.pool.query<{ way: string; count: number }>(
      `select application_name as way, count(*) as count from pg_stat_activity
       where datname = current_database() group by 1`,
    );
    const connections = Object.fromEntries(rows.map(({ way, count }) => [way, count]));
    expect(connections['karavan wake-up']).toBe(2);
    expect(connections['karavan']).toBeLessThanOrEqual(CONNECTIONS + 20);
  });
});
