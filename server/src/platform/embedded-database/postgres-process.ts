import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { ensureDatabase } from './connection.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

export interface PostgresOptions {
  readonly postgres: string;
  readonly data: string;
  readonly sockets: string;
  readonly account: Account;
  /** Server settings by name, for example `fsync: 'off'`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A running PostgreSQL server. */
export interface PostgresProcess {
  readonly pid: number;
  /** Resolves when it has ended, with what it said last. */
  readonly ended: Promise<string>;
  /** Disconnects everybody and shuts it down in order. */
  stop(): Promise<void>;
}

/**
 * Starts a server on an existing data directory and waits until it answers.
 * @throws EmbeddedDatabaseError when it ends instead, or says nothing for a minute
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const { postgres, data, sockets, account, settings } = options;
  const configuration = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    ...settings,
  };
  const child = spawn(
    postgres,
    [
      '-D',
      data,
      '-k',
      inList(sockets),
      ...Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...account,
      cwd: path.dirname(data),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: Ctrl-C is for the server, which then stops its database in order.
      detached: true,
      env: postgresEnv(),
    },
  );
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000);
  });
  const ended = once(child, 'exit').then(
    () => reasonIn(words),
    // The system could not even begin it, for example for want of memory.
    (error: Error) => error.message,
  );
  if (child.pid === undefined) {
    throw new EmbeddedDatabaseError(`The database does not start: ${await ended}`);
  }
  const guard = guardAgainstOurDeath(child.pid);
  const server: PostgresProcess = {
    pid: child.pid,
    ended,
    async stop() {
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
  void ended.then(() => guard.kill('SIGKILL'));
  try {
    await untilReady(server, sockets);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** The setting is a list: commas and quotes in a path are part of it only within quotes. */
function inList(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

async function untilReady({ ended }: PostgresProcess, sockets: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await ensureDatabase(sockets);
    } catch (cause) {
      const reason = await Promise.race([ended, sleep(50, undefined)]);
      if (reason !== undefined) {
        throw new EmbeddedDatabaseError(`The database does not start: ${reason}`, { cause });
      }
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError('The database does not answer.', { cause });
      }
    }
  }
}

/**
 * Stops the database when this process is gone, however it ended: its end of the pipe then closes,
 * also after kill -9. Nothing runs in between; the shell only waits.
 */
function guardAgainstOurDeath(pid: number): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'guard', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  guard.on('error', () => undefined);
  guard.unref();
  return guard;
}

export function postgresEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/** What PostgreSQL complains of: its last failure, without the hints and the goodbye that follow. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const failure = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  return (failure ?? lines.at(-1) ?? '').replace(/^.*?\b(FATAL|PANIC|ERROR|error): +/, '');
}
