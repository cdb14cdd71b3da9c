import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One PostgreSQL for the whole run, in a process of its own, with a migrated template database. */
export default async function setUp() {
  const database = spawn(
    path.resolve(import.meta.dirname, '../../../node_modules/.bin/node'),
    [path.resolve(import.meta.dirname, 'run-database.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [message] = await Promise.race([
    once(database, 'message'),
    once(database, 'exit').then(() => {
      throw new Error('The test database does not start');
    }),
  ]);
  process.env.TEST_DATABASE_URL = message.connectionString;
  // Server processes that tests start are there in half the time.
  process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../../.cache/node');
  globalThis.testDatabase = database;
}
