import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { readEnv, type Env } from '../../../server/src/platform/env/env.ts';
import { WrongVariableError } from '../../../server/src/platform/env/wrong-variable-error.ts';
import { buildAll } from '../build/index.ts';
import { WORKSPACE } from '../webpack/packages.ts';
import { keepRunning } from './keep-running.ts';
import { publishWorkspace } from './publish-workspace.ts';

/** `npm start`: builds what has changed, then runs the server until Ctrl-C, again after a crash. */
let env: Env;
try {
  // Told before the build, which takes a while the first time.
  env = readEnv(process.env);
  console.log('Building what has changed …');
  await buildAll({ mode: 'production', log: console.log });
} catch (error) {
  if (!(error instanceof WrongVariableError)) console.error('The build has failed:');
  console.error((error as Error).message);
  process.exit(1);
}

// What has been compiled once is not compiled again: a third of the processor time of a start.
const NODE_COMPILE_CACHE = path.join(WORKSPACE, '.cache/node');

let server: ChildProcess | undefined;
let isStopping = false;

// The server stops in order when its channel closes; this process waits for it.
const stop = () => {
  isStopping = true;
  if (server?.connected) server.disconnect();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);

console.log('Starting …');
const exitCode = await keepRunning({
  start() {
    server = spawn(process.execPath, [path.join(WORKSPACE, 'server/src/main.ts')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { LOG_LEVEL: 'warn', NODE_COMPILE_CACHE, ...process.env },
    });
    server.on('message', ({ ready }: { ready: string }) => void announce(ready));
    return server;
  },
  isStopping: () => isStopping,
  log: console.error,
});
process.exit(exitCode);

/** In demo mode what has been built goes live; elsewhere that is for `karavan publish`. */
async function announce(url: string): Promise<void> {
  try {
    if (env.KARAVAN_MODE === 'demo') {
      await publishWorkspace({ url, dataDir: env.KARAVAN_DATA_DIR });
    }
    console.log(`Karavan is ready at ${url}`);
  } catch (error) {
    console.error('The builds could not be made live:');
    console.error((error as Error).message);
  }
}
