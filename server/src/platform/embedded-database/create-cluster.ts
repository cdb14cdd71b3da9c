import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_USER } from './connection.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { postgresEnv, reasonIn } from './postgres-process.ts';

/**
 * Makes the data directory of a new database, unless there is one.
 * @throws EmbeddedDatabaseError when it cannot be made, or another version of PostgreSQL has made it
 */
export async function ensureCluster(
  { initdb, majorVersion }: Binaries,
  data: string,
  account: Account,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    log.info('Creating the database');
    await createCluster(initdb, data, account);
  } else if (Number.parseInt(version, 10) !== majorVersion) {
    throw new EmbeddedDatabaseError(
      `The database in ${data} was made by PostgreSQL ${version.trim()} and this is ${majorVersion}; upgrade it with pg_upgrade, or set KARAVAN_DATA_DIR to another directory.`,
    );
  }
}

/** The directory appears whole or not at all, so that an interrupted start begins again. */
async function createCluster(program: string, data: string, account: Account): Promise<void> {
  const staging = `${data}.new`;
  await rm(staging, { recursive: true, force: true });
  const initdb = spawn(
    program,
    [
      `--pgdata=${staging}`,
      `--username=${DATABASE_USER}`,
      // The socket is closed to everybody else, so it needs no password.
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ],
    {
      ...account,
      cwd: path.dirname(data),
      stdio: ['ignore', 'ignore', 'pipe'],
      env: postgresEnv(),
    },
  );
  const [errors, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')]);
  if (code !== 0) {
    throw new EmbeddedDatabaseError(
      `The database cannot be created in ${data}: ${reasonIn(errors)}`,
    );
  }
  await rename(staging, data);
}
