import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import pg from 'pg';
import pino from 'pino';
import { startEmbeddedDatabase } from '../server/src/platform/embedded-database/index.ts';
import { SERVER_MEMORY } from '../tooling/src/commands/server-memory.ts';
import { publishWorkspace } from '../tooling/src/commands/publish-workspace.ts';
import { startProcess } from './hot-routes/processes.ts';
import { furnish } from './hot-routes/world.ts';
import { callAtPace } from './paced-calls.ts';

/**
 * What rendering pages costs somebody signed in who calls the API: p99 of 64 connections, alone and while first screens that nobody has
 * kept are asked for, of the same process and of one of their own, in turns; with calls at half of the peak and
 * with each connection asking again as soon as it is answered. It starts what it needs; the remotes must be built. `node bench/pages-beside-api.ts`
 */
const API = ['/api/v1/shop/feed/', '/api/v1/shop/items/5/', '/api/v1/shop/categories/'];
const PAGES = ['/home/posts', '/p/5', '/organizations/1'];
const CONNECTIONS = 64;
const PAGES_PER_SECOND = 5;
const SECONDS = 1;
/**
 * Short slices in turns: whatever else the machine does falls on both sides alike. Of the p99 of each slice, the one in the middle
 * counts: one stall of a quarter of a second anywhere would else be the p99 of all slices of a side.
 */
const ROUNDS = 40;
/** Pages until processes are as fast as they get. */
const WARM_UP_SECONDS = 20;
/** Of the process that has only pages to serve, as the guide on deploying says. */
const NICENESS = 10;
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
const ofPages = await startProcess(main, { ...env, KARAVAN_ROLE: 'web' }, [], NICENESS);

const people = new pg.Pool({ connectionString: database.connectionString });
const { token } = await furnish(people);
await people.end();

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
  headers: { authorization: `Token ${token}` },
  requests: API.map((url) => ({ path: url })),
});
const callsPerSecond = Math.round(peak.requests.average / 2);
for (const { address } of [server, ofPages]) await visitPages(address, WARM_UP_SECONDS);
const loads = [
  { name: 'at half of the peak', perSecond: callsPerSecond },
  { name: 'without a pause', perSecond: Infinity },
].map((load) => ({
  ...load,
  alone: [] as number[],
  beside: [] as number[],
  apart: [] as number[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { perSecond, alone, beside, apart } of loads) {
    alone.push(p99(await callApi(perSecond)));
    beside.push(p99(await callApiBeside(server.address, perSecond)));
    apart.push(p99(await callApiBeside(ofPages.address, perSecond)));
  }
}

await server.stop();
await ofPages.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

const report = {
  date: new Date().toISOString(),
  node: process.version,
  'calls per second at half of the peak': callsPerSecond,
  'pages per second': PAGES_PER_SECOND,
  pages: pages.length,
  'of them with their first screen': pages.filter(hasScreen).length,
  errors,
  bar: BAR,
  ...Object.fromEntries(loads.map((load) => [load.name, figuresOf(load)])),
};
const noise = Math.max(...loads.map(({ alone }) => unevenness(alone)));
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

function figuresOf({ alone, beside, apart }: (typeof loads)[number]) {
  const usual = median(alone);
  return {
    'p99 alone, ms': rounded(usual, 1),
    'p99 beside pages, ms': rounded(median(beside), 1),
    ratio: rounded(median(beside) / usual, 2),
    'p99 beside pages of another process, ms': rounded(median(apart), 1),
    'ratio, pages of another process': rounded(median(apart) / usual, 2),
    'control, slices alone to each other': rounded(unevenness(alone), 2),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The larger to the smaller of every second slice and the others. */
function unevenness(slices: readonly number[]): number {
  const [even, odd] = [0, 1].map((side) => median(slices.filter((_, at) => at % 2 === side)));
  return Math.max(even! / odd!, odd! / even!);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Milliseconds of each answer. */
async function callApi(perSecond: number): Promise<readonly number[]> {
  const calls = await callAtPace(
    API.map((pathname) => server.address + pathname),
    { connections: CONNECTIONS, perSecond, seconds: SECONDS, token },
  );
  errors += calls.errors;
  return calls.latencies;
}

async function callApiBeside(address: string, perSecond: number): Promise<readonly number[]> {
  const [latencies] = await Promise.all([callApi(perSecond), visitPages(address, SECONDS)]);
  return latencies;
}

function p99(latencies: readonly number[]): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)]!;
}

/** Every visit has an address of its own, so that none is shown a screen that is kept. */
async function visitPages(address: string, seconds: number): Promise<void> {
  const under: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => under.push(visit(address)), 1000 / PAGES_PER_SECOND);
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
function visit(address: string): Promise<void> {
  visits += 1;
  const url = `${address}${PAGES[visits % PAGES.length]!}?visit=${visits}`;
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
