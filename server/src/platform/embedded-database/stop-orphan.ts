import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { isRunning } from './process-identity.ts';

const STOP_TIMEOUT_MS = 60_000;
/** Sessions whose server was killed end by themselves; those that do not are stuck. */
const SESSION_TIMEOUT_MS = 5_000;

/**
 * Ends what an earlier run has left on this data, so that a new server can open it: a whole server
 * (our process was killed), its sessions (the server was killed), or only its pid file (both were).
 * The caller holds the lock, so none of it belongs to anybody.
 * @param data absolute, without symbolic links
 * @param sockets the folder of its Unix socket
 */
export async function stopOrphan(
  data: string,
  sockets: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const socketLock = path.join(sockets, '.s.PGSQL.5432.lock');
  const server = readServerPid(file);
  if (server !== null && isPostgresOn(data, server)) {
    log.warn({ pid: server }, 'Stopping the database that an earlier run has left behind');
    process.kill(server, 'SIGINT');
    if (!(await untilGone(() => isPostgresOn(data, server), STOP_TIMEOUT_MS))) {
      throw new EmbeddedDatabaseError(
        `The database process ${server} does not stop; end it by hand.`,
      );
    }
  }
  if (!(await untilGone(() => sessionsOn(data).length > 0, SESSION_TIMEOUT_MS))) {
    for (const pid of sessionsOn(data)) process.kill(pid, 'SIGKILL');
    await untilGone(() => sessionsOn(data).length > 0, SESSION_TIMEOUT_MS);
  }
  // Whatever the files name now is no server of ours. PostgreSQL itself would be stopped by a number that
  // has become another process's, or that of one which has ended but which nobody has waited for.
  await Promise.all([file, socketLock].map((stale) => rm(stale, { force: true })));
}

async function untilGone(isThere: () => boolean, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; isThere(); waited += 50) {
    if (waited >= timeoutMs) return false;
    await sleep(50);
  }
  return true;
}

function readServerPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Every process of PostgreSQL works in its data directory. Where the system does not tell, the pid file is believed. */
function isPostgresOn(data: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  return process.platform !== 'linux' || worksIn(pid) === data;
}

function sessionsOn(data: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid) === data && readLink(pid, 'exe')?.includes('postgres'));
}

function worksIn(pid: number): string | null {
  return readLink(pid, 'cwd');
}

function readLink(pid: number, name: 'cwd' | 'exe'): string | null {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return null;
  }
}
