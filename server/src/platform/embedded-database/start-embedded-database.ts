import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import type { Logger } from 'pino';
import { databaseAccount, letEnter, makeOwned } from './account.ts';
import { findBinaries } from './binaries.ts';
import { connectionStringFor } from './connection.ts';
import { ensureCluster } from './create-cluster.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { lockDataDirectory } from './lock.ts';
import { startPostgres } from './postgres-process.ts';
import { makeSocketDirectory } from './socket-directory.ts';
import { stopOrphan } from './stop-orphan.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedDatabase {
  /** Stays the same when the database has to be restarted. */
  readonly connectionString: string;
  /** Why it does not run at the moment, in a sentence; null while it does. */
  problem(): string | null;
  /** Shuts PostgreSQL down in order and gives the data directory back. */
  stop(): Promise<void>;
}

interface EmbeddedDatabaseOptions {
  /** Absolute; the database lives in its subfolder `postgres`. */
  readonly dataDir: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Tests give up what a power cut would need, and are faster for it. */
  readonly survivesPowerCut?: boolean;
}

/** A server that has just been told to stop is gone within this time. */
const LOCK_PATIENCE_MS = 4_000;
const FAST_AND_LOOSE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL that comes with the server, on a Unix socket that only we can reach, and keeps
 * it running. What an earlier kill -9 has left behind is cleared first; PostgreSQL then recovers by itself.
 * @throws EmbeddedDatabaseError with one sentence that says what to do
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const unlock = await claim(options.dataDir);
  try {
    const database = await start(options);
    return {
      ...database,
      async stop() {
        await database.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : unusable(options.dataDir, error as NodeJS.ErrnoException);
  }
}

async function claim(dataDir: string): Promise<() => void> {
  try {
    await makeFolder(dataDir);
    return await lockDataDirectory(dataDir, LOCK_PATIENCE_MS);
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw unusable(dataDir, error as NodeJS.ErrnoException);
  }
}

async function start({
  dataDir,
  log,
  survivesPowerCut = true,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  await letEnter(dataDir, account);
  const home = path.join(await realpath(dataDir), 'postgres');
  await makeOwned(home, account, 0o750);
  const binaries = await findBinaries(home, account);
  const data = path.join(home, 'data');
  await ensureCluster(binaries, data, account, log);
  const sockets = await makeSocketDirectory(home, account);
  const settings = survivesPowerCut ? {} : FAST_AND_LOOSE;
  const supervised = await supervise(async () => {
    await stopOrphan(data, sockets, log);
    return startPostgres({ postgres: binaries.postgres, data, sockets, account, settings });
  }, log);
  return { connectionString: connectionStringFor(sockets), ...supervised };
}

function unusable(dataDir: string, cause: NodeJS.ErrnoException): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    cause.code === 'ENOSPC'
      ? `The disk of the data directory ${dataDir} is full; free some space.`
      : `The data directory ${dataDir} cannot be written (${cause.code}); set KARAVAN_DATA_DIR to one that can.`,
    { cause },
  );
}
