import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedBulk } from '../../server/seeds/bulk/seed-bulk.ts';
import { seedDemo } from '../../server/seeds/seed-demo.ts';
import { openStorage } from '../../server/src/platform/storage/open-storage.ts';
import { buildApp } from '../../server/src/app.ts';
import type { Tables } from '../../server/src/database-tables.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { readEnv } from '../../server/src/platform/env/env.ts';
import { migrateJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/logging/create-log.ts';
import { createOutbound } from '../../server/src/platform/outbound/outbound.ts';
import { createItem, createOrganization } from '../../server/src/testing/factories/catalog.ts';
import { createStock } from '../../server/src/testing/factories/stock.ts';
import { explain, type Cost } from './explain.ts';
import { CLIENT_ID, openSession, RARE_CITY, RARE_WORD, requestsOf } from './requests.ts';
import { recordStatements } from './record-statements.ts';

/**
 * What every list, search and count costs the database among a thousand items and among many: pages
 * touched and time, as ratios. `node bench/growth/growth.ts --items 200000`
 */
const FEW = 1000;
/** Of the shop whose staff list is measured: all items are copied alike, so it has a twentieth of many too. */
const FEW_OF_SHOP = FEW / 20;
const { values: options } = parseArgs({
  options: { items: { type: 'string', default: '200000' } },
});
const many = Number(options.items);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const log = createLog('error');
const env = readEnv({ KARAVAN_DATA_DIR: dataDir });
const embedded = await startEmbeddedDatabase({ dataDir, log, survivesPowerCut: false });
const { db, pool } = openDatabase<Tables>(embedded.connectionString, log);
await migrate(db);
await migrateJobs(pool, log);
const storage = openStorage(env, log);
await seedDemo(db, storage, log);
const wakeUp = {
  announce: () => undefined,
  onWake: () => undefined,
  problem: () => null,
  close: async () => undefined,
};
const outbound = createOutbound();
const app = await buildApp({
  env,
  storage,
  db,
  pool,
  log,
  leaving: new AbortController().signal,
  health: {
    isDraining: () => false,
    database: { ask: async () => undefined },
    databaseProblem: () => null,
    impairments: {},
  },
  uncaughtErrors: { count: () => 0 },
  disk: { problem: () => null },
  wakeUp,
  outbound,
  gateways: outbound,
  provider: null,
});
const client = new pg.Client({ connectionString: embedded.connectionString });
await client.connect();
const token = await openSession(db);
const rareOrganization = await createOrganization(db, { city: RARE_CITY });
const shopId = await createOrganization(db, { ownerId: CLIENT_ID });
for (let item = 0; item < FEW_OF_SHOP; item += 1) await createStock(db, { organizationId: shopId });

await growTo(FEW);
const small = await costs();
await growTo(many);
const large = await costs();

await client.end();
await app.close();
await outbound.close();
await db.destroy();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });

const figures = [...large].map(([name, cost]) => {
  const before = small.get(name)!;
  return {
    name,
    'pages, few': before.buffers,
    'pages, many': cost.buffers,
    'pages, ratio': round(cost.buffers / before.buffers),
    'ms, few': round(before.time),
    'ms, many': round(cost.time),
    'ms, ratio': round(cost.time / before.time),
  };
});
console.table(figures);
const folder = path.join(import.meta.dirname, '../results');
const report = { date: new Date().toISOString(), node: process.version, few: FEW, many, figures };
writeFileSync(path.join(folder, 'growth.json'), `${JSON.stringify(report, null, 2)}\n`);

async function growTo(items: number): Promise<void> {
  // The rare item is not copied.
  await db.deleteFrom('item').where('organization_id', '=', rareOrganization).execute();
  const { count } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await seedBulk(db, items - count);
  await createItem(db, {
    organization_id: rareOrganization,
    name: RARE_WORD,
    created_at: new Date('2020-01-01'),
  });
  await client.query('vacuum (analyze)');
}

/** Of each request, what its statements cost together, the session's left out. */
async function costs(): Promise<Map<string, Cost>> {
  const found = new Map<string, Cost>();
  for (const { name, path: url } of await requestsOf(db, shopId)) {
    const statements = await recordStatements(async () => {
      const { statusCode, body } = await app.inject({
        url: `/api/v1${url}`,
        headers: { authorization: `Token ${token}` },
      });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    });
    const sum = { buffers: 0, time: 0 };
    for (const statement of statements) {
      if (statement.text.includes('"session"')) continue;
      const cost = await explain(client, statement);
      sum.buffers += cost.buffers;
      sum.time += cost.time;
    }
    found.set(name, sum);
  }
  return found;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
