import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/**
 * Makes this process the only user of a data directory. A lock whose process is gone (kill -9, power
 * cut) is taken over. Answers the function that gives it back.
 * @throws EmbeddedDatabaseError when another live process holds it
 */
export function lockDataDirectory(directory: string): () => void {
  const file = path.join(directory, 'karavan.lock');
  const mine = JSON.stringify(identify(process.pid));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new EmbeddedDatabaseError(
        `Another Karavan (process ${holder.pid}) is using ${directory}; stop it, or set KARAVAN_DATA_DIR to another directory.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new EmbeddedDatabaseError(`The lock ${file} cannot be taken; start again.`);
}

function readHolder(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}
