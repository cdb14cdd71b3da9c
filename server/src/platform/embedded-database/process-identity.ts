import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Names a process so that another one with the same number, later on, is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, as the system tells it; null where it does not tell. */
  readonly startedAt: string | null;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) };
}

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  return isRunning(pid) && (startedAt === null || startTime(pid) === startedAt);
}

/** Whether some process has this number now. One that has ended but that nobody has waited for has not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return kernelStatus(pid)?.[0] !== 'Z';
}

function startTime(pid: number): string | null {
  if (process.platform === 'linux') return kernelStatus(pid)?.[19] ?? null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces itself: state first, start time as the 20th. */
function kernelStatus(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
