import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

/** What the process ends with after an uncaught exception: its supervisor starts it again. */
export const EXIT_CRASHED = 70;

export interface UncaughtErrors {
  /** Since this data directory exists: the count outlives the restart that follows. */
  count(): number;
}

interface Options {
  /** Absolute; it need not exist yet. */
  readonly dataDir: string;
  readonly log: Pick<Logger, 'error' | 'fatal'>;
  /** Finishes what is under way and ends the process. */
  readonly drain: () => void;
}

/**
 * Sees to errors that nobody has caught. After an exception in a callback nothing is certain about the
 * process, so it drains and is started again; a rejection has unwound its own function in order, and
 * the process goes on. Both are logged and counted, and both are bugs.
 */
export function watchUncaughtErrors({ dataDir, log, drain }: Options): UncaughtErrors {
  const file = path.join(dataDir, 'uncaught-errors');
  let count = readCount(file);
  const record = () => {
    count += 1;
    try {
      writeFileSync(file, String(count));
    } catch {
      // A full disk must not keep the process from ending in order.
    }
  };
  process.on('uncaughtException', (error) => {
    record();
    log.fatal({ err: error }, 'An exception that nobody has caught; draining, to be started again');
    drain();
  });
  process.on('unhandledRejection', (error) => {
    record();
    log.error({ err: error }, 'A rejection that nobody has caught');
  });
  return { count: () => count };
}

function readCount(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}
