import type { Versions } from '@karavan/shared-api/contract/remotes';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { deploySite, DEPLOY_VARIABLES } from '../../../testing/deployed-site.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { createTestTeam, type TestTeam } from './testing/team.ts';

jest.setTimeout(60_000);

const processes = createServerProcesses();
let database: TestDatabase;
let site: string;
let team: TestTeam;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ address: site } = await processes.start(database.connectionString, DEPLOY_VARIABLES));
  await deploySite(site);
  team = await createTestTeam({ database } as TestServer, site);
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

/** The cookies that an answer sets, as the next request sends them; what it clears is empty. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');

const open = (path: string, cookie = '', method = 'GET') =>
  fetch(site + path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(method === 'POST' && { origin: site }) },
  });

async function versionOf(name: string, cookie: string): Promise<string | undefined> {
  const answer = await open('/versions.json', cookie);
  return ((await answer.json()) as Versions).versions[name];
}

it('a channel is joined by its link and left by the badge', async () => {
  const stable = await team.release({ id: 'mf-one', version: 1 });
  const beta = await team.publish({ id: 'mf-one', version: 2 });
  const { package: name, version } = beta;
  const move = { package: name, version, percent: 100, revision: 0, reason: '' };
  await team.api.promote({ ...move, channel: 'beta' });

  const joining = await open('/channel/beta');
  expect([joining.status, joining.headers.get('location')]).toEqual([303, '/']);
  expect(await versionOf('mf-one', cookiesOf(joining))).toBe(beta.version);
  expect(await versionOf('mf-one', '')).toBe(stable.version);

  const leaving = await open('/preview/reset', cookiesOf(joining), 'POST');
  expect(cookiesOf(leaving)).toMatch(/channel=(;|$)/);
  expect((await open('/channel/gamma')).status).toBe(404);
  expect((await open(`/channel/${STABLE}`)).status).toBe(303);
});

it('a release tells its files for good, until nobody is to have it any more', async () => {
  const { package: name, version } = await team.publish({ id: 'mf-one', version: 3 });
  const list = (named: string) => open(`/remotes/mf-one/${named}/files.json`);
  const answer = await list(version);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.json()).toEqual({
    integrity: { 'entry.js': expect.stringMatching(/^sha384-/) },
    chunks: {},
  });
  for (const other of ['1.0.0-000000000009', 'a%00b', '..', '%2e%2e', 'a'.repeat(3000)]) {
    expect((await list(other)).status).toBe(404);
  }
  expect((await list('%ED%A0%80')).status).toBe(400);
  await team.api.block({ package: name, version, reason: 'It charges twice' });
  expect((await list(version)).status).toBe(404);
});
