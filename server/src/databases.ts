import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Tables } from './database-tables.ts';
import { findPendingMigrations, migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { startEmbeddedDatabase } from './platform/embedded-database/index.ts';
import type { Env } from './platform/env/env.ts';
import { UnreachableServiceError } from './platform/env/unreachable-service-error.ts';
import { WrongVariableError } from './platform/env/wrong-variable-error.ts';
import { migrateJobs } from './platform/jobs/jobs.ts';

/** Four jobs at a time, the queue's own connection, and one to look for what others have lost. */
const JOB_CONNECTIONS = 6;

interface Access {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
}

/** The database by the ways that lead to it. */
export interface Databases {
  /** For requests, which end in time. */
  readonly requests: Access;
  /** For migrations and jobs, which take what they need; past a pooler, if there is one. */
  readonly upkeep: Access;
  /** The address of `requests`. */
  readonly url: string;
  /** The address of `upkeep`, for whoever needs a session of its own. */
  readonly directUrl: string;
  /** Why the embedded database is gone, in a sentence; otherwise null. */
  problem(): string | null;
  close(): Promise<void>;
}

/**
 * Starts the embedded database where none is named.
 * @throws EmbeddedDatabaseError, UnreachableServiceError
 */
export async function openDatabases(env: Env, log: Logger): Promise<Databases> {
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase({ dataDir: env.KARAVAN_DATA_DIR, log });
  const url = env.DATABASE_URL ?? embedded!.connectionString;
  const directUrl = env.DATABASE_DIRECT_URL ?? url;
  const requests = openDatabase<Tables>(url, log, {
    connections: env.DATABASE_POOL,
    statementSeconds: env.STATEMENT_SECONDS,
    isPooled: env.DATABASE_DIRECT_URL !== undefined,
  });
  const upkeep = openDatabase<Tables>(directUrl, log, { connections: JOB_CONNECTIONS });
  const close = async () => {
    await Promise.all([requests.db.destroy(), upkeep.db.destroy()]);
    await embedded?.stop();
  };
  try {
    await answers(requests, 'DATABASE_URL');
    if (directUrl !== url) await answers(upkeep, 'DATABASE_DIRECT_URL');
  } catch (error) {
    await close();
    throw error;
  }
  return { requests, upkeep, url, directUrl, problem: () => embedded?.problem() ?? null, close };
}

async function answers(
  { pool }: Access,
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  await pool.query('select 1').catch((cause: unknown) => {
    throw new UnreachableServiceError(variable, cause);
  });
}

/** Several processes may do so at the same time: one migrates, the others wait. */
export async function bringUpToDate({ upkeep }: Databases, log: Logger): Promise<void> {
  for (const name of await migrate(upkeep.db)) log.info({ migration: name }, 'Migrated');
  await migrateJobs(upkeep.pool, log);
}

/**
 * For processes that leave migrations to one of their own.
 * @throws WrongVariableError
 */
export async function requireUpToDate({ upkeep }: Databases, role: string): Promise<void> {
  const pending = await findPendingMigrations(upkeep.db);
  if (pending.length === 0) return;
  throw new WrongVariableError(
    `KARAVAN_ROLE is ${role}, but the database lacks ${pending.length} migrations (the first is ${pending[0]}); run the server with KARAVAN_ROLE=migrate first.`,
  );
}
