import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Tables } from '../../server/src/database-tables.ts';
import { EVENT_HANDLERS } from '../../server/src/event-handlers.ts';
import { ORDER_KINDS } from '../../server/src/order-kinds.ts';
import { dropDelivery } from '../../server/src/modules/trade/delivery/index.ts';
import { createOrders } from '../../server/src/modules/trade/orders/index.ts';
import {
  createSandboxProvider,
  loadSandboxKey,
  signReport,
} from '../../server/src/modules/trade/payments/index.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { readEnv } from '../../server/src/platform/env/env.ts';
import { createTransact } from '../../server/src/platform/events/transact.ts';
import { presentAmount } from '../../server/src/platform/money/present-money.ts';
import { Chance } from '../../server/src/testing/soak/chance.ts';
import { giveBackAll, tick } from '../../server/src/testing/soak/settle-soak.ts';
import {
  SoakActors,
  type SoakAnswer,
  type SoakCall,
} from '../../server/src/testing/soak/soak-actors.ts';
import { findBroken } from '../../server/src/testing/soak/soak-invariants.ts';
import { createSoakWorld } from '../../server/src/testing/soak/soak-world.ts';
import { startKillable } from './killable-process.ts';

/**
 * The soak test of the server suite for ten minutes, against a real server on a real database, which are
 * killed in turn. `SOAK_SECONDS` and `SOAK_SEED` change what it does: `node bench/soak/soak.ts`
 */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const SEED = Number(process.env['SOAK_SEED'] ?? 20_261_122);
const AT_ONCE = 12;
/** Between two kills. */
const CALM_MS = 30_000;
/** After a kill, answers may be 503, or none, for so long. */
const FAULT_MS = 15_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-soak-'));
const log = pino({ level: 'fatal' });
const database = await startEmbeddedDatabase({ dataDir, log });
const server = await startKillable(path.resolve('server/src/main.ts'), {
  DATABASE_URL: database.connectionString,
  KARAVAN_DATA_DIR: dataDir,
  KARAVAN_SEED: 'empty',
  LOG_LEVEL: 'error',
});
const { db } = openDatabase<Tables>(database.connectionString, log);
const world = await createSoakWorld(db, { pieces: 400 });
const provider = await createSandboxProvider(db);
const key = await loadSandboxKey(db);
const timers = {
  db,
  provider,
  orders: createOrders({
    kinds: ORDER_KINDS,
    dropDelivery,
    deadlines: readEnv({ KARAVAN_DATA_DIR: dataDir }),
  }),
  transact: createTransact(db, { announce: () => undefined }, EVENT_HANDLERS),
};

const end = Date.now() + SECONDS * 1000;
let faultEnds = 0;
const isFaulty = () => Date.now() < faultEnds;
const statuses = new Map<number, number>();
const failures: string[] = [];
const kills = { server: 0, database: 0 };

/** Status 0 where the connection broke. */
async function call(
  route: string,
  { method, token, body, headers }: SoakCall,
): Promise<SoakAnswer> {
  const wasFaulty = isFaulty();
  let status = 0;
  let answer: unknown;
  try {
    const response = await fetch(`${server.address()}/api/v1${route}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        // As the client does; each call is an intent of its own.
        'idempotency-key': crypto.randomUUID(),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    status = response.status;
    const text = await response.text();
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    status = 0;
    // It is being started again.
    await sleep(100);
  }
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const isExcused = (status === 0 || status === 503) && (wasFaulty || isFaulty());
  if ((status === 0 || status >= 500) && !isExcused) {
    failures.push(`${method} ${route} ${status} ${JSON.stringify(answer)}`);
  }
  return { status, body: answer ?? {} };
}

async function act(actor: SoakActors): Promise<void> {
  while (Date.now() < end) {
    try {
      await actor.act();
    } catch (error) {
      // The actors' own statements lose their connections with the server's.
      if (!isFaulty()) failures.push(String(error));
      await sleep(200);
    }
  }
}

async function killInTurn(): Promise<void> {
  for (let turn = 0; Date.now() + CALM_MS + FAULT_MS < end; turn += 1) {
    await sleep(CALM_MS);
    faultEnds = Infinity;
    if (turn % 2 === 0) {
      await server.killAndRestart();
      kills.server += 1;
    } else {
      const [pid] = readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split(
        '\n',
      );
      process.kill(Number(pid), 'SIGKILL');
      kills.database += 1;
    }
    // Counted from when the server is there again.
    faultEnds = Date.now() + FAULT_MS;
    await sleep(FAULT_MS);
  }
}

const sign = (report: Parameters<typeof signReport>[1]) => signReport(key, report);
const dependencies = { db, world, call, sign, tick: () => tick(timers) };
const actors = Array.from(
  { length: AT_ONCE },
  (_, index) => new SoakActors(dependencies, new Chance(SEED + index)),
);
await Promise.all([...actors.map(act), killInTurn()]);
server.stop();

await tick(timers);
await giveBackAll(timers);
const broken = await findBroken(db, world);
const orders = await db.selectFrom('sale_order').select(['id', 'total', 'currency']).execute();
const charged = new Map(
  orders.map(({ id, total, currency }) => [id, presentAmount(total, currency)]),
);
const placed = actors.flatMap((one) => one.placed);
const wrong = placed.filter(({ order, shown }) => charged.get(order) !== shown);
console.log(
  JSON.stringify(
    {
      seed: SEED,
      seconds: SECONDS,
      kills,
      orders: orders.length,
      statuses: Object.fromEntries(statuses),
      failures: failures.slice(0, 20),
      broken,
      chargedOtherThanShown: wrong.slice(0, 20),
    },
    null,
    2,
  ),
);
await db.destroy();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
const isWell = failures.length + wrong.length + Object.keys(broken).length === 0;
process.exit(isWell ? 0 : 1);
