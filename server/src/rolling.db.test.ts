import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from './testing/factories/accounts.ts';
import { DEPLOY_VARIABLES, deploySite } from './testing/deployed-site.ts';
import { freePort } from './testing/free-port.ts';
import { PRODUCTION_VARIABLES } from './testing/production-variables.ts';
import { startLoad } from './testing/rolling/load.ts';
import { hasNginx, startNginx, type Nginx } from './testing/rolling/nginx.ts';
import { createServerProcesses, type ServerProcess } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { openTestSession } from './testing/test-session.ts';

jest.setTimeout(120_000);

const PROCESSES = 3;

// CI installs it and must not pass without; elsewhere: apt-get install nginx-light.
const withNginx = hasNginx || process.env['CI'] ? describe : describe.skip;

withNginx('three servers behind nginx', () => {
  const processes = createServerProcesses();
  let database: TestDatabase;
  let ports: number[];
  let nginx: Nginx;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    nginx = await startNginx(ports);
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'karavan-shared-'));
  });
  afterAll(async () => {
    await processes.stopAll();
    await nginx.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (port: number, drainSeconds: number) =>
    processes.start(database.connectionString, {
      ...PRODUCTION_VARIABLES,
      ...DEPLOY_VARIABLES,
      KARAVAN_DATA_DIR: dataDir,
      PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
      RENDER_WORKERS: '1',
      REQUESTS_PER_ADDRESS_MINUTE: '1000000',
    });

  /** Reads, writes and pages, as many people of one network do at the same time. */
  async function startPeople() {
    const token = await openTestSession(database.db, await createUser(database.db));
    const authorization = { authorization: `Token ${token}` };
    return startLoad(nginx.address, {
      people: 6,
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
  }

  async function roll(server: ServerProcess, port: number): Promise<ServerProcess> {
    server.signal('SIGTERM');
    expect(await server.exitCode).toBe(0);
    return start(port, 1);
  }

  it('are restarted one by one, and no request fails', async () => {
    const servers = await Promise.all(ports.map((port) => start(port, 1)));
    await deploySite(servers[0]!.address);
    const load = await startPeople();
    const rolled = [];
    for (const [index, port] of ports.entries()) rolled.push(await roll(servers[index]!, port));
    expect(await load.stop()).toEqual([]);
    expect(load.count()).toBeGreaterThan(100);

    // Without anybody left, the same people do notice.
    const unlucky = await startPeople();
    await Promise.all(rolled.map((server) => server.kill()));
    await sleep(500);
    expect(await unlucky.stop()).not.toEqual([]);
  });
});
