import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Tables } from '../database-tables.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { LockOrder } from './lock-order.ts';

export interface TestDatabase extends ReturnType<typeof openDatabase<Tables>> {
  readonly connectionString: string;
  /** How many statements have been sent so far. */
  countSent(): number;
  drop(): Promise<void>;
}

/**
 * A migrated database of its own for one test file, cloned from the template in a moment. Whatever locks
 * rows against the order of locks meanwhile fails the file when its database is dropped.
 * @param redirect sends the connections another way, for example over a wire that the test cuts
 */
export async function createTestDatabase(
  redirect: (address: URL) => void = () => undefined,
  options: Parameters<typeof openDatabase>[2] = {},
): Promise<TestDatabase> {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(`create database ${name} template karavan_template`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  redirect(own);
  const opened = openDatabase<Tables>(own.href, createLog('silent'), options);
  const { crossings, countSent } = watchStatements(opened.pool);
  return {
    ...opened,
    connectionString: own.href,
    countSent,
    async drop() {
      await opened.db.destroy();
      await maintain(`drop database ${name} with (force)`);
      if (crossings.size > 0) throw new Error([...crossings].join('\n'));
    },
  };
}

/** @returns what has locked rows against the order of locks, as it becomes known, and how much was sent */
function watchStatements(pool: pg.Pool) {
  let sent = 0;
  const crossings = new Set<string>();
  pool.on('connect', (client) => {
    const order = new LockOrder();
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const watched = (...parameters: unknown[]) => {
      sent += 1;
      const [first] = parameters as [string | { text: string }];
      const crossing = order.follow(typeof first === 'string' ? first : first.text);
      if (crossing !== null) crossings.add(crossing);
      return query(...parameters);
    };
    client.query = watched as typeof client.query;
  });
  return { crossings: crossings as ReadonlySet<string>, countSent: () => sent };
}

/** Templates are cloned one at a time; a clash is tried again. */
async function maintain(statement: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL']! });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const isBusy = (error as { code?: string }).code === '55006';
      if (!isBusy || attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
