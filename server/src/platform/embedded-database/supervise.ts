import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PostgresProcess } from './postgres-process.ts';

/** A database that ends again within this time has not been mended by starting it. */
const HEALTHY_AFTER_MS = 10_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 15_000;

export interface SupervisedDatabase {
  /** Why it does not run at the moment, in a sentence; null while it does. */
  problem(): string | null;
  stop(): Promise<void>;
}

/**
 * Keeps a database running: running -> (ended by itself) -> pause -> starting -> running, until `stop`.
 * The pause doubles with each failure in a row. There is no last attempt: what keeps it from starting,
 * for example a full disk, may be mended at any time.
 * @param start starts it on the same address; also called for the first time, whose failure is final
 */
export async function supervise(
  start: () => Promise<PostgresProcess>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  { longestPauseMs = LONGEST_PAUSE_MS } = {},
): Promise<SupervisedDatabase> {
  const stopped = new AbortController();
  let problem: string | null = null;
  let server = await start();

  async function watch(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      const startedAt = Date.now();
      const reason = await server.ended;
      if (stopped.signal.aborted) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) failures = 0;
      problem = `The database has ended: ${reason}`;
      log.warn({ reason }, 'The database has ended; starting it again');
      failures = await startAgain(failures);
    }
  }

  /** Answers how often it has failed in a row by now. */
  async function startAgain(failures: number): Promise<number> {
    for (let count = failures; ; count += 1) {
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** count, longestPauseMs));
      if (stopped.signal.aborted) return count;
      try {
        server = await start();
        problem = null;
        log.info('The database runs again');
        return count + 1;
      } catch (error) {
        problem = (error as Error).message;
        log.error({ err: error }, 'The database cannot be started; trying again');
      }
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
  }

  const watching = watch();
  return {
    problem: () => problem,
    async stop() {
      stopped.abort();
      await server.stop();
      await watching;
      // The one that was being started while the other one was being stopped.
      await server.stop();
    },
  };
}
