import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { SERVER_MEMORY } from '../tooling/src/commands/server-memory.ts';
import { publishWorkspace } from '../tooling/src/commands/publish-workspace.ts';
import { startProcess } from './hot-routes/processes.ts';
import { callAtPace } from './paced-calls.ts';

/**
 * What rendering pages costs those who call the API: p99 of 64 connections at half of the peak, alone
 * and while first screens that nobody has kept are asked for, in turns. It starts what it needs; the
 * remotes must be built. `node bench/pages-beside-api.ts`
 */
const API = ['/api/v1/shop/feed/', '/api/v1/shop/items/5/', '/api/v1/shop/categories/'];
const PAGES = ['/home/posts', '/p/5', '/organizations/1'];
const CONNECTIONS = 64;
const PAGES_PER_SECOND = 5;
const SECONDS = 1;
/** Short slices in turns: whatever else the machine does falls on both sides alike. */
const ROUNDS = 40;
const BAR = 1.1;
const NOISE = 1.25;

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
// One that also does jobs takes the remotes, and is gone before its pictures are encoded.
const first = await startProcess(main, env);
await publishWorkspace({ url: first.address, dataDir });
await first.stop();
const server = await startProcess(main, { ...env, KARAVAN_ROLE: 'web' });

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

let visits = 0;
const pages: Page[] = [];
let errors = 0;

const peak = await autocannon({
  url: server.address,
  connections: CONNECTIONS,
  duration: 3,
  requests: API.map((url) => ({ path: url })),
});
const callsPerSecond = Math.round(peak.requests.average / 2);
await visitPages(3);
const alone: number[][] = [[], []];
const beside: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  alone[round % 2]!.push(...(await callApi()));
  const [latencies] = await Promise.all([callApi(), visitPages(SECONDS)]);
  beside.push(...latencies);
}

await server.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

const [even = 0, odd = 0] = alone.map(p99);
const noise = Math.max(even, odd) / Math.min(even, odd);
const report = {
  date: new Date().toISOString(),
  node: process.version,
  'calls per second': callsPerSecond,
  'pages per second': PAGES_PER_SECOND,
  pages: pages.length,
  'of them with their first screen': pages.filter(hasScreen).length,
  errors,
  'p99 alone, ms': Math.round(p99(alone.flat())),
  'p99 beside pages, ms': Math.round(p99(beside)),
  ratio: Number((p99(beside) / p99(alone.flat())).toFixed(2)),
  bar: BAR,
  'control, slices alone to each other': Number(noise.toFixed(2)),
};
console.log(report);
if (noise > NOISE) {
  console.error('Slices alone differ by more than a quarter: this run counts for nothing.');
  process.exitCode = 1;
} else {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'pages-beside-api.json'),
    `${JSON.stringify(report, null, 2)}
`,
  );
}

/** Milliseconds of each answer. */
async function callApi(): Promise<readonly number[]> {
  const calls = await callAtPace(
    API.map((pathname) => server.address + pathname),
    { connections: CONNECTIONS, perSecond: callsPerSecond, seconds: SECONDS },
  );
  errors += calls.errors;
  return calls.latencies;
}

function p99(latencies: readonly number[]): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)]!;
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

interface Page {
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Takes a page as it comes: to decode it here would delay the calls that are measured beside it. */
function visit(): Promise<void> {
  visits += 1;
  const url = `${server.address}${PAGES[visits % PAGES.length]!}?visit=${visits}`;
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', () => {
          const encoding = answer.headers['content-encoding'];
          pages.push({ encoding, body: Buffer.concat(chunks) });
          resolve();
        });
    }).once('error', reject);
  });
}

function hasScreen({ encoding, body }: Page): boolean {
  const html = encoding === undefined ? body : DECODERS[encoding]!(body);
  return html.includes('data-island');
}
