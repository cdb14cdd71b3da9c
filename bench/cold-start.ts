import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { publishWorkspace } from '../tooling/src/commands/publish-workspace.ts';
import { SERVER_MEMORY } from '../tooling/src/commands/server-memory.ts';
import { startProcess, type Process } from './hot-routes/processes.ts';

/**
 * How long the server takes to start, and what it holds in memory while 64 connections ask for pages and
 * lists; in turns with the same server under Node's defaults, which tells what the memory costs in requests.
 * The remotes must be built. `node bench/cold-start.ts`
 */
const STARTS = 5;
const ROUNDS = 3;
const CONNECTIONS = 64;
const LOAD_SECONDS = 15;
const SETTLE_MS = 3000;
const BARS = {
  'seconds to ready': 3,
  'memory under load, MB': 300,
  "requests, to those under Node's defaults": 0.95,
};
/** Pages of guests and lists of the API, as a busy hour has them. */
const PATHS = [
  '/home/posts',
  '/api/v1/shop/feed/?page=1',
  '/api/v1/shop/feed/?page=2',
  '/registry.json',
];

const root = path.resolve(import.meta.dirname, '..');
const main = path.join(root, 'server/src/main.ts');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const env = {
  KARAVAN_DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  REQUESTS_PER_ADDRESS_MINUTE: '100000000',
  // As `npm start` does.
  NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
  ...SERVER_MEMORY,
};

const DEFAULTS = { NODE_OPTIONS: undefined, MALLOC_ARENA_MAX: undefined };

interface Start {
  readonly seconds: number;
  /** Processor seconds until it was ready; a busy machine does not change them much. */
  readonly work: number;
  /** Megabytes once it has nothing more to do. */
  readonly memory: number;
}

interface Load {
  /** The most that the server's own process held, in megabytes; PostgreSQL's are not in it. */
  readonly memory: number;
  readonly perSecond: number;
  /** Milliseconds of the processor for each request. */
  readonly work: number;
}

try {
  console.log('The first start fills the database …');
  const first = await startProcess(main, env);
  await publishWorkspace({ url: first.address, dataDir });
  await first.stop();
  const starts: Start[] = [];
  for (let round = 0; round < STARTS; round += 1) starts.push(await measureStart());
  const { ours, defaults } = await measureLoads();
  const result = {
    date: new Date().toISOString(),
    node: process.version,
    'machine, load per processor': Number((os.loadavg()[0]! / os.cpus().length).toFixed(1)),
    bars: BARS,
    'seconds to ready': median(starts.map(({ seconds }) => seconds)),
    'processor seconds to ready': median(starts.map(({ work }) => work)),
    'memory at rest, MB': Math.round(median(starts.map(({ memory }) => memory))),
    'memory under load, MB': Math.round(median(ours.map(({ memory }) => memory))),
    "memory under load with Node's defaults, MB": Math.round(
      median(defaults.map(({ memory }) => memory)),
    ),
    "requests, to those under Node's defaults": ratio(ours, defaults, ({ perSecond }) => perSecond),
    "processor time of a request, to that under Node's defaults": ratio(
      ours,
      defaults,
      ({ work }) => work,
    ),
  };
  console.log(result);
  const file = path.join(root, 'bench/results/cold-start.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureStart(): Promise<Start> {
  const begun = performance.now();
  const server = await startProcess(main, env);
  const seconds = (performance.now() - begun) / 1000;
  const work = server.cpu() / 1000;
  await pause(SETTLE_MS);
  const memory = megabytes(server.memory());
  await server.stop();
  return { seconds, work, memory };
}

/** A process that does no jobs, as a web process in production: the pictures of the demo are not encoded beside it. */
async function measureLoads(): Promise<{ ours: Load[]; defaults: Load[] }> {
  const database = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'error' }) });
  const webEnv = { ...env, DATABASE_URL: database.connectionString, KARAVAN_ROLE: 'web' };
  const [ours, defaults]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measureLoad(await startProcess(main, webEnv)));
    defaults.push(await measureLoad(await startProcess(main, { ...webEnv, ...DEFAULTS })));
  }
  await database.stop();
  return { ours, defaults };
}

async function measureLoad(server: Process): Promise<Load> {
  await pause(SETTLE_MS);
  const before = server.cpu();
  const { requests, non2xx, errors } = await autocannon({
    url: server.address,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    // As browsers ask.
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: PATHS.map((url) => ({ path: url })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  const work = (server.cpu() - before) / requests.total;
  const memory = megabytes(server.memoryPeak());
  await server.stop();
  return { memory, perSecond: requests.average, work };
}

function megabytes(bytes: number): number {
  return bytes / 1_048_576;
}

function ratio(ours: readonly Load[], others: readonly Load[], of: (load: Load) => number): number {
  return median(ours.map((load, round) => of(load) / of(others[round]!)));
}

function median(values: readonly number[]): number {
  return Number(values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(2));
}
