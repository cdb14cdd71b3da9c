/**
 * Runs on a fresh machine with nothing but Node >= 20 and npm: installs the workspace when it is not
 * what the lockfile says, then runs a command with the workspace's own Node 24.
 * Usage: node tooling/bootstrap.mjs <command> [arguments]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const workspace = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(workspace, 'node_modules/.bin');
const stamp = path.join(workspace, 'node_modules/.installed');
const isWindows = process.platform === 'win32';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Karavan needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

const wanted = manifestsHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();
run(path.join(bin, isWindows ? 'node.cmd' : 'node'), [
  path.join(workspace, 'tooling/src/commands', `${process.argv[2]}.ts`),
  ...process.argv.slice(3),
]);

function install() {
  console.log('Installing the workspace (about a minute the first time) …');
  const result = spawnSync(
    isWindows ? 'npx.cmd' : 'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    { cwd: workspace, stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows },
  );
  if (result.status !== 0) {
    console.error('The workspace could not be installed; is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function run(command, args) {
  const child = spawnSync(command, args, {
    cwd: workspace,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH },
  });
  process.exit(child.status ?? 1);
}

/** The lockfile tells of every package; with it an installation is complete. */
function manifestsHash() {
  const hash = createHash('sha256').update(PNPM);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const file of files) hash.update(readFileSync(path.join(workspace, file)));
  return hash.digest('hex');
}
