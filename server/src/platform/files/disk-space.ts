import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

const LOOK_EVERY_MS = 10_000;
const MEGABYTE = 1_048_576;

/** How much room the disk of a folder has. */
export interface DiskSpace {
  /** In a sentence, once nothing large should be stored; null while there is room. */
  problem(): string | null;
  close(): void;
}

interface Options {
  readonly minimumMegabytes: number;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  /** Bytes that we may still write to the disk of a folder. */
  readonly readFree?: (folder: string) => Promise<number>;
  readonly lookEveryMs?: number;
}

/**
 * Watches the disk, so that uploads are refused while there is still room for what matters: the
 * database, whose own writes fail and which may even end on a full disk.
 */
export async function watchDiskSpace(
  folder: string,
  { minimumMegabytes, log, readFree = readFreeBytes, lookEveryMs = LOOK_EVERY_MS }: Options,
): Promise<DiskSpace> {
  let problem: string | null = null;

  async function look(): Promise<void> {
    const free = Math.floor((await readFree(folder)) / MEGABYTE);
    const isShort = free < minimumMegabytes;
    if (isShort && problem === null) log.warn({ free }, 'The disk is almost full: no more uploads');
    if (!isShort && problem !== null) log.info({ free }, 'The disk has room again');
    problem = isShort
      ? `The disk of ${folder} has ${free} MB left; nothing can be uploaded until it has ${minimumMegabytes}.`
      : null;
  }

  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'The disk could not be looked at'));
  }, lookEveryMs);
  timer.unref();
  return { problem: () => problem, close: () => clearInterval(timer) };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
