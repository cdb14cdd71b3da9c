import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import type { Tables } from './database-tables.ts';
import { bringUpToDate, openDatabases, requireUpToDate } from './databases.ts';
import { createJobHandlers } from './job-handlers.ts';
import { createInstagram } from './modules/catalog/instagram/index.ts';
import { storeCategories } from './modules/catalog/items/index.ts';
import { addOperators } from './modules/identity/operators/index.ts';
import { storeServices } from './modules/organizations/directory/index.ts';
import { storeOrganizationTypes } from './modules/organizations/organizations/index.ts';
import {
  createPointerReader,
  startJudging,
  trustEverywhere,
  trustWorkspace,
} from './modules/site/releases/index.ts';
import {
  createPushPort,
  createSandboxPushPort,
  loadServerKeys,
} from './modules/talk/pushes/index.ts';
import { createPaymentProvider } from './modules/trade/payments/index.ts';
import type { FrontDoor } from './platform/front-door/front-door.ts';
import { createDatabaseProbe } from './platform/health/database-probe.ts';
import type { Env } from './platform/env/env.ts';
import { readProviders } from './platform/env/providers.ts';
import { WrongVariableError } from './platform/env/wrong-variable-error.ts';
import { watchDiskSpace } from './platform/files/disk-space.ts';
import { makeFolder } from './platform/files/make-folder.ts';
import { runJobs } from './platform/jobs/jobs.ts';
import { measureOutbound } from './platform/metrics/measure-outbound.ts';
import { measureCashback } from './platform/metrics/measure-cashback.ts';
import { measureQueue } from './platform/metrics/measure-queue.ts';
import { measureWakeUps } from './platform/metrics/measure-wake-ups.ts';
import type { UncaughtErrors } from './platform/process/uncaught-errors.ts';
import { createMessagePorts } from './platform/messaging/message-ports.ts';
import { createOutbound } from './platform/outbound/outbound.ts';
import { createPostgresWakeUp } from './platform/realtime/postgres-wake-up.ts';
import { createRedisWakeUp } from './platform/realtime/redis-wake-up.ts';
import { findDemoAccounts } from '../seeds/people/demo-accounts.ts';
import { seedDemo } from '../seeds/seed-demo.ts';
import { loadSecret } from './platform/secrets/load-secret.ts';
import { openStorage, type Storage } from './platform/storage/open-storage.ts';
import { buildWorkerApp } from './worker-app.ts';

export interface RunningServer {
  /** For example `http://localhost:8080`. */
  readonly address: string;
  /**
   * Says that it is about to go, by readiness, and still serves everybody for the grace. Then nobody new
   * is let in, what is under way is finished, and everything that was started is stopped.
   */
  stop(options: { readonly graceMs: number }): Promise<void>;
}

/** Once nobody new is let in, connections on which nothing is under way are kept this long at most. */
const LINGER_MS = 2000;

interface Surroundings {
  readonly log: Logger;
  /** The workspace that holds the builds. */
  readonly workspace: string;
  readonly uncaughtErrors: UncaughtErrors;
  readonly door: FrontDoor;
}

/** Starts what this process is for (KARAVAN_ROLE) and lets people in. */
export async function startServer(
  env: Env,
  { log, workspace, uncaughtErrors, door }: Surroundings,
): Promise<RunningServer> {
  const role = env.KARAVAN_ROLE;
  const draining = new AbortController();
  const leaving = new AbortController();
  const registry = new Registry();
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const step of stops.toReversed()) await step();
  };
  try {
    const databases = await openDatabases(env, log);
    stops.push(databases.close);
    const { requests, upkeep, directUrl } = databases;
    if (role === 'all') await bringUpToDate(databases, log);
    else await requireUpToDate(databases, role);

    if (env.KARAVAN_MODE === 'production' && (await findDemoAccounts(upkeep.db)).length > 0) {
      throw new WrongVariableError(
        'KARAVAN_MODE is production, but the database holds the demo accounts, whose password is public; close them with "npm run remove:demo".',
      );
    }

    const files = path.join(env.KARAVAN_DATA_DIR, 'files');
    const documents = path.join(env.KARAVAN_DATA_DIR, 'documents');
    const releases = path.join(env.KARAVAN_DATA_DIR, 'releases');
    await Promise.all([files, documents, path.join(releases, 'shell')].map(makeFolder));
    const storage = openStorage(env, log);
    stops.push(storage.close);
    if (role !== 'worker') await prepareContent(env, { db: upkeep.db, storage, log });

    const wakeUp = env.REDIS_URL
      ? await createRedisWakeUp(env.REDIS_URL, log)
      : await createPostgresWakeUp(directUrl, log);
    stops.push(() => wakeUp.close());
    const endMeasuring = measureWakeUps(registry, wakeUp);
    stops.push(async () => endMeasuring());

    const noteWrongCashback = measureCashback(registry, log);
    const countFailures = measureOutbound(registry);
    const outbound = createOutbound({ onFailure: countFailures('internet') });
    // What the environment names may stand in our own network; what people name may not.
    const gateways = createOutbound({
      isAllowed: () => true,
      onFailure: countFailures('gateways'),
    });
    stops.push(() => Promise.all([outbound, gateways].map((fetcher) => fetcher.close())));

    const outside = { db: requests.db, gateways, providers: readProviders(env) };
    const provider = await createPaymentProvider(outside);
    if (role !== 'web') {
      const ports = createMessagePorts(outside);
      const push = createPushPort(outbound, await loadServerKeys(upkeep.db, env));
      const pushPort = env.KARAVAN_MODE === 'demo' ? createSandboxPushPort(upkeep.db, push) : push;
      const jobs = await runJobs(
        upkeep.pool,
        createJobHandlers({
          env,
          db: upkeep.db,
          storage,
          wakeUp,
          provider,
          ports,
          pushPort,
          gateways,
          outbound,
          webhookKey: await loadSecret(upkeep.db, 'webhook'),
          instagram: await createInstagram({ db: upkeep.db, env, gateways, outbound }),
          noteWrongCashback,
        }),
        log,
      );
      stops.push(() => jobs.stop());
      const judging = startJudging(upkeep.db, createPointerReader(upkeep.db, wakeUp), log);
      stops.push(() => judging.close());
      draining.signal.addEventListener('abort', () => void jobs.stop());
    }
    measureQueue(registry, upkeep.pool);

    const disk = await watchDiskSpace(files, {
      minimumMegabytes: env.FREE_DISK_MEGABYTES,
      log,
    });
    stops.push(async () => disk.close());
    const probe = createDatabaseProbe(databases.url);
    stops.push(() => probe.close());
    const common = {
      log,
      serverFactory: door.serverFactory,
      uncaughtErrors,
      registry,
      pool: requests.pool,
      health: {
        isDraining: () => draining.signal.aborted,
        database: probe,
        databaseProblem: databases.problem,
        impairments: {
          'wake-ups': () => wakeUp.problem(),
          disk: () => disk.problem(),
          storage: storage.problem,
        },
      },
    };
    const app =
      role === 'worker'
        ? buildWorkerApp({ ...common, env })
        : await buildApp({
            ...common,
            env,
            db: requests.db,
            leaving: leaving.signal,
            disk,
            storage,
            wakeUp,
            outbound,
            gateways,
            provider,
            workspace,
          });
    stops.push(() => app.close());
    await app.ready();
    await door.letIn();
    return {
      address: `http://localhost:${door.port}`,
      async stop({ graceMs }) {
        draining.abort();
        await sleep(graceMs);
        leaving.abort();
        await door.close({ lingerMs: Math.min(graceMs, LINGER_MS) });
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** What an empty database is filled with, and whom this server trusts. */
async function prepareContent(
  env: Env,
  {
    db,
    storage,
    log,
  }: { readonly db: Kysely<Tables>; readonly storage: Storage; readonly log: Logger },
): Promise<void> {
  await storeOrganizationTypes(db);
  await storeServices(db);
  await storeCategories(db);
  if (env.KARAVAN_SEED === 'demo') await seedDemo(db, storage, log);
  const unknown = await addOperators(db, env.KARAVAN_OPERATORS);
  if (unknown.length > 0) {
    log.warn({ phones: unknown.length }, 'KARAVAN_OPERATORS: have no account yet');
  }
  if (env.KARAVAN_MODE === 'demo') await trustWorkspace(db, env.KARAVAN_DATA_DIR);
  if (env.KARAVAN_DEPLOY_KEY) {
    await trustEverywhere(db, 'deploy', Buffer.from(env.KARAVAN_DEPLOY_KEY, 'base64'));
  }
}

/** Brings the database up to date, and does nothing else. */
export async function migrateDatabase(env: Env, log: Logger): Promise<void> {
  const databases = await openDatabases(env, log);
  try {
    await bringUpToDate(databases, log);
  } finally {
    await databases.close();
  }
}
