import type { Release, ReleasePlan } from '@karavan/shared-api/contract/releases';
import { pointerMajor, pointerOf } from '@karavan/cli';
import { createLog } from '../../../../platform/logging/create-log.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { until } from '../../../../testing/until.ts';
import { createPointerReader } from '../pointers/pointers.queries.ts';
import { createTestTeam, type TestTeam } from '../testing/team.ts';
import { visit } from '../testing/visitors.ts';
import { judgeReleases, startJudging } from './judge-releases.ts';

const log = createLog('silent');
const MINUTE_MS = 60_000;

let server: TestServer;
let team: TestTeam;
let round = 0;
/** Each test has a package of its own. */
let id: string;
let present: Release;
let canary: Release;
beforeAll(async () => {
  server = await createTestServer();
  team = await createTestTeam(server, await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
beforeEach(async () => {
  round += 1;
  id = `mf-part${round}`;
  present = await team.release({ id, version: 1 });
  canary = await team.publish({ id, version: 2 });
});
afterAll(() => server.close());

async function promote(percent: number, plan?: ReleasePlan): Promise<void> {
  const pointer = await pointerOf(team.api, id, { major: pointerMajor(canary) });
  await team.api.promote({
    package: id,
    version: canary.version,
    channel: 'stable',
    percent,
    ...(plan && { plan }),
    revision: pointer!.revision,
    reason: '',
  });
}
const pointer = async () => (await pointerOf(team.api, id))!;
const lastEntry = async () => (await team.api.log({ package: id, limit: 1 })).list[0]!;
const reader = () => createPointerReader(server.database.db, { announce: () => undefined });
const judge = (now?: Date) => judgeReleases(server.database.db, reader(), log, now);

/** What a minute has brought, as all processes together have stored it. */
async function store(
  { version }: Release,
  { visits, failures = 0, slow = 0 }: { visits: number; failures?: number; slow?: number },
  minutesAgo = 0,
): Promise<void> {
  await server.database.pool.query(
    `insert into release_evidence (package, version, minute, visits, failures, slow, networks,
       failing_visitors, failing_networks)
     values ($1, $2, date_trunc('minute', now()) - make_interval(mins => $6), $3, $4, $5,
       ~ b'0'::bit(64), ~ b'0'::bit(64), ~ b'0'::bit(64))`,
    [id, version, visits, failures, slow, minutesAgo],
  );
}

/** As if the canary had had its share for so long. */
const age = (minutes: number) =>
  server.database.pool.query(
    `update release_pointer set moved_at = moved_at - make_interval(mins => $2),
       canary_since = canary_since - make_interval(mins => $2) where package = $1`,
    [id, minutes],
  );

describe('a canary that fails', () => {
  it('is taken back by itself within ten seconds of what browsers report', async () => {
    await promote(50);
    const judging = startJudging(server.database.db, reader(), log);
    await visit(server, present, { count: 60, failing: 1 });
    await visit(server, canary, { count: 60, failing: 40 });
    const begun = performance.now();
    await until(async () => (await pointer()).canary === null);
    const took = performance.now() - begun;
    await judging.close();
    expect(took).toBeLessThan(10_000);
    expect(await pointer()).toMatchObject({ current: present.version, percent: 0 });
    expect(await lastEntry()).toMatchObject({
      by: 'Karavan',
      action: 'end canary',
      to: canary.version,
    });
    expect((await lastEntry()).reason).toMatch(
      /^failures: \d+ of \d+ visitors, \d+ of \d+ with the present release$/,
    );
  });

  it('stays while as many visitors of the present release fail', async () => {
    await promote(50);
    const judging = startJudging(server.database.db, reader(), log, 200);
    await visit(server, present, { count: 60, failing: 40 });
    await visit(server, canary, { count: 60, failing: 40 });
    await until(async () => {
      const { rows } = await server.database.pool.query<{ count: number }>(
        'select sum(visits)::int as count from release_evidence where package = $1',
        [id],
      );
      return rows[0]!.count === 120;
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await judging.close();
    expect(await pointer()).toMatchObject({ canary: canary.version, percent: 50 });
  });

  it('stays if all failures come from one address, while visitors come from many', async () => {
    await promote(50);
    await visit(server, present, { count: 60 });
    await visit(server, canary, { count: 10 });
    await visit(server, canary, { count: 60, failing: 60, address: '10.9.9.9' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await judge();
    expect(await pointer()).toMatchObject({ canary: canary.version });
  });

  it('is taken back for slow first screens as well', async () => {
    await promote(50);
    await store(present, { visits: 200, slow: 2 });
    await store(canary, { visits: 200, slow: 100 });
    await judge();
    expect((await lastEntry()).reason).toBe(
      'slow first screens: 100 of 200 visitors, 2 of 200 with the present release',
    );
  });

  it('is found also after it has done well for long', async () => {
    await promote(50);
    for (let ago = 30; ago > 0; ago -= 1) {
      await store(present, { visits: 500, failures: 25 }, ago);
      await store(canary, { visits: 500, failures: 25 }, ago);
    }
    await age(31);
    await promote(60);
    await store(present, { visits: 100, failures: 2 });
    await store(canary, { visits: 100, failures: 60 });
    await judge();
    expect(await pointer()).toMatchObject({ canary: null });
  });

  it('may be tried again, and is judged by what happens then', async () => {
    await promote(50);
    await store(present, { visits: 200 }, 5);
    await store(canary, { visits: 200, failures: 100 }, 5);
    await judge();
    expect(await pointer()).toMatchObject({ canary: canary.version });
    await age(10);
    await judge();
    expect(await pointer()).toMatchObject({ canary: null });
    await promote(50);
    await judge();
    expect(await pointer()).toMatchObject({ canary: canary.version });
  });
});

describe('a canary that goes on by itself', () => {
  const plan = { steps: [5, 25], minutes: 10, visits: 50 };
  const later = () => new Date(Date.now() + 11 * MINUTE_MS);

  it('gets its steps while it does well, and ends with everybody', async () => {
    await promote(1, plan);
    expect(await pointer()).toMatchObject({ percent: 1, plan });
    // A step counts the minute in which it begins, and that may be the next one.
    for (const minutesAgo of [0, -1]) {
      await store(present, { visits: 1000, failures: 3 }, minutesAgo);
      await store(canary, { visits: 60 }, minutesAgo);
    }
    await judge();
    expect(await pointer()).toMatchObject({ percent: 1 });
    for (const percent of [5, 25]) {
      await judge(later());
      expect(await pointer()).toMatchObject({ canary: canary.version, percent });
    }
    await judge(later());
    expect(await pointer()).toMatchObject({
      current: canary.version,
      previous: present.version,
      canary: null,
      plan: null,
    });
    const { list } = await team.api.log({ package: id, limit: 3 });
    expect(list.map(({ by, action, percent }) => [by, action, percent])).toEqual([
      ['Karavan', 'promote', 100],
      ['Karavan', 'canary', 25],
      ['Karavan', 'canary', 5],
    ]);
  });

  it('waits for its visitors, and while it looks worse', async () => {
    await promote(1, plan);
    await store(present, { visits: 1000, failures: 3 });
    await store(canary, { visits: 40 });
    await judge(later());
    expect(await pointer()).toMatchObject({ percent: 1 });
    await server.database.pool.query(
      'update release_evidence set visits = 60, failures = 3 where package = $1 and version = $2',
      [id, canary.version],
    );
    await judge(later());
    expect(await pointer()).toMatchObject({ percent: 1, plan });
  });

  it('stays where somebody puts it', async () => {
    await promote(1, plan);
    await promote(10);
    await store(present, { visits: 1000 });
    await store(canary, { visits: 60 });
    await judge(later());
    expect(await pointer()).toMatchObject({ percent: 10, plan: null });
  });

  it('has steps that grow', async () => {
    await expect(promote(5, { ...plan, steps: [5, 25] })).rejects.toThrow('Each step is greater');
    await expect(promote(1, { ...plan, steps: [25, 5] })).rejects.toThrow('Each step is greater');
  });
});

describe('of several processes', () => {
  const bad = async () => {
    await promote(50);
    await store(present, { visits: 200 });
    await store(canary, { visits: 200, failures: 100 });
  };

  it('one judges, and what it decides happens once', async () => {
    await bad();
    await Promise.all([judge(), judge(), judge()]);
    const { list } = await team.api.log({ package: id, limit: 10 });
    expect(list.filter(({ action }) => action === 'end canary')).toHaveLength(1);
  });

  it('another takes over when the one that judges is killed', async () => {
    await bad();
    const other = await server.database.pool.connect();
    other.on('error', () => undefined);
    await other.query('begin');
    const { rows } = await other.query<{ pid: number }>(
      "select pg_backend_pid() as pid, pg_advisory_xact_lock(hashtext('judge-releases'))",
    );
    await judge();
    expect(await pointer()).toMatchObject({ canary: canary.version });
    await server.database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await until(async () => {
      await judge();
      return (await pointer()).canary === null;
    });
    other.release(true);
  });
});
