import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { publish } from '@karavan/cli';
import { pageOf, versionOf } from '../../../testing/manifest.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createTestTeam, type Build, type TestTeam } from './testing/team.ts';
import { revokeTeamKey } from './keys/team-keys.ts';
import { collectReleases } from './storage/collect-releases.ts';
import { createReleaseFolders } from './storage/release-folders.ts';

const MAJOR = Number(CONTRACT_VERSION.split('.')[0]);

let server: TestServer;
let site: string;
let team: TestTeam;
/** A version is never another release: each test has its own. */
let offset = 0;
const v = (n: number) => versionOf(offset + n);
beforeAll(async () => {
  server = await createTestServer();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await server.database.db.deleteFrom('release_pointer').execute();
  await server.database.db.deleteFrom('release').execute();
  await rm(path.join(server.dataDir, 'releases'), { recursive: true, force: true });
  offset += 100;
  team = await createTestTeam(server, site, { offset });
});
afterAll(() => server.close());

const pointer = async (name: string) => {
  const { pointers } = await team.api.list(name);
  return pointers.map(({ current, previous, canary, percent }) => ({
    current,
    previous,
    canary,
    percent,
  }))[0];
};
const states = async (name: string) =>
  Object.fromEntries(
    (await team.api.list(name)).releases.map(({ version, state }) => [version, state]),
  );
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
const roll = async (name: string) => {
  const { pointers } = await team.api.list(name);
  const { revision, contract_major } = pointers[0]!;
  return team.api.rollback({
    package: name,
    channel: STABLE,
    contract_major,
    revision,
    reason: '',
  });
};

describe('a release', () => {
  it('is uploaded file by file, verified, and staged in a folder of its own', async () => {
    const release = await team.publish({
      id: 'mf-one',
      version: 1,
      files: { 'web/entry.js': 'entry', 'web/entry.js.br': brotliCompressSync('entry') },
    });
    expect(release).toMatchObject({ state: 'staged', problems: [] });
    const folder = path.join(server.dataDir, 'releases/mf-one', release.version, 'web');
    expect((await readdir(folder)).toSorted()).toEqual(['entry.js', 'entry.js.br']);
  });

  it('goes to a share of the visitors, to all, and back again; its state follows', async () => {
    const one = await team.release({ id: 'mf-one', version: 1 });
    const two = await team.publish({ id: 'mf-one', version: 2 });
    await team.promote(two, 20);
    expect(await pointer('mf-one')).toEqual({
      current: one.version,
      previous: null,
      canary: two.version,
      percent: 20,
    });
    expect(await states('mf-one')).toEqual({ [one.version]: 'live', [two.version]: 'canary' });
    await team.promote(two);
    expect(await pointer('mf-one')).toMatchObject({ current: two.version, previous: one.version });
    expect(await states('mf-one')).toEqual({ [one.version]: 'superseded', [two.version]: 'live' });
    await roll('mf-one');
    expect(await pointer('mf-one')).toMatchObject({ current: one.version, previous: null });
    const { list } = await team.api.log({ package: 'mf-one' });
    expect(
      list
        .map(({ action, to }) => [action, to])
        .toReversed()
        .slice(-6),
    ).toEqual([
      ['publish', one.version],
      ['promote', one.version],
      ['publish', two.version],
      ['canary', two.version],
      ['promote', two.version],
      ['roll back', one.version],
    ]);
  });

  it('is taken back as a canary with a share of nothing', async () => {
    await team.release({ id: 'mf-one', version: 1 });
    const two = await team.publish({ id: 'mf-one', version: 2 });
    await team.promote(two, 50);
    await team.promote(two, 0);
    expect(await pointer('mf-one')).toMatchObject({ canary: null, percent: 0 });
    expect(await states('mf-one')).toMatchObject({ [two.version]: 'staged' });
  });

  it('can be gone back to while some visitors have it again already', async () => {
    const one = await team.release({ id: 'mf-one', version: 1 });
    await team.release({ id: 'mf-one', version: 2 });
    await team.promote(one, 20);
    await roll('mf-one');
    expect(await pointer('mf-one')).toMatchObject({ current: one.version, canary: null });
    expect(await states('mf-one')).toMatchObject({ [one.version]: 'live' });
  });

  it('is the same one when it is published again, and never another under its name', async () => {
    await team.release({ id: 'mf-one', version: 1 });
    expect(await team.publish({ id: 'mf-one', version: 1 })).toMatchObject({ state: 'live' });
    expect(
      await refusal(team.publish({ id: 'mf-one', version: 1, files: { 'web/entry.js': 'other' } })),
    ).toBe(`mf-one ${v(1)} has been published with other content`);
  });

  it('once blocked leaves every pointer, for good', async () => {
    const one = await team.release({ id: 'mf-one', version: 1 });
    const two = await team.release({ id: 'mf-one', version: 2 });
    const { package: name, version } = two;
    await team.api.block({ package: name, version, reason: 'It charges twice' });
    await team.api.block({ package: name, version, reason: 'Again' });
    expect(await pointer('mf-one')).toMatchObject({ current: one.version, previous: null });
    expect(await refusal(team.promote(two))).toContain('is blocked');
    expect(await refusal(team.publish({ id: 'mf-one', version: 2 }))).toContain('is blocked');
    await team.api.block({ package: name, version: one.version, reason: 'It as well' });
    expect(await pointer('mf-one')).toBeUndefined();
  });
});

describe('two who move a pointer at once', () => {
  it('do not undo each other: one of them is told', async () => {
    await team.release({ id: 'mf-one', version: 1 });
    const releases = await Promise.all(
      [2, 3, 4, 5].map((version) => team.publish({ id: 'mf-one', version })),
    );
    const { revision } = (await team.api.list('mf-one')).pointers[0]!;
    const answers = await Promise.all(
      releases.map(({ package: name, version }) =>
        refusal(
          team.api.promote({
            package: name,
            version,
            percent: 100,
            revision,
            channel: STABLE,
            reason: '',
          }),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });
});

describe('what clashes', () => {
  const claims = (id: string, version: number, address: string): Build => ({
    id,
    version,
    files: { 'web/page-a.js': 'page' },
    parts: {
      pages: [pageOf('a', address)],
      chunks: { 'page-a': ['page-a.js'] },
    },
  });

  beforeEach(async () => {
    await team.release({ id: 'shell', version: 1, parts: { contract: CONTRACT_VERSION } });
  });

  it('is not staged, and says with whom', async () => {
    await team.release(claims('mf-one', 1, '/p/:id'));
    const release = await team.publish(claims('mf-two', 1, '/p/:item'));
    expect(release).toMatchObject({
      state: 'verified',
      problems: [`/p/:item is claimed by mf-two ${v(1)} and mf-one ${v(1)}`],
    });
    expect(await refusal(team.promote(release))).toContain('is verified');
  });

  it('is not gone back to when another has taken the address meanwhile', async () => {
    await team.release(claims('mf-feed', 1, '/statistics/feed'));
    await team.release(claims('mf-feed', 2, '/feed'));
    await team.release(claims('mf-statistics', 1, '/statistics/feed'));
    expect(await refusal(roll('mf-feed'))).toContain('/statistics/feed is claimed by');
    expect(await pointer('mf-feed')).toMatchObject({ current: v(2) });
    expect(await refusal(roll('mf-statistics'))).toContain('no earlier release');
  });

  it('does not become a canary either, however both were staged', async () => {
    await team.release(claims('mf-one', 1, '/one'));
    const later = await team.publish(claims('mf-one', 2, '/both'));
    const other = await team.publish(claims('mf-two', 1, '/both'));
    await team.promote(other);
    expect(await refusal(team.promote(later, 1))).toContain('/both is claimed by');
  });

  it.each([
    ['an incompatible React', { react: '^18.0.0' }, 'needs react ^18.0.0; shell'],
    ['a library that no shell carries', { vue: '^3.0.0' }, 'takes vue from the shell'],
  ])('is not staged with %s', async (_, shared, words) => {
    await team.release({ id: 'shell', version: 2, parts: { shared: { react: '19.3.0' } } });
    const release = await team.publish({ id: 'mf-one', version: 1, parts: { shared } });
    expect(release.state).toBe('verified');
    expect(release.problems.join()).toContain(words);
  });

  it('may name our own packages, as older releases do: the contract says whether they fit', async () => {
    await team.release({ id: 'shell', version: 2, parts: { shared: { react: '19.3.0' } } });
    const shared = { '@karavan/shared-ui': '^0.1.0' };
    const release = await team.publish({ id: 'mf-one', version: 1, parts: { shared } });
    expect(release).toMatchObject({ state: 'staged', problems: [] });
  });

  it('is not staged with more of the contract than the shell has', async () => {
    const contract = `^${MAJOR}.999.0`;
    const release = await team.publish({ id: 'mf-one', version: 1, parts: { contract } });
    expect(release.problems.join()).toContain(`asks for contract ${contract}; shell`);
  });

  it('waits for a shell of its contract, and disturbs nobody meanwhile', async () => {
    await team.release({ id: 'mf-one', version: 1, parts: { contract: '^999.0.0' } });
    expect(await team.publish({ id: 'mf-two', version: 1 })).toMatchObject({ state: 'staged' });
  });

  it('is a shell without the remotes that are live', async () => {
    await team.release({ id: 'mf-one', version: 1 });
    const next = `${MAJOR + 1}.0.0`;
    const shell = await team.publish({ id: 'shell', version: 2, parts: { contract: next } });
    expect(shell.problems.join()).toContain(`needs a release of mf-one for contract ${MAJOR + 1}`);
    await team.release({ id: 'mf-one', version: 2, parts: { contract: `^${next}` } });
    const { package: name, version } = shell;
    expect(await team.api.verify({ package: name, version })).toMatchObject({ state: 'staged' });
    await team.promote(shell);
    expect(await pointer('shell')).toMatchObject({ current: v(2) });
  });
});

describe('a release is not verified', () => {
  it.each<[string, Partial<Build>, string]>([
    [
      'with a React of its own',
      {
        files: {
          'web/app.js': 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=b',
        },
      },
      'web/app.js carries a second React',
    ],
    [
      'with a copy that differs',
      { files: { 'web/entry.js.br': brotliCompressSync('x') } },
      'is no copy',
    ],
    [
      'with a server bundle that no page needs',
      { files: { 'node/server.cjs': 'x' } },
      'leave node/ out',
    ],
    [
      'without the server bundle that a page needs',
      {
        files: { 'web/page-a.js': '' },
        parts: {
          pages: [{ ...pageOf('a', '/a'), ssr: true }],
          chunks: { 'page-a': ['page-a.js'] },
        },
      },
      'node/server.cjs is missing',
    ],
    [
      'with a page without script',
      { parts: { pages: [pageOf('a', '/a')] } },
      "has no chunk 'page-a'",
    ],
    [
      'that is too heavy',
      {
        files: { 'web/page-a.js': 'x'.repeat(30_000) },
        parts: {
          pages: [pageOf('a', '/a')],
          chunks: { 'page-a': ['page-a.js'] },
        },
      },
      "page 'a' needs 30000 bytes",
    ],
    ['without a range of contracts', { parts: { contract: '3.0.0' } }, 'a range of contracts'],
  ])('%s', async (_, build, problem) => {
    const release = await team.publish({ id: 'mf-one', version: 1, ...build });
    expect(release.state).toBe('uploaded');
    expect(release.problems.join()).toContain(problem);
    expect(await refusal(team.promote(release))).toContain('is uploaded');
  });

  it('while files are missing', async () => {
    const dist = await team.build({ id: 'mf-one', version: 1 });
    const { api, key } = team;
    const half = { ...api, upload: async () => ({ missing: 0 }) };
    expect((await publish(half, key, dist)).problems).toEqual([
      `mf-one ${v(1)}: 1 files have not come yet`,
    ]);
    expect(await publish(api, key, dist)).toMatchObject({ state: 'staged' });
  });
});

describe('the server takes nothing in that', () => {
  it('differs from its hash', async () => {
    const dist = await team.build({ id: 'mf-one', version: 1 });
    await writeFile(path.join(dist, 'web/entry.js'), 'changed after it was signed');
    expect(await refusal(publish(team.api, team.key, dist))).toContain('differs from its hash');
    expect(await readdir(path.join(server.dataDir, 'releases/.uploads'))).toEqual(['mf-one']);
  });

  it('is signed by another key than the one that asks', async () => {
    const other = await createTestTeam(server, site);
    const dist = await team.build({ id: 'mf-one', version: 1 });
    expect(await refusal(publish(team.api, other.key, dist))).toContain(
      'the signature does not fit',
    );
  });

  it('comes from an unknown or revoked key, or is for something else', async () => {
    const dist = await team.build({ id: 'mf-one', version: 1 });
    const revoked = await createTestTeam(server, site);
    await server.database.db.transaction().execute((trx) => revokeTeamKey(trx, revoked.keyId));
    await expect(publish(revoked.api, revoked.key, dist)).rejects.toMatchObject({ status: 401 });
    const theirs = await createTestTeam(server, site, { packages: ['mf-two'], offset });
    await expect(publish(theirs.api, theirs.key, dist)).rejects.toMatchObject({ status: 403 });
    const reader = await createTestTeam(server, site, { actions: ['publish'], offset });
    const release = await publish(reader.api, reader.key, dist);
    const { package: name, version } = release;
    const move = { package: name, revision: 0, channel: STABLE, reason: '' };
    await expect(reader.api.promote({ ...move, version, percent: 100 })).rejects.toMatchObject({
      status: 403,
    });
    await expect(reader.api.rollback({ ...move, contract_major: MAJOR })).rejects.toMatchObject({
      status: 403,
    });
    await expect(reader.api.block({ package: name, version, reason: 'x' })).rejects.toMatchObject({
      status: 403,
    });
  });

  it.each<[string, (header: string) => string]>([
    ['an old', (header) => header.replace(/:\d+:/, `:${Math.floor(Date.now() / 1000) - 600}:`)],
    ['no', (header) => header.replace(/:[^:]*$/, ':')],
    ['a key without', () => 'Karavan-Key x'],
    ['a malformed', (header) => header.replace(/:[^:]*$/, ':%%%')],
  ])('has %s signature', async (_, spoil) => {
    const url = '/api/v1/releases/';
    const authorization = team.key.authorize({ method: 'GET', url, body: null });
    const ask = (header: string) => fetch(site + url, { headers: { authorization: header } });
    expect((await ask(authorization)).status).toBe(200);
    expect((await ask(spoil(authorization))).status).toBe(401);
  });

  it('was signed for another body or address', async () => {
    const url = '/api/v1/releases/verify/';
    const body = { package: 'mf-one', version: v(1) };
    const authorization = team.key.authorize({ method: 'POST', url, body });
    const send = (address: string, sent: object) =>
      fetch(site + address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
    expect((await send(url, body)).status).toBe(404);
    expect((await send(url, { ...body, package: 'mf-two' })).status).toBe(401);
    expect((await send('/api/v1/releases/preview/', body)).status).toBe(401);
  });

  it.each(['../secret', 'web/../../x', 'web/a/b.js', 'other/x.js', 'web/.hidden'])(
    'has a file at %s',
    async (file) => {
      const files = { [file]: `sha384-${'A'.repeat(64)}` };
      const manifest = JSON.stringify({ ...JSON.parse('{}'), files });
      const answer = refusal(team.api.announce({ manifest, signature: team.key.sign(manifest) }));
      expect(await answer).toContain('release.json');
    },
  );
});

it('the log of releases is append-only', async () => {
  await team.release({ id: 'mf-one', version: 1 });
  const { db } = server.database;
  await expect(db.deleteFrom('release_log').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('release_log').set({ reason: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
});

it('keeps what can be gone back to, then the files for open tabs, then nothing', async () => {
  const { db } = server.database;
  const folders = createReleaseFolders(path.join(server.dataDir, 'releases'));
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8]) await team.release({ id: 'mf-one', version });
  const age = (days: number) =>
    sql`update release set state_at = now() - make_interval(days => ${days})`.execute(db);
  await collectReleases(db, folders);
  expect(await states('mf-one')).toMatchObject({ [v(1)]: 'superseded' });
  await age(2);
  await collectReleases(db, folders);
  expect(await states('mf-one')).toMatchObject({
    [v(1)]: 'retired',
    [v(2)]: 'retired',
    [v(3)]: 'superseded',
    [v(8)]: 'live',
  });
  expect(await folders.isPlaced('mf-one', v(1))).toBe(true);
  await age(15);
  await collectReleases(db, folders);
  expect(await states('mf-one')).toMatchObject({ [v(1)]: 'collected', [v(3)]: 'superseded' });
  expect(await folders.isPlaced('mf-one', v(1))).toBe(false);
  expect(await folders.isPlaced('mf-one', v(3))).toBe(true);
});
