import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

/** Usage: node bench/cold-start.ts */

/** Clock ticks of Linux, per second. */
const TICKS = 100;
const ROUNDS = 5;
const CONNECTIONS = 64;
const LOAD_SECONDS = 15;
const BARS = { 'seconds to ready': 3, 'memory under load, MB': 200 };

const root = path.resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const env = {
  ...process.env,
  KARAVAN_DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'warn',
  // As `npm start` does.
  NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
};

interface Server {
  readonly address: string;
  readonly seconds: number;
  /** Processor seconds until it was ready; a busy machine does not change them much. */
  readonly work: number;
  readonly child: ChildProcess;
}

async function start(): Promise<Server> {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'server/src/main.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  const seconds = (performance.now() - begun) / 1000;
  return { address: ready, seconds, work: processorSeconds(child), child };
}

function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function stop({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const median = (values: number[]) =>
  Number(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(2));

/** Of the server's own process; PostgreSQL's are not in it. */
function memory({ child }: Server, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024);
}

/** Pages of guests and lists of the API, as a busy hour has them. */
async function load({ address }: Server): Promise<void> {
  const requests = [
    '/home/posts',
    '/api/v1/shop/feed/?page=1',
    '/api/v1/shop/feed/?page=2',
    '/registry.json',
  ];
  await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    requests: requests.map((url) => ({ path: url })),
  });
}

try {
  console.log('The first start fills the database …');
  await stop(await start());
  const starts: Server[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start();
    starts.push(server);
    console.log(
      `${server.seconds.toFixed(2)} s to ready, ${server.work.toFixed(2)} s of processor`,
    );
    await stop(server);
  }
  const server = await start();
  const idle = memory(server, 'VmRSS');
  await load(server);
  await pause(2000);
  const result = {
    date: new Date().toISOString(),
    node: process.version,
    'machine, load per processor': Number((os.loadavg()[0]! / os.cpus().length).toFixed(1)),
    bars: BARS,
    'seconds to ready': median(starts.map(({ seconds }) => seconds)),
    'processor seconds to ready': median(starts.map(({ work }) => work)),
    'memory at rest, MB': idle,
    'memory under load, MB': memory(server, 'VmHWM'),
  };
  await stop(server);
  console.log(result);
  const file = path.join(root, 'bench/results/cold-start.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
