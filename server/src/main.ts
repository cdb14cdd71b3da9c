import path from 'node:path';
import { EmbeddedDatabaseError } from './platform/embedded-database/index.ts';
import { readEnv, type Env } from './platform/env/env.ts';
import { UnreachableServiceError } from './platform/env/unreachable-service-error.ts';
import { WrongVariableError } from './platform/env/wrong-variable-error.ts';
import { createLog } from './platform/logging/create-log.ts';
import { EXIT_CRASHED, watchUncaughtErrors } from './platform/process/uncaught-errors.ts';
import { startServer } from './start-server.ts';

/** What is under way when we are told to stop has this long to finish. */
const STOP_TIMEOUT_MS = 20_000;

/** Runs the server until a signal ends it. What is wrong with its surroundings is told in one sentence. */
async function main(): Promise<void> {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    if (error instanceof WrongVariableError) return refuse(error.message);
    throw error;
  }
  const log = createLog(env.LOG_LEVEL);
  const uncaughtErrors = watchUncaughtErrors({
    dataDir: env.KARAVAN_DATA_DIR,
    log,
    drain: () => stop('uncaught exception', EXIT_CRASHED),
  });
  const workspace = path.resolve(import.meta.dirname, '../..');
  const starting = startServer(env, { log, workspace, uncaughtErrors });

  let isStopping = false;
  const stop = (reason: string, exitCode = 0) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'Stopping');
    setTimeout(() => process.exit(exitCode || 1), STOP_TIMEOUT_MS);
    // A start that is under way is finished first; one that fails has cleared up after itself.
    starting
      .catch(() => null)
      .then((server) => server?.stop())
      .then(
        () => process.exit(exitCode),
        (error: unknown) => {
          log.error({ err: error }, 'Stopping failed');
          process.exit(exitCode || 1);
        },
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  // Whoever started us with a channel is gone, however they ended.
  process.on('disconnect', () => stop('disconnect'));

  try {
    const { address } = await starting;
    if (!isStopping) process.send?.({ ready: address });
  } catch (error) {
    if (
      error instanceof EmbeddedDatabaseError ||
      error instanceof UnreachableServiceError ||
      error instanceof WrongVariableError
    ) {
      return refuse(error.message);
    }
    if (isPortInUse(error)) {
      const name = error.port === env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
      return refuse(
        `Port ${error.port} is in use; stop what uses it, or set ${name} to another one.`,
      );
    }
    // Nothing has run yet, so there is nothing to drain, and starting again would fail again.
    log.fatal({ err: error }, 'The start has failed');
    process.exit(1);
  }
}

function isPortInUse(error: unknown): error is NodeJS.ErrnoException & { port: number } {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

await main();
