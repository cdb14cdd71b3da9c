import path from 'node:path';
import { EmbeddedDatabaseError } from './platform/embedded-database/index.ts';
import { readEnv, WrongVariableError, type Env } from './platform/env/env.ts';
import { createLog } from './platform/logging/create-log.ts';
import { startServer } from './start-server.ts';

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
  try {
    const server = await startServer(env, log, path.resolve(import.meta.dirname, '../..'));
    process.send?.({ ready: server.address });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        log.info({ signal }, 'Stopping');
        server.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'Stopping failed');
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) return refuse(error.message);
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      return refuse(`Port ${env.PORT} is in use; stop what uses it, or set PORT to another one.`);
    }
    throw error;
  }
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

await main();
