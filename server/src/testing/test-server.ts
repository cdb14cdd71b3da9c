import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import type { Tables } from '../database-tables.ts';
import { EVENT_HANDLERS } from '../event-handlers.ts';
import { ORDER_KINDS } from '../order-kinds.ts';
import { dropDelivery } from '../modules/trade/delivery/index.ts';
import { createOrders, type Orders } from '../modules/trade/orders/index.ts';
import { createPaymentProvider } from '../modules/trade/payments/index.ts';
import { readProviders } from '../platform/env/providers.ts';
import { readEnv, type Env } from '../platform/env/env.ts';
import { createDatabaseProbe } from '../platform/health/database-probe.ts';
import { createTransact } from '../platform/events/transact.ts';
import type { Transact } from '../platform/events/unit-of-work.ts';
import type { YoutubeDirectory } from '../platform/files/youtube/oembed.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { OutboundError } from '../platform/outbound/outbound-error.ts';
import { createOutbound } from '../platform/outbound/outbound.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { isInternet } from './internet.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { openTestSession } from './test-session.ts';

interface Call {
  readonly method?: InjectOptions['method'];
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  /** KARAVAN_DATA_DIR, gone after `close`. */
  readonly dataDir: string;
  /** Calls `/api/v1`; answers status and parsed body. */
  call(
    path: string,
    call?: Call,
  ): Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  /** Lets the disk of the files run out of room, or have some again. */
  setDiskProblem(problem: string | null): void;
  /** What YouTube knows from now on; nothing, as if it could not be reached, until it is told. */
  setYoutube(directory: YoutubeDirectory): void;
  /** Opens a token-only session of a person, past the login. */
  sessionOf(userId: number): Promise<string>;
  close(): Promise<void>;
}

/** The real app on a database of its own, without a socket. */
export async function createTestServer(
  variables: NodeJS.ProcessEnv = {},
  redirect?: Parameters<typeof createTestDatabase>[0],
): Promise<TestServer> {
  let diskProblem: string | null = null;
  let youtube: YoutubeDirectory = {
    describe: () => Promise.reject(new OutboundError('network')),
  };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'karavan-files-'));
  await mkdir(path.join(dataDir, 'files'));
  const env: Env = readEnv({
    KARAVAN_DATA_DIR: dataDir,
    // What a test has just written, its next guest reads.
    GUEST_ANSWER_MS: '0',
    ...variables,
  });
  const database = await createTestDatabase(redirect, {
    statementSeconds: env.STATEMENT_SECONDS,
  });
  const outbound = createOutbound({ isAllowed: isInternet });
  const storage = openStorage(env, createLog('silent'));
  const probe = createDatabaseProbe(database.connectionString);
  const wakeUp = {
    announce: () => undefined,
    onWake: () => undefined,
    problem: () => null,
    close: async () => undefined,
  };
  const app = await buildApp({
    env,
    leaving: new AbortController().signal,
    health: {
      isDraining: () => false,
      database: probe,
      databaseProblem: () => null,
      impairments: {},
    },
    uncaughtErrors: { count: () => 0 },
    disk: { problem: () => diskProblem },
    storage,
    db: database.db,
    pool: database.pool,
    log: createLog('silent'),
    outbound,
    gateways: outbound,
    youtube: { describe: (id) => youtube.describe(id) },
    provider: await createPaymentProvider({
      db: database.db,
      gateways: outbound,
      providers: readProviders(env),
    }),
    wakeUp,
  });
  return {
    app,
    database,
    orders: createOrders({ kinds: ORDER_KINDS, dropDelivery, deadlines: env }),
    transact: createTransact(database.db, wakeUp, EVENT_HANDLERS),
    dataDir,
    async call(url, { method = 'GET', token, body, headers = {}, remoteAddress } = {}) {
      const answer = await app.inject({
        method,
        url: `/api/v1${url}`,
        headers: {
          ...(token && { authorization: `Token ${token}` }),
          // As the client does; each call is an intent of its own.
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
        ...(body && { payload: body }),
        ...(remoteAddress && { remoteAddress }),
      });
      // A workbook is no text, and a sheet of text, or a calendar, no JSON.
      const isSheet = /spreadsheetml|application\/(pdf|vnd\.apple)|text\/(csv|calendar)/.test(
        String(answer.headers['content-type']),
      );
      const text = isSheet ? '' : answer.body;
      return {
        status: answer.statusCode,
        body: (text ? JSON.parse(text) : undefined) as never,
        headers: answer.headers,
      };
    },
    setDiskProblem(problem) {
      diskProblem = problem;
    },
    setYoutube(directory) {
      youtube = directory;
    },
    sessionOf: (userId) => openTestSession(database.db, userId),
    async close() {
      await app.close();
      await storage.close();
      await outbound.close();
      await probe.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
