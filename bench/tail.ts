import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { startProcess } from './hot-routes/processes.ts';

/**
 * How even answers are at half of what the server can do, and whether 256 connections get theirs.
 * It starts what it needs. `node bench/tail.ts`
 */
const PATHS = ['/shop/feed/', '/shop/items/5/', '/shop/categories/'];
const SECONDS = 5;
const ROUNDS = 3;
const USUAL = 16;
const MANY = 256;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const database = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'error' }) });
const server = await startProcess(path.join(import.meta.dirname, '../server/src/main.ts'), {
  DATABASE_URL: database.connectionString,
  KARAVAN_DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
});

const figures = [];
for (const pathname of PATHS) {
  const url = `${server.address}/api/v1${pathname}`;
  await load(url, { connections: USUAL, duration: 2 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peak = await load(url, { connections: USUAL });
    const half = await load(url, {
      connections: USUAL,
      overallRate: Math.round(peak.requests.average / 2),
    });
    const crowd = await load(url, { connections: MANY });
    rounds.push({
      tail: half.latency.p99 / Math.max(half.latency.p50, 1),
      throughput: crowd.requests.average / peak.requests.average,
      errors: crowd.errors + crowd.non2xx + crowd.timeouts,
    });
  }
  figures.push({
    path: pathname,
    'p99 to p50 at half load': median(rounds.map(({ tail }) => tail)),
    'throughput at 256 connections, to the peak': median(
      rounds.map(({ throughput }) => throughput),
    ),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  });
}

await server.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

console.table(figures);
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), node: process.version, figures };
writeFileSync(path.join(folder, 'tail.json'), `${JSON.stringify(report, null, 2)}\n`);

function load(url: string, options: Partial<autocannon.Options>): Promise<autocannon.Result> {
  return autocannon({ url, duration: SECONDS, ...options });
}

function median(values: readonly number[]): number {
  return Number(values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(2));
}
