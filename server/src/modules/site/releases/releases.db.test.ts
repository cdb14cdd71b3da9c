import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { collectReleases } from './storage/collect-releases.ts';
import { createReleaseFolders } from './storage/release-folders.ts';
import { refusal, startReleaseSite } from './testing/release-site.ts';

const site = startReleaseSite();

describe('a release', () => {
  it('is uploaded file by file, verified, and staged in a folder of its own', async () => {
    const release = await site.team.publish({
      id: 'mf-one',
      version: 1,
      files: { 'web/entry.js': 'entry', 'web/entry.js.br': brotliCompressSync('entry') },
    });
    expect(release).toMatchObject({ state: 'staged', problems: [] });
    const folder = path.join(site.server.dataDir, 'releases/mf-one', release.version, 'web');
    expect((await readdir(folder)).toSorted()).toEqual(['entry.js', 'entry.js.br']);
  });

  it('goes to a share of the visitors, to all, and back again; its state follows', async () => {
    const one = await site.team.release({ id: 'mf-one', version: 1 });
    const two = await site.team.publish({ id: 'mf-one', version: 2 });
    await site.team.promote(two, 20);
    expect(await site.pointer('mf-one')).toEqual({
      current: one.version,
      previous: null,
      canary: two.version,
      percent: 20,
    });
    expect(await site.states('mf-one')).toEqual({ [one.version]: 'live', [two.version]: 'canary' });
    await site.team.promote(two);
    expect(await site.pointer('mf-one')).toMatchObject({
      current: two.version,
      previous: one.version,
    });
    expect(await site.states('mf-one')).toEqual({
      [one.version]: 'superseded',
      [two.version]: 'live',
    });
    await site.rollback('mf-one');
    expect(await site.pointer('mf-one')).toMatchObject({ current: one.version, previous: null });
    const { list } = await site.team.api.log({ package: 'mf-one' });
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
    await site.team.release({ id: 'mf-one', version: 1 });
    const two = await site.team.publish({ id: 'mf-one', version: 2 });
    await site.team.promote(two, 50);
    await site.team.promote(two, 0);
    expect(await site.pointer('mf-one')).toMatchObject({ canary: null, percent: 0 });
    expect(await site.states('mf-one')).toMatchObject({ [two.version]: 'staged' });
  });

  it('can be gone back to while some visitors have it again already', async () => {
    const one = await site.team.release({ id: 'mf-one', version: 1 });
    await site.team.release({ id: 'mf-one', version: 2 });
    await site.team.promote(one, 20);
    await site.rollback('mf-one');
    expect(await site.pointer('mf-one')).toMatchObject({ current: one.version, canary: null });
    expect(await site.states('mf-one')).toMatchObject({ [one.version]: 'live' });
  });

  it('is the same one when it is published again, and never another under its name', async () => {
    await site.team.release({ id: 'mf-one', version: 1 });
    expect(await site.team.publish({ id: 'mf-one', version: 1 })).toMatchObject({ state: 'live' });
    expect(
      await refusal(
        site.team.publish({ id: 'mf-one', version: 1, files: { 'web/entry.js': 'other' } }),
      ),
    ).toBe(`mf-one ${site.v(1)} has been published with other content`);
  });

  it('once blocked leaves every pointer, for good', async () => {
    const one = await site.team.release({ id: 'mf-one', version: 1 });
    const two = await site.team.release({ id: 'mf-one', version: 2 });
    const { package: name, version } = two;
    await site.team.api.block({ package: name, version, reason: 'It charges twice' });
    await site.team.api.block({ package: name, version, reason: 'Again' });
    expect(await site.pointer('mf-one')).toMatchObject({ current: one.version, previous: null });
    expect(await refusal(site.team.promote(two))).toContain('is blocked');
    expect(await refusal(site.team.publish({ id: 'mf-one', version: 2 }))).toContain('is blocked');
    await site.team.api.block({ package: name, version: one.version, reason: 'It as well' });
    expect(await site.pointer('mf-one')).toBeUndefined();
  });
});

describe('two who move a pointer at once', () => {
  it('do not undo each other: one of them is told', async () => {
    await site.team.release({ id: 'mf-one', version: 1 });
    const releases = await Promise.all(
      [2, 3, 4, 5].map((version) => site.team.publish({ id: 'mf-one', version })),
    );
    const { revision } = (await site.team.api.list('mf-one')).pointers[0]!;
    const answers = await Promise.all(
      releases.map(({ package: name, version }) =>
        refusal(
          site.team.api.promote({
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

it('the log of releases is append-only', async () => {
  await site.team.release({ id: 'mf-one', version: 1 });
  const { db } = site.server.database;
  await expect(db.deleteFrom('release_log').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('release_log').set({ reason: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
});

it('keeps what can be gone back to, then the files for open tabs, then nothing', async () => {
  const { db } = site.server.database;
  const folders = createReleaseFolders(path.join(site.server.dataDir, 'releases'));
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8])
    await site.team.release({ id: 'mf-one', version });
  const age = (days: number) =>
    sql`update release set state_at = now() - make_interval(days => ${days})`.execute(db);
  await collectReleases(db, folders);
  expect(await site.states('mf-one')).toMatchObject({ [site.v(1)]: 'superseded' });
  await age(2);
  await collectReleases(db, folders);
  expect(await site.states('mf-one')).toMatchObject({
    [site.v(1)]: 'retired',
    [site.v(2)]: 'retired',
    [site.v(3)]: 'superseded',
    [site.v(8)]: 'live',
  });
  expect(await folders.isPlaced('mf-one', site.v(1))).toBe(true);
  await age(15);
  await collectReleases(db, folders);
  expect(await site.states('mf-one')).toMatchObject({
    [site.v(1)]: 'collected',
    [site.v(3)]: 'superseded',
  });
  expect(await folders.isPlaced('mf-one', site.v(1))).toBe(false);
  expect(await folders.isPlaced('mf-one', site.v(3))).toBe(true);
});
