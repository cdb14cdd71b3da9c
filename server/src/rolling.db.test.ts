import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleasesApi } from '@karavan/cli';
import { sql } from 'kysely';
import { createUser } from './testing/factories/accounts.ts';
import {
  DEPLOY_VARIABLES,
  deployApi,
  deploySite,
  promote,
  publishBuild,
} from './testing/deployed-site.ts';
import { freePort } from './testing/free-port.ts';
import { PRODUCTION_VARIABLES } from './testing/production-variables.ts';
import { pageView } from './testing/rolling/page-view.ts';
import { swapReleases } from './testing/rolling/swap-releases.ts';
import { startBrowser, type BrowserVisitors } from './testing/rolling/browser.ts';
import { startLoad, type Load } from './testing/rolling/load.ts';
import { makeNextBuild, makeNextServer, NEXT_MIGRATION } from './testing/rolling/next-build.ts';
import { hasNginx, startNginx, type Nginx } from './testing/rolling/nginx.ts';
import { createServerProcesses, type ServerProcess } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { openTestSession } from './testing/test-session.ts';

// A minute where nobody else is at work.
jest.setTimeout(240_000);

const PROCESSES = 3;

// CI installs it and must not pass without; elsewhere: apt-get install nginx-light.
const withNginx = hasNginx || process.env['CI'] ? describe : describe.skip;

withNginx('three servers behind nginx', () => {
  const processes = createServerProcesses();
  let database: TestDatabase;
  let ports: number[];
  let nginx: Nginx;
  let dataDir: string;
  const browsers: BrowserVisitors[] = [];
  const loads: Load[] = [];
  const made: string[] = [];
  let servers: ServerProcess[];
  let api: ReleasesApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    nginx = await startNginx(ports);
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'karavan-shared-'));
    servers = await Promise.all(ports.map((port) => start(port, 1)));
    api = deployApi(servers[0]!.address);
    await deploySite(servers[0]!.address);
  });
  afterAll(async () => {
    for (const browser of browsers) browser.kill();
    await Promise.all(loads.map((load) => load.stop()));
    await processes.stopAll();
    await nginx.stop();
    await database.drop();
    await Promise.all([dataDir, ...made].map((folder) => rm(folder, { recursive: true })));
  });

  const start = (port: number, drainSeconds: number, build?: string) =>
    processes.start(
      database.connectionString,
      {
        ...PRODUCTION_VARIABLES,
        ...DEPLOY_VARIABLES,
        PUBLIC_URL: nginx.address,
        KARAVAN_DATA_DIR: dataDir,
        PORT: String(port),
        DRAIN_SECONDS: String(drainSeconds),
        RENDER_WORKERS: '1',
        REQUESTS_PER_ADDRESS_MINUTE: '1000000',
      },
      build,
    );

  /** Reads, writes and pages, as many people of one network do at the same time. */
  async function startPeople() {
    const token = await openTestSession(database.db, await createUser(database.db));
    const authorization = { authorization: `Token ${token}` };
    const load = startLoad(nginx.address, {
      people: 3,
      next: (turn) =>
        [
          { path: '/api/v1/shop/feed/' },
          {
            path: '/api/v1/realtime/tickets/',
            init: {
              method: 'POST',
              headers: { ...authorization, 'content-type': 'application/json' },
              body: JSON.stringify({ stream: 'unread' }),
            },
          },
          { path: '/home/posts', init: { headers: { accept: 'text/html' } } },
          { path: '/api/v1/notifications/', init: { headers: authorization } },
        ][turn % 4]!,
    });
    loads.push(load);
    return load;
  }

  async function openBrowser(): Promise<BrowserVisitors> {
    const browser = await startBrowser(nginx.address);
    browsers.push(browser);
    return browser;
  }

  async function roll(server: ServerProcess, port: number, build?: string) {
    server.signal('SIGTERM');
    expect(await server.exitCode).toBe(0);
    return start(port, 1, build);
  }

  async function makeBuilds(mark: string): Promise<string[]> {
    const builds = await Promise.all(['mf-feed', 'shell'].map((name) => makeNextBuild(name, mark)));
    made.push(...builds);
    return builds;
  }

  // bench/releases does so for longer.
  it('swap releases while people open pages, of which none fails', async () => {
    const ours = ['mf-feed', 'shell'].map((name) => path.resolve(name, 'dist'));
    const releases = [];
    for (const dist of [...ours, ...(await makeBuilds('swap'))]) {
      releases.push(await publishBuild(api, dist));
    }
    const views = startLoad(nginx.address, { people: 2, next: () => pageView('/home/posts') });
    loads.push(views);
    await swapReleases(api, releases, { count: 6, seed: 20_261_122, pauseMs: 500 });
    expect(await views.stop()).toEqual([]);
    // More than the two people's first ones: however slow the machine, some came after a swap.
    expect(views.count()).toBeGreaterThan(2);
  });

  it('are rolled one by one to new builds of server, schema, shell and remote, and nobody notices', async () => {
    const next = await makeNextServer();
    made.push(next);
    const builds = await makeBuilds('next');
    const released = [];
    for (const dist of builds) released.push(await publishBuild(api, dist));
    const load = await startPeople();
    const browser = await openBrowser();

    // The first of them migrates, and the old ones go on with the new schema.
    servers[0] = await roll(servers[0]!, ports[0]!, next);
    for (const release of released) await promote(api, release);
    servers[1] = await roll(servers[1]!, ports[1]!, next);
    servers[2] = await roll(servers[2]!, ports[2]!, next);
    await browser.goOn();

    const seen = await browser.stop();
    expect(seen.problems).toEqual([]);
    expect(seen.visits).toBeGreaterThan(3);
    // Visitors of the time before, of the time between, and of the time after.
    const names = released.map(({ package: name, version }) => `${name} ${version}`);
    expect(seen.releases).toEqual(expect.arrayContaining(names));
    expect(seen.releases.length).toBeGreaterThanOrEqual(2 * names.length);
    expect(await load.stop()).toEqual([]);
    expect(load.count()).toBeGreaterThan(100);
    const { rows } =
      await sql`select name from kysely_migration where name = ${NEXT_MIGRATION}`.execute(
        database.db,
      );
    expect(rows).toHaveLength(1);

    // Without anybody left, the same people do notice.
    const unlucky = await startPeople();
    const blank = await openBrowser();
    await Promise.all(servers.map((server) => server.kill()));
    await sleep(500);
    expect(await unlucky.stop()).not.toEqual([]);
    expect((await blank.stop()).problems).not.toEqual([]);
  });
});
