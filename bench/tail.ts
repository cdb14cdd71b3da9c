import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { SERVER_MEMORY } from '../tooling/src/commands/server-memory.ts';
import { startProcess } from './hot-routes/processes.ts';
import { callAtPace } from './paced-calls.ts';

/**
 * How even answers are at half of what the server can do, and whether 256 connections get theirs; the bare
 * handler of a product is the control. It starts what it needs. `node bench/tail.ts`
 */
const BAR = 3;
const SECONDS = 5;
const ROUNDS = 3;
const USUAL = 16;
const MANY = 256;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const database = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'error' }) });
const env = {
  DATABASE_URL: database.connectionString,
  KARAVAN_DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  REQUESTS_PER_ADDRESS_MINUTE: '100000000',
  ...SERVER_MEMORY,
};
const main = path.join(import.meta.dirname, '../server/src/main.ts');
// One that also does jobs fills the database, and is gone before its pictures are encoded.
await (await startProcess(main, env)).stop();
const server = await startProcess(main, { ...env, KARAVAN_ROLE: 'web' });
const bare = await startProcess(path.join(import.meta.dirname, 'hot-routes/bare-server.ts'), env);

const PLACES = [
  ...['/shop/feed/', '/shop/items/5/', '/shop/categories/'].map((pathname) => ({
    name: pathname,
    url: `${server.address}/api/v1${pathname}`,
  })),
  { name: 'the bare handler of a product', url: `${bare.address}/items/5` },
];
const measured = PLACES.map((place) => ({ ...place, rounds: [] as Round[] }));
for (const { url } of PLACES) await autocannon({ url, connections: USUAL, duration: 2 });
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { url, rounds } of measured) rounds.push(await measure(url));
}

await server.stop();
await bare.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

const figures = measured.map(({ name, rounds }) => ({
  path: name,
  'calls per second at half load': Math.round(median(rounds.map(({ half }) => half))),
  'p50 at half load, ms': median(rounds.map(({ p50 }) => p50)),
  'p99 at half load, ms': median(rounds.map(({ p99 }) => p99)),
  'p99 to p50 at half load': median(rounds.map(({ p99, p50 }) => p99 / p50)),
  'throughput at 256 connections, to the peak': median(rounds.map(({ crowd }) => crowd)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
}));
console.table(figures);
if (figures.at(-1)!['p99 to p50 at half load'] > BAR) {
  console.error('Even the bare handler is uneven: this run counts for nothing.');
  process.exitCode = 1;
} else {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const report = { date: new Date().toISOString(), node: process.version, figures };
  writeFileSync(path.join(folder, 'tail.json'), `${JSON.stringify(report, null, 2)}\n`);
}

interface Round {
  readonly p50: number;
  readonly p99: number;
  /** Calls per second that both are of. */
  readonly half: number;
  /** Requests per second of many connections, to those of a few. */
  readonly crowd: number;
  readonly errors: number;
}

async function measure(url: string): Promise<Round> {
  const peak = await autocannon({ url, duration: SECONDS, connections: USUAL });
  const half = await callAtPace([url], {
    connections: USUAL,
    perSecond: peak.requests.average / 2,
    seconds: SECONDS,
  });
  const crowd = await autocannon({ url, duration: SECONDS, connections: MANY });
  const sorted = half.latencies.toSorted((a, b) => a - b);
  return {
    p50: sorted[Math.floor(sorted.length * 0.5)]!,
    p99: sorted[Math.floor(sorted.length * 0.99)]!,
    half: peak.requests.average / 2,
    crowd: crowd.requests.average / peak.requests.average,
    errors: half.errors + crowd.errors + crowd.non2xx + crowd.timeouts,
  };
}

function median(values: readonly number[]): number {
  return Number(values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(2));
}
