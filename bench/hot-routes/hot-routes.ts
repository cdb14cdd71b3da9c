import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import pino from 'pino';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { startProcess, type Process } from './processes.ts';
import { furnish, type World } from './world.ts';

/**
 * Requests per second and processor time of the hot reads and writes, each as a ratio to a bare handler
 * on the same database: interleaved slices, the median of the rounds' ratios, and a control at the start
 * and the end. `node bench/hot-routes/hot-routes.ts`
 */
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
/** As many orders as a slice of checkouts can come to. */
const CARTS_PER_SLICE = 6000;
const CONTROL_TOLERANCE = 0.25;
/** Some of the demo's items have it in their names. */
const WORD = encodeURIComponent('плат');

interface Target {
  readonly path: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly body?: object;
}

interface Case {
  readonly name: string;
  readonly ours: Target;
  readonly bare: Target;
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const log = pino({ level: 'error' });
const database = await startEmbeddedDatabase({ dataDir, log });
const env = { DATABASE_URL: database.connectionString, KARAVAN_DATA_DIR: dataDir, PORT: '0' };
const here = import.meta.dirname;
const ours = await startProcess(path.join(here, '../../server/src/main.ts'), {
  ...env,
  LOG_LEVEL: 'error',
  REQUESTS_PER_ADDRESS_MINUTE: '100000000',
});
const bare = await startProcess(path.join(here, 'bare-server.ts'), env);
const pool = new pg.Pool({ connectionString: database.connectionString });
const world = await furnish(pool);

const cartBody = { lines: [{ size_id: world.sizeId, quantity: 2 }] };
const cases: readonly Case[] = [
  { name: 'feed page', ours: { path: '/shop/feed/' }, bare: { path: '/feed' } },
  {
    name: 'search',
    ours: { path: `/shop/feed/?search=${WORD}` },
    bare: { path: `/search?q=${WORD}` },
  },
  { name: 'product', ours: { path: '/shop/items/5/' }, bare: { path: '/items/5' } },
  { name: 'unread count', ours: { path: '/notifications/count/' }, bare: { path: '/count' } },
  {
    name: 'cart quantity',
    ours: { path: `/carts/${world.cartId}/`, method: 'PUT', body: cartBody },
    bare: { path: `/carts/${world.cartId}`, method: 'PUT', body: cartBody },
  },
];

const control = async () => (await measure(bare, cases[0]!.bare, world.token)).rate;
const before = await control();
const figures = [];
for (const { name, ours: our, bare: their } of cases) {
  figures.push(
    await compare(
      name,
      () => measure(ours, { ...our, path: `/api/v1${our.path}` }, world.token),
      () => measure(bare, their, world.token),
    ),
  );
}
figures.push(
  await compare(
    'checkout',
    () => measureCheckouts(ours, world, (id) => `/api/v1/carts/${id}/selfPickup/`),
    () => measureCheckouts(bare, world, (id) => `/carts/${id}/checkout`),
  ),
);
const after = await control();

await pool.end();
ours.stop();
bare.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

console.table(figures);
const drift = Math.abs(after - before) / before;
console.log(`Control: ${Math.round(before)} and ${Math.round(after)} requests per second`);
if (drift > CONTROL_TOLERANCE) {
  console.error('The controls differ by more than a quarter: this run counts for nothing.');
  process.exitCode = 1;
} else {
  const folder = path.join(here, '../results');
  mkdirSync(folder, { recursive: true });
  const report = { date: new Date().toISOString(), node: process.version, drift, figures };
  writeFileSync(path.join(folder, 'hot-routes.json'), `${JSON.stringify(report, null, 2)}\n`);
}

interface Slice {
  /** Good answers per second. */
  readonly rate: number;
  /** Milliseconds of processor time per good answer. */
  readonly cpu: number;
}

async function compare(name: string, our: () => Promise<Slice>, their: () => Promise<Slice>) {
  const ratios: { rate: number; cpu: number; of: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [mine, other] = [await our(), await their()];
    ratios.push({ rate: mine.rate / other.rate, cpu: mine.cpu / other.cpu, of: mine.rate });
  }
  const median = (pick: (ratio: (typeof ratios)[number]) => number) =>
    Number(
      ratios
        .map(pick)
        .toSorted((a, b) => a - b)
        [ROUNDS >> 1]!.toFixed(2),
    );
  return {
    name,
    'rate, to the bare one': median(({ rate }) => rate),
    'processor time, to the bare one': median(({ cpu }) => cpu),
    'requests per second': median(({ of }) => of),
  };
}

async function measure(
  of: Process,
  { path: pathname, method = 'GET', body }: Target,
  token: string,
) {
  return slice(of, {
    url: of.address + pathname,
    method,
    headers: headersOf(token, body),
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function measureCheckouts(of: Process, { drawCarts }: World, pathOf: (id: number) => string) {
  const carts = await drawCarts(CARTS_PER_SLICE);
  const body = { version: 1 };
  return slice(of, {
    url: of.address,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(body),
        setupRequest: (request) => {
          const cart = carts.pop();
          if (!cart) throw new Error('Too few carts were made for a slice');
          const headers = { ...headersOf(cart.token, body), 'idempotency-key': randomUUID() };
          return { ...request, path: pathOf(cart.id), headers };
        },
      },
    ],
  });
}

function headersOf(token: string, body?: object) {
  return {
    authorization: `Token ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  };
}

async function slice(of: Process, options: autocannon.Options): Promise<Slice> {
  const start = of.cpu();
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  const good = result['2xx'];
  return { rate: good / result.duration, cpu: (of.cpu() - start) / good };
}
