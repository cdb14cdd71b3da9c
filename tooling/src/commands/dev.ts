import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '@karavan/cli';
import { DEV_PORT, develop } from '@karavan/cli/dev';
import { startDevServer } from '@karavan/remote-build';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { readEnv } from '../../../server/src/platform/env/env.ts';
import { buildAll } from '../build/index.ts';
import { remoteFolders, SHELL_FOLDER, WORKSPACE } from '../build/packages.ts';
import { shellConfig } from '../build/shell-config.ts';
import { publishWorkspace } from './publish-workspace.ts';

/**
 * `npm run dev` runs everything with hot reload; `npm run dev mf-feed -- --shell <address>` one or more
 * packages against a server that runs already, here or elsewhere. `shell` alone is the shell without remotes.
 */
try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Whoever started us is gone.
process.on('disconnect', () => process.exit());

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { shell: { type: 'string' } },
    allowPositionals: true,
  });
  const remotes = remoteFolders();
  const names = [SHELL_FOLDER, ...remotes].map((folder) => path.basename(folder));
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no package '${unknown}' to develop; there are ${names.join(', ')}.`,
    );
  }
  const site = values.shell ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
  const isEverything = positionals.length === 0;
  if (isEverything && values.shell === undefined) await startServer(site);
  await develop({
    site,
    port: DEV_PORT,
    folders: remotes.filter(
      (folder) => isEverything || positionals.includes(path.basename(folder)),
    ),
    shell: {
      contract: CONTRACT_VERSION,
      serve: (port) => startDevServer(shellConfig(SHELL_FOLDER, 'development'), port),
    },
  });
}

/** Node starts the server again when one of its files changes. */
async function startServer(site: string): Promise<void> {
  console.log('Building what has changed …');
  await buildAll({ mode: 'production', log: console.log });
  console.log('Starting the server …');
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
  while (!(await isReady(site))) await sleep(200);
  const { KARAVAN_DATA_DIR: dataDir } = readEnv(process.env);
  await publishWorkspace({ url: site, dataDir });
}

async function isReady(site: string): Promise<boolean> {
  return fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
