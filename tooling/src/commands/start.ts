import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '../build/index.ts';
import { WORKSPACE } from '../webpack/packages.ts';

/** `npm start`: builds what has changed, then runs the server until Ctrl-C. */
console.log('Building what has changed …');
try {
  await buildAll({ mode: 'production', log: console.log });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

console.log('Starting …');
const server = spawn(process.execPath, [path.join(WORKSPACE, 'server/src/main.ts')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', ...process.env },
});
server.on('message', ({ ready }: { ready: string }) => {
  console.log(`Karavan is ready at ${ready}`);
});
// The terminal sends Ctrl-C to the server as well; this process only waits for it to finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
