import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { readEnv, type Env } from '../../../server/src/platform/env/env.ts';
import { WrongVariableError } from '../../../server/src/platform/env/wrong-variable-error.ts';
import {
  answersEarly,
  openFrontDoor,
  type FrontDoor,
} from '../../../server/src/platform/front-door/front-door.ts';
import { HANDED_OVER, sendPort } from '../../../server/src/platform/front-door/hand-over.ts';
import { PortUnavailableError } from '../../../server/src/platform/front-door/port-unavailable-error.ts';
import { buildAll } from '../build/index.ts';
import { WORKSPACE } from '../build/packages.ts';
import { keepRunning } from './keep-running.ts';
import { publishWorkspace } from './publish-workspace.ts';
import { SERVER_MEMORY } from './server-memory.ts';

/** `npm start`: builds what has changed, then runs the server until Ctrl-C, again after a crash. */
let env: Env;
let door: FrontDoor | undefined;
try {
  env = readEnv(process.env);
  // What is wrong is told before the build, which takes a while the first time. The demo keeps the port
  // meanwhile, and whoever already comes is told to wait.
  const opened = await openFrontDoor(env);
  if (answersEarly(env)) door = opened;
} catch (error) {
  const isOurs = error instanceof WrongVariableError || error instanceof PortUnavailableError;
  if (!isOurs) throw error;
  console.error(error.message);
  process.exit(1);
}
try {
  console.log('Building what has changed …');
  await buildAll({ mode: 'production', log: console.log });
} catch (error) {
  console.error('The build has failed:');
  console.error((error as Error).message);
  process.exit(1);
}

// What has been compiled once is not compiled again: a third of the processor time of a start.
const NODE_COMPILE_CACHE = path.join(WORKSPACE, '.cache/node');

let server: ChildProcess | undefined;
let isStopping = false;

// The server stops in order when it is told to, or when its channel closes; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
    if (server?.connected) server.send('stop');
  });
}
// Whoever started us is gone.
process.on('disconnect', () => {
  isStopping = true;
  if (server?.connected) server.disconnect();
});

console.log('Starting …');
const exitCode = await keepRunning({
  start() {
    const first = door;
    door = undefined;
    server = spawn(
      process.execPath,
      [path.join(WORKSPACE, 'server/src/main.ts'), ...(first ? [HANDED_OVER] : [])],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: {
          LOG_LEVEL: 'warn',
          NODE_COMPILE_CACHE,
          ...SERVER_MEMORY,
          ...process.env,
        },
      },
    );
    const child = server;
    child.on('message', ({ ready }: { ready?: string }) => {
      if (ready !== undefined) void announce(ready);
    });
    void first?.handOver((port) => sendPort(child, port));
    return child;
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
