import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDevServer } from '../build/dev-server.ts';
import { buildAll } from '../build/index.ts';
import { remoteFolders, SHELL_FOLDER } from '../build/packages.ts';
import { readEnv } from '../../../server/src/platform/env/env.ts';
import { WORKSPACE } from '../webpack/packages.ts';
import { publishWorkspace } from './publish-workspace.ts';

/**
 * `pnpm dev` runs everything with hot reload; `pnpm dev mf-feed [--shell <address>]` one or more packages
 * against a server that runs already, here or elsewhere. Edits reach the open page with its state kept
 * where the shell is a development build, as this command makes it; elsewhere they need a reload.
 */
const FIRST_PORT = Number(process.env['DEV_PORT'] ?? 9201);
const { values, positionals } = parseArgs({
  options: { shell: { type: 'string' } },
  allowPositionals: true,
});
const folders = [SHELL_FOLDER, ...remoteFolders()];
const unknown = positionals.find((name) => !folders.includes(path.join(WORKSPACE, name)));
if (unknown !== undefined) {
  console.error(`Neither the shell nor a remote is named '${unknown}'.`);
  process.exit(1);
}

const shell = values.shell ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
if (positionals.length === 0) await startServer();

const overrides = [];
for (const folder of folders) {
  const name = path.basename(folder);
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`Building ${name} …`);
  const { url } = await startDevServer(folder, FIRST_PORT + folders.indexOf(folder));
  overrides.push(`override=${name}@${url}`);
}
console.log(`Open ${shell}/home/posts?${overrides.join('&')}`);

/** Node starts the server again when one of its files changes. */
async function startServer(): Promise<void> {
  console.log('Building what has changed …');
  await buildAll({ mode: 'production', log: console.log });
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', path.join(WORKSPACE, 'server/src/main.ts')],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { LOG_LEVEL: 'warn', ...process.env } },
  );
  server.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => server.kill());
  }
  while (!(await isReady())) await sleep(200);
  const { KARAVAN_DATA_DIR: dataDir } = readEnv(process.env);
  await publishWorkspace({ url: shell, dataDir });
}

async function isReady(): Promise<boolean> {
  return fetch(`${shell}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
