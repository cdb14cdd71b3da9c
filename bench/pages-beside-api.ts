import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { startProcess } from './hot-routes/processes.ts';

/**
 * What rendering pages costs those who call the API: p99 of 64 connections at half of the peak, alone
 * and while first screens that nobody has kept are asked for, in turns. It starts what it needs; the
 * remotes must be built. `node bench/pages-beside-api.ts`
 */
const API = ['/api/v1/shop/feed/', '/api/v1/shop/items/5/', '/api/v1/shop/categories/'];
const PAGES = ['/home/posts', '/p/5', '/organizations/1'];
const CONNECTIONS = 64;
const PAGES_PER_SECOND = 5;
const SECONDS = 6;
const ROUNDS = 5;
const BAR = 1.1;
/** Controls that differ by more say that the machine has been busy with something else. */
const NOISE = 1.25;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const database = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'error' }) });
const server = await startProcess(path.join(import.meta.dirname, '../server/src/main.ts'), {
  DATABASE_URL: database.connectionString,
  KARAVAN_DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  REQUESTS_PER_ADDRESS_MINUTE: '100000000',
});

let visits = 0;
let screens = 0;
let pages = 0;

await callApi({ duration: 3 });
await visitPages(3);
const peak = (await callApi()).requests.average;
const overallRate = Math.round(peak / 2);
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const before = await callApi({ overallRate });
  screens = 0;
  pages = 0;
  const [beside] = await Promise.all([callApi({ overallRate }), visitPages(SECONDS)]);
  const after = await callApi({ overallRate });
  const alone = (before.latency.p99 + after.latency.p99) / 2;
  rounds.push({
    'p99 alone, ms': alone,
    'p99 beside pages, ms': beside.latency.p99,
    ratio: beside.latency.p99 / alone,
    noise:
      Math.max(before.latency.p99, after.latency.p99) /
      Math.min(before.latency.p99, after.latency.p99),
    'pages answered': pages,
    'of them with their first screen': screens,
    errors: beside.errors + beside.non2xx + beside.timeouts,
  });
}

server.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

console.table(rounds);
const quiet = rounds.filter(({ noise }) => noise <= NOISE);
const report = {
  date: new Date().toISOString(),
  node: process.version,
  'machine, load per processor': Number((os.loadavg()[0]! / os.cpus().length).toFixed(1)),
  bar: BAR,
  'calls per second': overallRate,
  'pages per second': PAGES_PER_SECOND,
  'quiet rounds': quiet.length,
  'p99 beside pages, to alone': median(quiet.map(({ ratio }) => ratio)),
  rounds,
};
console.log(report['p99 beside pages, to alone'] ?? 'The machine was too busy to tell.');
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'pages-beside-api.json'), `${JSON.stringify(report, null, 2)}\n`);

function callApi(options: Partial<autocannon.Options> = {}): Promise<autocannon.Result> {
  return autocannon({
    url: server.address,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: API.map((url) => ({ path: url })),
    ...options,
  });
}

/** Every visit has an address of its own, so that none is shown a screen that is kept. */
async function visitPages(seconds: number): Promise<void> {
  const under: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => under.push(visit()), 1000 / PAGES_PER_SECOND);
    setTimeout(() => {
      clearInterval(timer);
      resolve();
    }, seconds * 1000);
  });
  await Promise.all(under);
}

async function visit(): Promise<void> {
  visits += 1;
  const page = PAGES[visits % PAGES.length]!;
  const answer = await fetch(`${server.address}${page}?visit=${visits}`);
  const html = await answer.text();
  pages += 1;
  if (html.includes('data-island')) screens += 1;
}

function median(values: readonly number[]): number | undefined {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  return middle === undefined ? undefined : Number(middle.toFixed(2));
}
