import { Registry } from 'prom-client';
import { createLog } from '../../../../platform/logging/create-log.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createPointerReader } from '../pointers/pointers.queries.ts';
import { createTestTeam, type TestTeam } from '../testing/team.ts';
import { visit } from '../testing/visitors.ts';
import { createEvidence } from './evidence.ts';
import { VISITORS_PER_NETWORK } from './minute.ts';

let server: TestServer;
let team: TestTeam;
beforeAll(async () => {
  server = await createTestServer();
  team = await createTestTeam(server, await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

async function counts(name: string) {
  const { rows } = await server.database.pool.query<Record<string, number>>(
    `select sum(visits)::int as visits, sum(failures)::int as failures, sum(errors)::int as errors,
       sum(failed_loads)::int as failed_loads, sum(slow)::int as slow
     from release_evidence where package = $1`,
    [name],
  );
  return rows[0]!;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('This never came true');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('what browsers report of a release is stored within moments', async () => {
  const release = await team.release({ id: 'mf-one', version: 1 });
  await visit(server, release, { count: 7, failing: 3 });
  await until(async () => (await counts('mf-one'))['visits'] === 7);
  expect(await counts('mf-one')).toEqual({
    visits: 7,
    failures: 3,
    errors: 3,
    failed_loads: 0,
    slow: 0,
  });
  const { figures } = await team.api.figures();
  expect(figures).toEqual([
    {
      package: 'mf-one',
      version: release.version,
      visits: 7,
      failures: 3,
      errors: 3,
      failed_loads: 0,
      slow: 0,
    },
  ]);
  const metrics = (await server.app.inject('/metrics')).body;
  expect(metrics).toContain(
    `release_reports_total{package="mf-one",version="${release.version}",kind="error"} 3`,
  );
});

it('nobody counts who has no cookie, whatever they invent', async () => {
  const release = await team.release({ id: 'mf-two', version: 1 });
  const staged = await team.publish({ id: 'mf-two', version: 2 });
  const post = (payload: unknown, cookie: string) =>
    server.app.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'content-type': 'text/plain', cookie },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const report = { visits: [{ remote: 'mf-two', version: release.version, slow: true }] };
  await post(report, 'visitor=somebody');
  await post('{', 'visitor=somebody');
  await visit(server, { package: 'mf-invented', version: release.version }, { count: 3 });
  await visit(server, staged, { count: 3, failing: 3 });
  // The pointers have been looked at before this one was there.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await visit(server, release, { count: 1 });
  await until(async () => (await counts('mf-two'))['visits'] !== null);
  expect(await counts('mf-two')).toMatchObject({ visits: 1, failures: 0, slow: 0 });
  expect((await server.app.inject('/metrics')).body).not.toContain('mf-invented');
});

it('one address is never more than a few visitors', async () => {
  const release = await team.release({ id: 'mf-three', version: 1 });
  await visit(server, release, { count: 60, failing: 60, address: '10.9.9.9' });
  await until(async () => (await counts('mf-three'))['visits'] === VISITORS_PER_NETWORK);
  const { rows } = await server.database.pool.query<{ networks: number }>(
    "select bit_count(bit_or(failing_networks))::int as networks from release_evidence where package = 'mf-three'",
  );
  // A minute may have ended in between.
  expect((await counts('mf-three'))['failures']).toBeLessThanOrEqual(2 * VISITORS_PER_NETWORK);
  expect(rows).toEqual([{ networks: 1 }]);
});

it('adds up what several processes have counted, and what the database did not take at first', async () => {
  const { package: name, version } = await team.release({ id: 'mf-four', version: 1 });
  const { db } = server.database;
  const open = () =>
    createEvidence({
      db,
      reader: createPointerReader(db, { announce: () => undefined }),
      metrics: new Registry(),
      log: createLog('silent'),
      key: Buffer.alloc(32),
    });
  const processes = [open(), open()];
  const told = { package: name, version };
  await server.database.pool.query('alter table release_evidence rename to elsewhere');
  for (const [n, process] of processes.entries()) {
    await process.add('error', told, { visitor: `v${n}`, network: `n${n}` });
    await process.add('visit', told, { visitor: 'v', network: 'n' });
    await process.flush();
  }
  await server.database.pool.query('alter table elsewhere rename to release_evidence');
  await Promise.all(processes.map((process) => process.close()));
  expect(await counts('mf-four')).toMatchObject({ visits: 4, failures: 2 });
});
