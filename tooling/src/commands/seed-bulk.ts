import path from 'node:path';
import { parseArgs } from 'node:util';
import { NoTemplatesError, seedBulk } from '../../../server/seeds/bulk/seed-bulk.ts';
import { seedDemo } from '../../../server/seeds/seed-demo.ts';
import type { Tables } from '../../../server/src/database-tables.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import {
  EmbeddedDatabaseError,
  startEmbeddedDatabase,
} from '../../../server/src/platform/embedded-database/index.ts';
import { readEnv } from '../../../server/src/platform/env/env.ts';
import { WrongVariableError } from '../../../server/src/platform/env/wrong-variable-error.ts';
import { makeFolder } from '../../../server/src/platform/files/make-folder.ts';
import { createLog } from '../../../server/src/platform/logging/create-log.ts';
import { UsageError } from '../generators/names.ts';

/** `pnpm seed:bulk --items 100000`: adds that many items to the database of the same variables as `npm start`. */
try {
  const items = readItems();
  const env = readEnv(process.env);
  const log = createLog('warn');
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({ dataDir: env.KARAVAN_DATA_DIR, log });
  const { db } = openDatabase<Tables>(env.DATABASE_URL ?? embedded!.connectionString, log);
  try {
    await migrate(db);
    const files = path.join(env.KARAVAN_DATA_DIR, 'files');
    await makeFolder(files);
    await seedDemo(db, files, log);
    const begun = performance.now();
    await seedBulk(db, items);
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `Made ${items} items in ${seconds.toFixed(1)} s, ${Math.round(items / seconds)} a second.`,
    );
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof WrongVariableError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof NoTemplatesError;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exit(1);
}

function readItems(): number {
  const { values } = parseArgs({ options: { items: { type: 'string' } } });
  const items = Number(values.items);
  if (!Number.isInteger(items) || items < 1 || items > 10_000_000) {
    throw new UsageError(
      'Say how many items, from 1 to 10000000. Usage: pnpm seed:bulk --items 100000',
    );
  }
  return items;
}
