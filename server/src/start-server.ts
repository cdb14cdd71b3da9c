import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Tables } from './database-tables.ts';
import { createJobHandlers } from './job-handlers.ts';
import { addOperators } from './modules/identity/operators/index.ts';
import { trustEverywhere, trustWorkspace } from './modules/site/releases/index.ts';
import { createPaymentProvider } from './modules/trade/payments/index.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from './platform/embedded-database/index.ts';
import type { FrontDoor } from './platform/front-door/front-door.ts';
import { createDatabaseProbe } from './platform/health/database-probe.ts';
import type { Env } from './platform/env/env.ts';
import { readProviders } from './platform/env/providers.ts';
import { WrongVariableError } from './platform/env/wrong-variable-error.ts';
import { UnreachableServiceError } from './platform/env/unreachable-service-error.ts';
import { watchDiskSpace } from './platform/files/disk-space.ts';
import { makeFolder } from './platform/files/make-folder.ts';
import { migrateJobs, runJobs } from './platform/jobs/jobs.ts';
import type { UncaughtErrors } from './platform/process/uncaught-errors.ts';
import { createMessagePorts } from './platform/messaging/message-ports.ts';
import { createOutbound } from './platform/outbound/outbound.ts';
import { createPostgresWakeUp } from './platform/realtime/postgres-wake-up.ts';
import { createRedisWakeUp } from './platform/realtime/redis-wake-up.ts';
import { findDemoAccounts } from '../seeds/people/demo-accounts.ts';
import { seedDemo } from '../seeds/seed-demo.ts';

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

/** Four jobs at a time, the queue's own connection, and one to look for what others have lost. */
const JOB_CONNECTIONS = 6;

interface Surroundings {
  readonly log: Logger;
  /** The workspace that holds the builds. */
  readonly workspace: string;
  readonly uncaughtErrors: UncaughtErrors;
  readonly door: FrontDoor;
}

/** Starts the database where none is given, brings it up to date, and lets people in. */
export async function startServer(
  env: Env,
  { log, workspace, uncaughtErrors, door }: Surroundings,
): Promise<RunningServer> {
  const draining = new AbortController();
  const leaving = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const step of stops.toReversed()) await step();
  };
  try {
    let connectionString = env.DATABASE_URL;
    let embedded: EmbeddedDatabase | undefined;
    if (!connectionString) {
      embedded = await startEmbeddedDatabase({ dataDir: env.KARAVAN_DATA_DIR, log });
      stops.push(embedded.stop);
      ({ connectionString } = embedded);
    }
    // Requests end in time; migrations and jobs take what they need, on connections of their own.
    const { pool, db } = openDatabase<Tables>(connectionString, log, {
      statementSeconds: env.STATEMENT_SECONDS,
    });
    const upkeep = openDatabase<Tables>(connectionString, log, { connections: JOB_CONNECTIONS });
    stops.push(() => Promise.all([db.destroy(), upkeep.db.destroy()]));
    await upkeep.pool.query('select 1').catch((cause: unknown) => {
      throw new UnreachableServiceError('DATABASE_URL', cause);
    });
    for (const name of await migrate(upkeep.db)) log.info({ migration: name }, 'Migrated');

    await migrateJobs(upkeep.pool, log);

    if (env.KARAVAN_MODE === 'production' && (await findDemoAccounts(upkeep.db)).length > 0) {
      throw new WrongVariableError(
        'KARAVAN_MODE is production, but the database holds the demo accounts, whose password is public; close them with "npm run remove:demo".',
      );
    }

    const files = path.join(env.KARAVAN_DATA_DIR, 'files');
    const releases = path.join(env.KARAVAN_DATA_DIR, 'releases');
    await Promise.all([files, path.join(releases, 'shell')].map(makeFolder));
    if (env.KARAVAN_SEED === 'demo') await seedDemo(upkeep.db, files, log);
    const unknown = await addOperators(upkeep.db, env.KARAVAN_OPERATORS);
    if (unknown.length > 0) {
      log.warn({ phones: unknown.length }, 'KARAVAN_OPERATORS: have no account yet');
    }

    if (env.KARAVAN_MODE === 'demo') await trustWorkspace(upkeep.db, env.KARAVAN_DATA_DIR);
    if (env.KARAVAN_DEPLOY_KEY) {
      await trustEverywhere(upkeep.db, 'deploy', Buffer.from(env.KARAVAN_DEPLOY_KEY, 'base64'));
    }

    const wakeUp = env.REDIS_URL
      ? await createRedisWakeUp(env.REDIS_URL, log)
      : await createPostgresWakeUp(connectionString, log);
    stops.push(() => wakeUp.close());

    const outbound = createOutbound();
    // What the environment names may stand in our own network; what people name may not.
    const gateways = createOutbound({ isAllowed: () => true });
    stops.push(() => Promise.all([outbound, gateways].map((fetcher) => fetcher.close())));

    const outside = { db, gateways, providers: readProviders(env) };
    const provider = await createPaymentProvider(outside);
    const ports = createMessagePorts(outside);
    const jobs = await runJobs(
      upkeep.pool,
      createJobHandlers({ env, db: upkeep.db, wakeUp, provider, ports, gateways }),
      log,
    );
    stops.push(() => jobs.stop());
    draining.signal.addEventListener('abort', () => void jobs.stop());

    const disk = await watchDiskSpace(files, {
      minimumMegabytes: env.FREE_DISK_MEGABYTES,
      log,
    });
    stops.push(async () => disk.close());
    const probe = createDatabaseProbe(connectionString);
    stops.push(() => probe.close());
    const app = await buildApp({
      env,
      db,
      pool,
      log,
      serverFactory: door.serverFactory,
      leaving: leaving.signal,
      health: {
        isDraining: () => draining.signal.aborted,
        database: probe,
        databaseProblem: () => embedded?.problem() ?? null,
        impairments: { 'wake-ups': () => wakeUp.problem(), disk: () => disk.problem() },
      },
      disk,
      uncaughtErrors,
      wakeUp,
      outbound,
      provider,
      workspace,
    });
    stops.push(() => app.close());
    await app.ready();
    door.letIn();
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
