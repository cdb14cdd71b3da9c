import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import pino from 'pino';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { startProcess, type Process } from './processes.ts';
import { furnish } from './world.ts';

/**
 * Requests per second and processor time of the hot reads and writes, each as a ratio to a bare handler
 * on the same database: short slices in turns, the median of the rounds' ratios, and the bare one against
 * itself as a control. `node bench/hot-routes/hot-routes.ts`
 */
const ROUNDS = 9;
/** A slice is as many requests as this takes: short, so that both sides find the machine alike. */
const SECONDS = 0.5;
const WARM_UP = 1500;
const CONNECTIONS = 16;
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
const main = path.join(here, '../../server/src/main.ts');
const ourEnv = { ...env, LOG_LEVEL: 'error', REQUESTS_PER_ADDRESS_MINUTE: '100000000' };
// One that also does jobs fills the database, and is gone before its pictures are encoded.
await (await startProcess(main, ourEnv)).stop();
const ours = await startProcess(main, { ...ourEnv, KARAVAN_ROLE: 'web' });
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

const figures = [];
for (const { name, ours: our, bare: their } of cases) {
  figures.push(
    await compare(
      name,
      (amount) => measure(ours, { ...our, path: `/api/v1${our.path}` }, amount),
      (amount) => measure(bare, their, amount),
    ),
  );
}
figures.push(
  await compare(
    'checkout',
    (amount) => measureCheckouts(ours, (id) => `/api/v1/carts/${id}/selfPickup/`, amount),
    (amount) => measureCheckouts(bare, (id) => `/carts/${id}/checkout`, amount),
  ),
);
const count = (amount: number) => measure(bare, { path: '/count' }, amount);
const control = await compare('the bare one to itself', count, count);

await pool.end();
await Promise.all([ours.stop(), bare.stop()]);
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

console.table([...figures, control]);
const folder = path.join(here, '../results');
mkdirSync(folder, { recursive: true });
const report = {
  date: new Date().toISOString(),
  node: process.version,
  'machine, load per processor': Number((os.loadavg()[0]! / os.cpus().length).toFixed(1)),
  figures: [...figures, control],
};
writeFileSync(path.join(folder, 'hot-routes.json'), `${JSON.stringify(report, null, 2)}\n`);

interface Slice {
  /** Good answers per second. */
  readonly rate: number;
  /** Milliseconds of processor time per good answer. */
  readonly cpu: number;
}

type Measure = (amount: number) => Promise<Slice>;

async function compare(name: string, our: Measure, their: Measure) {
  const [warmOurs, warmTheirs] = [await our(WARM_UP), await their(WARM_UP)];
  const amountOf = ({ rate }: Slice) => Math.max(CONNECTIONS * 4, Math.round(rate * SECONDS));
  const slices: { readonly mine: Slice; readonly other: Slice }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [mine, other] = [await our(amountOf(warmOurs)), await their(amountOf(warmTheirs))];
    slices.push({ mine, other });
  }
  const median = (pick: (slice: (typeof slices)[number]) => number) =>
    Number(
      slices
        .map(pick)
        .toSorted((a, b) => a - b)
        [ROUNDS >> 1]!.toFixed(2),
    );
  const least = (side: 'mine' | 'other') => Math.min(...slices.map((slice) => slice[side].cpu));
  return {
    name,
    'rate, to the bare one': median(({ mine, other }) => mine.rate / other.rate),
    'share by processor time': median(({ mine, other }) => other.cpu / mine.cpu),
    'the same, of the best slices': Number((least('other') / least('mine')).toFixed(2)),
    'processor ms per request': median(({ mine }) => mine.cpu),
  };
}

function measure(
  of: Process,
  { path: pathname, method = 'GET', body }: Target,
  amount: number,
): Promise<Slice> {
  return slice(of, amount, {
    url: of.address + pathname,
    method,
    headers: headersOf(world.token, body),
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function measureCheckouts(of: Process, pathOf: (id: number) => string, amount: number) {
  const carts = await world.drawCarts(amount);
  const body = { version: 1 };
  return slice(of, amount, {
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

async function slice(of: Process, amount: number, options: autocannon.Options): Promise<Slice> {
  const [start, begun] = [of.cpu(), performance.now()];
  const result = await autocannon({
    connections: CONNECTIONS,
    amount,
    sampleInt: 50,
    ...options,
  });
  const seconds = (performance.now() - begun) / 1000;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return { rate: amount / seconds, cpu: (of.cpu() - start) / amount };
}
