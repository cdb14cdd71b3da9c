import { brotliCompressSync } from 'node:zlib';
import { publish } from '@karavan/cli';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { pageOf } from '../../../../testing/manifest.ts';
import { MAJOR, refusal, startReleaseSite } from '../testing/release-site.ts';
import type { Build } from '../testing/team.ts';

const site = startReleaseSite();

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
    await site.team.release({ id: 'shell', version: 1, parts: { contract: CONTRACT_VERSION } });
  });

  it('is not staged, and says with whom', async () => {
    await site.team.release(claims('mf-one', 1, '/p/:id'));
    const release = await site.team.publish(claims('mf-two', 1, '/p/:item'));
    expect(release).toMatchObject({
      state: 'verified',
      problems: [`/p/:item is claimed by mf-two ${site.v(1)} and mf-one ${site.v(1)}`],
    });
    expect(await refusal(site.team.promote(release))).toContain('is verified');
  });

  it('is not gone back to when another has taken the address meanwhile', async () => {
    await site.team.release(claims('mf-feed', 1, '/statistics/feed'));
    await site.team.release(claims('mf-feed', 2, '/feed'));
    await site.team.release(claims('mf-statistics', 1, '/statistics/feed'));
    expect(await refusal(site.rollback('mf-feed'))).toContain('/statistics/feed is claimed by');
    expect(await site.pointer('mf-feed')).toMatchObject({ current: site.v(2) });
    expect(await refusal(site.rollback('mf-statistics'))).toContain('no earlier release');
  });

  it('does not become a canary either, however both were staged', async () => {
    await site.team.release(claims('mf-one', 1, '/one'));
    const later = await site.team.publish(claims('mf-one', 2, '/both'));
    const other = await site.team.publish(claims('mf-two', 1, '/both'));
    await site.team.promote(other);
    expect(await refusal(site.team.promote(later, 1))).toContain('/both is claimed by');
  });

  it.each([
    ['an incompatible React', { react: '^18.0.0' }, 'needs react ^18.0.0; shell'],
    ['a library that no shell carries', { vue: '^3.0.0' }, 'takes vue from the shell'],
  ])('is not staged with %s', async (_, shared, words) => {
    await site.team.release({ id: 'shell', version: 2, parts: { shared: { react: '19.3.0' } } });
    const release = await site.team.publish({ id: 'mf-one', version: 1, parts: { shared } });
    expect(release.state).toBe('verified');
    expect(release.problems.join()).toContain(words);
  });

  it('may name our own packages, as older releases do: the contract says whether they fit', async () => {
    await site.team.release({ id: 'shell', version: 2, parts: { shared: { react: '19.3.0' } } });
    const shared = { '@karavan/shared-ui': '^0.1.0' };
    const release = await site.team.publish({ id: 'mf-one', version: 1, parts: { shared } });
    expect(release).toMatchObject({ state: 'staged', problems: [] });
  });

  it('is not staged with more of the contract than the shell has', async () => {
    const contract = `^${MAJOR}.999.0`;
    const release = await site.team.publish({ id: 'mf-one', version: 1, parts: { contract } });
    expect(release.problems.join()).toContain(`asks for contract ${contract}; shell`);
  });

  it('waits for a shell of its contract, and disturbs nobody meanwhile', async () => {
    await site.team.release({ id: 'mf-one', version: 1, parts: { contract: '^999.0.0' } });
    expect(await site.team.publish({ id: 'mf-two', version: 1 })).toMatchObject({
      state: 'staged',
    });
  });

  it('is a shell without the remotes that are live', async () => {
    await site.team.release({ id: 'mf-one', version: 1 });
    const next = `${MAJOR + 1}.0.0`;
    const shell = await site.team.publish({ id: 'shell', version: 2, parts: { contract: next } });
    expect(shell.problems.join()).toContain(`needs a release of mf-one for contract ${MAJOR + 1}`);
    await site.team.release({ id: 'mf-one', version: 2, parts: { contract: `^${next}` } });
    const { package: name, version } = shell;
    expect(await site.team.api.verify({ package: name, version })).toMatchObject({
      state: 'staged',
    });
    await site.team.promote(shell);
    expect(await site.pointer('shell')).toMatchObject({ current: site.v(2) });
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
    const release = await site.team.publish({ id: 'mf-one', version: 1, ...build });
    expect(release.state).toBe('uploaded');
    expect(release.problems.join()).toContain(problem);
    expect(await refusal(site.team.promote(release))).toContain('is uploaded');
  });

  it('while files are missing', async () => {
    const dist = await site.team.build({ id: 'mf-one', version: 1 });
    const { api, key } = site.team;
    const half = { ...api, upload: async () => ({ missing: 0 }) };
    expect((await publish(half, key, dist)).problems).toEqual([
      `mf-one ${site.v(1)}: 1 files have not come yet`,
    ]);
    expect(await publish(api, key, dist)).toMatchObject({ state: 'staged' });
  });
});
