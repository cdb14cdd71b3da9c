import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { seedDemo } from '../../server/seeds/seed-demo.ts';
import { buildApp } from '../../server/src/app.ts';
import type { Tables } from '../../server/src/database-tables.ts';
import { drawToken, hashToken } from '../../server/src/platform/auth/tokens.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { readEnv } from '../../server/src/platform/env/env.ts';
import { migrateJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/logging/create-log.ts';
import { createOutbound } from '../../server/src/platform/outbound/outbound.ts';
import { openStorage } from '../../server/src/platform/storage/open-storage.ts';
import { explain, type Cost } from './explain.ts';
import { recordStatements } from './record-statements.ts';

/** A GET of the API, under the name that the report gives it. */
export interface Request {
  readonly name: string;
  /** Below `/api/v1`. */
  readonly path: string;
}

export type Costs = ReadonlyMap<string, Cost>;

/** The demo's client. */
export const CLIENT_ID = 1;
const DAY_MS = 86_400_000;

/** The server, in this process, on a database of its own with the demo data. */
export async function openWorld() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
  const log = createLog('error');
  const env = readEnv({ KARAVAN_DATA_DIR: dataDir });
  const embedded = await startEmbeddedDatabase({ dataDir, log, survivesPowerCut: false });
  const { db, pool } = openDatabase<Tables>(embedded.connectionString, log);
  await migrate(db);
  await migrateJobs(pool, log);
  const storage = openStorage(env, log);
  await seedDemo(db, storage, log);
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
    wakeUp: {
      announce: () => undefined,
      onWake: () => undefined,
      problem: () => null,
      close: async () => undefined,
    },
    outbound,
    gateways: outbound,
    provider: null,
  });
  const client = new pg.Client({ connectionString: embedded.connectionString });
  await client.connect();
  const token = await openSession(db);

  async function costOf({ path: url }: Request): Promise<Cost> {
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
    return sum;
  }

  return {
    db,
    client,
    /** Of each request, what its statements cost together, the session's left out. */
    async costsOf(requests: readonly Request[]): Promise<Costs> {
      const found = new Map<string, Cost>();
      for (const request of requests) found.set(request.name, await costOf(request));
      return found;
    },
    async close(): Promise<void> {
      await client.end();
      await app.close();
      await outbound.close();
      await db.destroy();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A session of the demo's client, past the login. */
async function openSession(db: Kysely<Tables>): Promise<string> {
  const token = drawToken();
  await db
    .insertInto('session')
    .values({
      user_id: CLIENT_ID,
      token_hash: hashToken(token),
      platform: 'web',
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .execute();
  return token;
}
