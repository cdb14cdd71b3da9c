import type { Tables } from '../../../server/src/database-tables.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import {
  EmbeddedDatabaseError,
  startEmbeddedDatabase,
} from '../../../server/src/platform/embedded-database/index.ts';
import { readEnv, type Env } from '../../../server/src/platform/env/env.ts';
import { WrongVariableError } from '../../../server/src/platform/env/wrong-variable-error.ts';
import { createLog } from '../../../server/src/platform/logging/create-log.ts';

interface ServerDatabase {
  readonly db: ReturnType<typeof openDatabase<Tables>>['db'];
  readonly env: Env;
  readonly log: ReturnType<typeof createLog>;
}

/**
 * Works with the database of the same variables as `npm start`, brought up to date. What is wrong with
 * the surroundings is told in one sentence, and so are the errors that `isExpected` knows.
 */
export async function withServerDatabase(
  work: (database: ServerDatabase) => Promise<void>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    const log = createLog('warn');
    const embedded = env.DATABASE_URL
      ? null
      : await startEmbeddedDatabase({ dataDir: env.KARAVAN_DATA_DIR, log });
    const { db } = openDatabase<Tables>(env.DATABASE_URL ?? embedded!.connectionString, log);
    try {
      await migrate(db);
      await work({ db, env, log });
    } finally {
      await db.destroy();
      await embedded?.stop();
    }
  } catch (error) {
    const isOurs = error instanceof WrongVariableError || error instanceof EmbeddedDatabaseError;
    if (!isOurs && !isExpected(error)) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}
