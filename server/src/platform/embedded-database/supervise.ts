import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PostgresProcess } from './postgres-process.ts';

/** A database that ends again within this time has not been mended by starting it. */
const HEALTHY_AFTER_MS = 10_000;
const RESTARTS_MAX = 5;

/**
 * Keeps a database running: running -> (ended by itself) -> starting -> running, until `stop`, or until
 * it has ended too often in a row, which only a person can mend.
 * @param start starts it on the same address; also called for the first time
 */
export async function supervise(
  start: () => Promise<PostgresProcess>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let server = await start();
  const watch = async () => {
    let failures = 0;
    while (!stopping && failures < RESTARTS_MAX) {
      const startedAt = Date.now();
      const reason = await server.ended;
      if (stopping) return;
      failures = Date.now() - startedAt > HEALTHY_AFTER_MS ? 1 : failures + 1;
      log.warn({ reason }, 'The database has ended; starting it again');
      await sleep(200 * failures);
      if (!stopping) server = await start();
    }
    if (!stopping) log.error('The database ends again and again; restart the server');
  };
  const watching = watch().catch((error: unknown) => {
    log.error({ err: error }, 'The database cannot be started again');
  });
  return {
    async stop() {
      stopping = true;
      await server.stop();
      await watching;
      // The one that was being started while the other one was being stopped.
      await server.stop();
    },
  };
}
