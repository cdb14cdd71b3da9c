import type { Server } from 'node:net';
import path from 'node:path';
import { EmbeddedDatabaseError } from './platform/embedded-database/index.ts';
import { readEnv, type Env } from './platform/env/env.ts';
import { UnreachableServiceError } from './platform/env/unreachable-service-error.ts';
import { WrongVariableError } from './platform/env/wrong-variable-error.ts';
import { openFrontDoor, type FrontDoor } from './platform/front-door/front-door.ts';
import { HANDED_OVER, takeOverPort } from './platform/front-door/hand-over.ts';
import { PortUnavailableError } from './platform/front-door/port-unavailable-error.ts';
import { createLog } from './platform/logging/create-log.ts';
import { tendHeap } from './platform/process/tend-heap.ts';
import { EXIT_CRASHED, watchUncaughtErrors } from './platform/process/uncaught-errors.ts';
import { migrateDatabase, startServer } from './start-server.ts';

/** What is under way when nobody new is let in any more has this long to finish. */
const STOP_TIMEOUT_MS = 20_000;

/** What is wrong with the surroundings of the server, not with the server. */
const SURROUNDINGS = [
  EmbeddedDatabaseError,
  PortUnavailableError,
  UnreachableServiceError,
  WrongVariableError,
];

/** Runs the server until a signal ends it. What is wrong with its surroundings is told in one sentence. */
async function main(): Promise<void> {
  tendHeap();
  let env: Env;
  let door: FrontDoor;
  try {
    env = readEnv(process.env);
    if (env.KARAVAN_ROLE === 'migrate') {
      await migrateDatabase(env, createLog(env.LOG_LEVEL));
      process.exit(0);
    }
    const open = (port?: Server) => openFrontDoor(env, port);
    door = await (process.argv.includes(HANDED_OVER) ? takeOverPort(open) : open());
  } catch (error) {
    return refuse(error);
  }
  const log = createLog(env.LOG_LEVEL);
  const uncaughtErrors = watchUncaughtErrors({
    dataDir: env.KARAVAN_DATA_DIR,
    log,
    drain: () => stop('uncaught exception', { graceMs: 0, exitCode: EXIT_CRASHED }),
  });
  const workspace = path.resolve(import.meta.dirname, '../..');
  const starting = startServer(env, { log, workspace, uncaughtErrors, door });

  let isReady = false;
  let isStopping = false;
  const stop = (reason: string, { graceMs = 0, exitCode = 0 } = {}) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'Stopping');
    setTimeout(() => process.exit(exitCode || 1), graceMs + STOP_TIMEOUT_MS);
    // A start that is under way is finished first; one that fails has cleared up after itself.
    starting
      .catch(() => null)
      .then((server) => server?.stop({ graceMs }))
      .then(
        () => process.exit(exitCode),
        (error: unknown) => {
          log.error({ err: error }, 'Stopping failed');
          process.exit(exitCode || 1);
        },
      );
  };
  const drain = (reason: string) =>
    stop(reason, { graceMs: isReady ? env.DRAIN_SECONDS * 1000 : 0 });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => drain(signal));
  }
  process.on('message', (message) => message === 'stop' && drain('told to'));
  // Whoever started us with a channel is gone, however they ended.
  process.on('disconnect', () => stop('disconnect'));

  try {
    const { address } = await starting;
    isReady = true;
    if (!isStopping) process.send?.({ ready: address });
  } catch (error) {
    // Nothing has run yet, so there is nothing to drain, and starting again would fail again.
    refuse(error, () => log.fatal({ err: error }, 'The start has failed'));
  }
}

function refuse(error: unknown, otherwise = () => console.error(error)): never {
  if (SURROUNDINGS.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else otherwise();
  process.exit(1);
}

await main();
