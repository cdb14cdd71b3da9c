import { readFile, statfs } from 'node:fs/promises';
import os from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes; the databases of a run and their journal need a quarter of it. */
const ROOM = 4 * 1024 ** 3;

/**
 * Where the database of a test run lies: in memory where there is room and programs may run. Each of its hundreds of
 * clones is written whole, and the system slows down whoever writes so much to a disk: from 0.05 to 1 s a clone.
 */
export async function scratchFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n');
    const [, , , options = 'noexec'] =
      mounts.map((line) => line.split(' ')).find(([, folder]) => folder === MEMORY) ?? [];
    const isUsable = bavail * bsize >= ROOM && !options.split(',').includes('noexec');
    return isUsable ? MEMORY : os.tmpdir();
  } catch {
    // Not on Linux.
    return os.tmpdir();
  }
}
