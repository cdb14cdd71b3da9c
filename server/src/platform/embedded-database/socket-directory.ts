import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makeOwned, type Account } from './account.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Longest path of a Unix socket's folder: the kernel takes 107 bytes (103 on macOS), the file's own name needs 20. */
const PATH_MAX_BYTES = 80;

/** Beside the data where that path is short enough for a socket, else in /tmp under a name of its own. */
export async function makeSocketDirectory(home: string, account: Account): Promise<string> {
  const beside = path.join(home, 'socket');
  const isShort = Buffer.byteLength(beside) <= PATH_MAX_BYTES;
  const digest = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const folder = isShort ? beside : `/tmp/karavan-${digest}`;
  const { uid } = (await stat(folder).catch(() => null)) ?? { uid: undefined };
  const owner = account?.uid ?? process.getuid?.();
  // In /tmp anybody can be there first, and would then own the door to our data.
  if (uid !== undefined && uid !== owner) {
    throw new EmbeddedDatabaseError(
      `${folder} belongs to another account; set KARAVAN_DATA_DIR to a directory with a shorter path.`,
    );
  }
  await makeOwned(folder, account, 0o700);
  return folder;
}
