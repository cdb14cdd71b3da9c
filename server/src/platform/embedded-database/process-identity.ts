import { readFileSync, readlinkSync } from 'node:fs';

/** Names a process so that another one with the same number, later on, is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the kernel's own units; null where the system does not tell. */
  readonly startedAt: string | null;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) };
}

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startedAt === null || startTime(pid) === startedAt;
}

/** Whether a live process is a PostgreSQL server. Where the system does not tell, it is believed to be one. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/exe`).includes('postgres');
  } catch {
    return false;
  }
}

function startTime(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    // Field 22 of stat; the name in field 2 may hold spaces, so count from behind its bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
