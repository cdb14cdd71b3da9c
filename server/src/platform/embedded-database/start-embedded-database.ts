import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { databaseAccount, findBinaries, type Account } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { lockDataDirectory } from './lock.ts';
import { isAlive, isPostgres } from './process-identity.ts';

const USER = 'karavan';
const DATABASE = 'karavan';
const START_TIMEOUT_MS = 60_000;
/** Longest path of a Unix socket, with room for PostgreSQL's own file name. */
const SOCKET_PATH_MAX = 80;

export interface EmbeddedDatabase {
  readonly connectionString: string;
  /** Shuts PostgreSQL down in order and gives the data directory back. */
  stop(): Promise<void>;
}

interface EmbeddedDatabaseOptions {
  /** Absolute; the database lives in its subfolder `postgres`. */
  readonly dataDir: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Starts the PostgreSQL that comes with the server, on a Unix socket that only we can reach. A server
 * that an earlier kill -9 has left behind is stopped first; PostgreSQL then recovers by itself.
 * @throws EmbeddedDatabaseError with one sentence that says what to do
 */
export async function startEmbeddedDatabase({
  dataDir,
  log,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  await makeWritable(dataDir);
  const unlock = lockDataDirectory(dataDir);
  try {
    const account = databaseAccount();
    const home = path.join(dataDir, 'postgres');
    await makeOwned(home, account);
    const binaries = await findBinaries(home, account);
    const data = path.join(home, 'data');
    await stopOrphan(data, log);
    if (!existsSync(path.join(data, 'PG_VERSION'))) {
      log.info('Creating the database');
      await initialise(binaries, data, account);
    }
    const sockets = await socketDirectory(home, account);
    const server = launch(binaries, data, sockets, account);
    const connectionString = `postgresql://${USER}@localhost/${DATABASE}?host=${encodeURIComponent(sockets)}`;
    await untilReady(server, connectionString);
    return {
      connectionString,
      async stop() {
        if (server.process.exitCode === null && server.process.signalCode === null) {
          server.process.kill('SIGINT');
          await once(server.process, 'exit');
        }
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `The data directory ${dataDir} cannot be written; set KARAVAN_DATA_DIR to one that can.`,
      { cause },
    );
  }
}

async function makeOwned(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  await chmod(folder, 0o750);
}

/** Our lock is held, so a PostgreSQL on this data belongs to nobody any more. */
async function stopOrphan(data: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || !isAlive({ pid, startedAt: null }) || !isPostgres(pid)) {
    await rm(file, { force: true });
    return;
  }
  log.warn({ pid }, 'Stopping the database that an earlier run has left behind');
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive({ pid, startedAt: null }) && isPostgres(pid); waited += 100) {
    if (waited > START_TIMEOUT_MS) {
      throw new EmbeddedDatabaseError(`The database process ${pid} does not stop; end it by hand.`);
    }
    await sleep(100);
  }
}

/** The directory appears whole or not at all, so that an interrupted start begins anew. */
async function initialise(binaries: string, data: string, account: Account): Promise<void> {
  const staging = `${data}.new`;
  await rm(staging, { recursive: true, force: true });
  const initdb = spawn(
    path.join(binaries, 'bin/initdb'),
    [
      `--pgdata=${staging}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ],
    { ...account, cwd: path.dirname(data), stdio: ['ignore', 'ignore', 'pipe'], env: serverEnv() },
  );
  const [errors, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')]);
  if (code !== 0) {
    throw new EmbeddedDatabaseError(
      `The database cannot be created in ${data}: ${lastLine(errors)}`,
    );
  }
  await rename(staging, data);
}

/** Beside the data where its path is short enough for a socket, else in the system's temporary folder. */
async function socketDirectory(home: string, account: Account): Promise<string> {
  const beside = path.join(home, 'socket');
  const folder =
    beside.length <= SOCKET_PATH_MAX ? beside : await mkdtemp(path.join(os.tmpdir(), 'karavan-'));
  await mkdir(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  return folder;
}

interface Server {
  readonly process: ChildProcess;
  lastWords(): string;
}

function launch(binaries: string, data: string, sockets: string, account: Account): Server {
  const child = spawn(
    path.join(binaries, 'bin/postgres'),
    ['-D', data, '-k', sockets, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'],
    {
      ...account,
      cwd: path.dirname(data),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: Ctrl-C is for the server, which then stops its database in order.
      detached: true,
      env: serverEnv(),
    },
  );
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000);
  });
  return { process: child, lastWords: () => lastLine(words) };
}

async function untilReady(server: Server, connectionString: string): Promise<void> {
  const maintenance = connectionString.replace(`/${DATABASE}?`, '/postgres?');
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.process.exitCode !== null) {
      throw new EmbeddedDatabaseError(`The database does not start: ${server.lastWords()}`);
    }
    const client = new pg.Client({ connectionString: maintenance });
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
        DATABASE,
      ]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      return;
    } catch (cause) {
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError(`The database does not answer: ${server.lastWords()}`, {
          cause,
        });
      }
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
