/**
 * Runs on a fresh machine with nothing but Node >= 20 and npm: installs the workspace when it is not
 * what the lockfile says, then runs a command with the workspace's own Node 24.
 * Usage: node tooling/bootstrap.mjs <command> [arguments]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const workspace = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(workspace, 'node_modules/.bin');
const stamp = path.join(workspace, 'node_modules/.installed');
const isWindows = process.platform === 'win32';
// From the second run on, pnpm runs under Node 24 as well, as it did when the lockfile was written.
const env = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  KARAVAN_PNPM: PNPM,
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Karavan needs Node 20 or newer; this is ${process.version}.`);
}
const [name, ...args] = process.argv.slice(2);
const command = path.join(workspace, 'tooling/src/commands', `${name}.ts`);
if (!existsSync(command)) fail(`There is no command '${name}'.`);

const wanted = manifestsHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) await install();
run(path.join(bin, isWindows ? 'node.cmd' : 'node'), [command, ...args]);

/** Shows how far pnpm is; all that it says only when it fails. */
async function install() {
  console.log('Installing the workspace (a minute or two the first time) …');
  const options = [
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ];
  const pnpm = spawn(isWindows ? 'npx.cmd' : 'npx', ['--yes', PNPM, 'install', ...options], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    env,
  });
  let output = '';
  for (const stream of [pnpm.stdout, pnpm.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      for (const line of chunk.split('\n')) if (line.startsWith('Progress:')) console.log(line);
    });
  }
  const status = await new Promise((resolve) => pnpm.on('error', resolve).on('close', resolve));
  if (status === 0) return writeFileSync(stamp, wanted);
  console.error(output.trim().split('\n').slice(-20).join('\n'));
  if (output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) {
    fail(`pnpm-lock.yaml is older than a package.json; run "npx ${PNPM} install" and commit it.`);
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    fail('The npm registry cannot be reached; the first start needs a network connection.');
  }
  fail('The workspace could not be installed; what pnpm says stands above.');
}

/**
 * Runs a command in a process group of its own, so that Ctrl-C reaches each process exactly once,
 * through here. It stops when we are gone, however we ended: its end of the channel then closes.
 */
function run(program, programArgs) {
  // Windows starts its command files by a shell, which parts words at spaces.
  const words = [program, ...programArgs].map((word) => (isWindows ? `"${word}"` : word));
  const child = spawn(words[0], words.slice(1), {
    cwd: workspace,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !isWindows,
    shell: isWindows,
    env,
  });
  let stopping = false;
  const stop = (signal) => {
    if (stopping || child.pid === undefined) return;
    stopping = true;
    process.kill(isWindows ? child.pid : -child.pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  endWithNpm(() => stop('SIGTERM'));
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * npm that is killed with -9 tells nobody, but its child has another parent then: we, or the shell
 * that npm has put between us.
 */
function endWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = readProcess(process.ppid);
  const isOrphaned = () =>
    process.ppid !== parent?.pid ||
    (parent.name === 'sh' && readProcess(parent.pid)?.parent !== parent.parent);
  if (parent) setInterval(() => isOrphaned() && stop(), 1000).unref();
}

/** What Linux tells of a process; other systems tell nothing. */
function readProcess(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { pid, name, parent };
  } catch {
    return undefined;
  }
}

/** The lockfile tells of every package; with it and the manifests an installation is complete. */
function manifestsHash() {
  const hash = createHash('sha256').update(PNPM);
  const manifests = readdirSync(workspace)
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(path.join(workspace, file)))
    .sort();
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(readFileSync(path.join(workspace, file)));
  }
  return hash.digest('hex');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
