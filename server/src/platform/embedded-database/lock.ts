import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/** How often the lock is asked for, in milliseconds. */
const INTERVAL = 100;

/**
 * Makes this process the only user of a data directory. A lock whose process is gone (kill -9, power
 * cut) is taken over; one that is about to stop is waited for. Answers the function that gives it back.
 * @param patience how long to wait for another process, in milliseconds
 * @throws EmbeddedDatabaseError when another live process keeps it
 */
export async function lockDataDirectory(directory: string, patience: number): Promise<() => void> {
  const file = path.join(directory, 'karavan.lock');
  const mine = JSON.stringify(identify(process.pid));
  for (let waited = 0; ; waited += INTERVAL) {
    if (create(file, mine)) {
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    }
    const content = read(file);
    const holder = content === null ? null : parse(content);
    const isHeld = holder !== null && isAlive(holder);
    if (isHeld && waited >= patience) {
      throw new EmbeddedDatabaseError(
        `Another Karavan (process ${holder.pid}) is using ${directory}; stop it, or set KARAVAN_DATA_DIR to another directory.`,
      );
    }
    if (isHeld) await sleep(INTERVAL);
    else if (content !== null) removeStale(file, content, mine);
  }
}

/** The lock appears with its content: a reader never sees it empty. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Two starts may find the same stale lock; the slower one must not remove the fresh one of the faster.
 * Whoever removes holds a guard meanwhile, and looks again once they have it.
 */
function removeStale(file: string, stale: string, mine: string): void {
  const guard = `${file}.guard`;
  if (create(guard, mine)) {
    if (read(file) === stale) rmSync(file, { force: true });
    rmSync(guard, { force: true });
    return;
  }
  const holder = parse(read(guard) ?? '');
  if (holder !== null && !isAlive(holder)) rmSync(guard, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(content: string): ProcessIdentity | null {
  try {
    return JSON.parse(content) as ProcessIdentity;
  } catch {
    return null;
  }
}
