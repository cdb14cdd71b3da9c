import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { publishRelease } from './publish-release.ts';
import { findPointedRemotes } from './remotes.queries.ts';
import type { StoredRelease } from './remotes.tables.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karavan-releases-'));
  await mkdir(path.join(folder, 'build'));
  await database.db.deleteFrom('remote_pointer').execute();
  await database.db.deleteFrom('remote_release').execute();
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.drop());

async function publish(
  id: string,
  version: string,
  parts: Partial<StoredRelease> = {},
  script = `${id} ${version}`,
): Promise<void> {
  await writeFile(path.join(folder, 'build', 'entry.js'), script);
  await publishRelease(database.db, {
    build: path.join(folder, 'build'),
    releases: path.join(folder, 'releases'),
    release: {
      id,
      version,
      entry: 'entry.js',
      contract: `^${CONTRACT_VERSION}`,
      integrity: {},
      chunks: {},
      pages: [],
      overlays: [],
      ...parts,
    },
  });
}

const versions = async () =>
  (await findPointedRemotes(database.db)).map(({ current, previous }) => [
    current.version,
    previous?.version ?? null,
  ]);

const page = (name: string, address: string) => ({
  name,
  path: address,
  access: 'public' as const,
  nav: true,
  ssr: false,
});

describe('publishing a release', () => {
  it('puts its files into a folder of their own and keeps the one before to fall back to', async () => {
    await publish('mf-one', '1');
    await publish('mf-one', '2');
    expect(await versions()).toEqual([['2', '1']]);
    const files = path.join(folder, 'releases/mf-one');
    expect(await readFile(path.join(files, '1/entry.js'), 'utf8')).toBe('mf-one 1');
    expect(await readFile(path.join(files, '2/entry.js'), 'utf8')).toBe('mf-one 2');
  });

  it('twice changes nothing, and an old version again is a way back', async () => {
    await publish('mf-one', '1');
    await publish('mf-one', '2');
    await publish('mf-one', '2');
    expect(await versions()).toEqual([['2', '1']]);
    await publish('mf-one', '1');
    expect(await versions()).toEqual([['1', '2']]);
  });

  it('never overwrites the files of a version', async () => {
    await publish('mf-one', '1');
    await publish('mf-one', '1', {}, 'changed');
    const file = path.join(folder, 'releases/mf-one/1/entry.js');
    expect(await readFile(file, 'utf8')).toBe('mf-one 1');
  });
});

describe('a release is refused that', () => {
  it('asks for another contract', async () => {
    await expect(publish('mf-one', '1', { contract: '^999.0.0' })).rejects.toThrow(
      'mf-one asks for contract ^999.0.0',
    );
    expect(await versions()).toEqual([]);
  });

  it('takes the address of another remote or of the shell', async () => {
    await publish('mf-one', '1', { pages: [page('item', '/p/:id')] });
    await expect(publish('mf-two', '1', { pages: [page('post', '/p/:id')] })).rejects.toThrow(
      'mf-two',
    );
    await expect(publish('mf-two', '1', { pages: [page('auth', '/auth')] })).rejects.toThrow(
      'mf-two',
    );
    await expect(publish('mf-one', '2', { pages: [page('item', '/p/:id')] })).resolves.toBe(
      undefined,
    );
  });

  it('takes the overlay of another remote', async () => {
    await publish('mf-one', '1', { overlays: [{ type: 'map' }] });
    await expect(publish('mf-two', '1', { overlays: [{ type: 'map' }] })).rejects.toThrow(
      "the overlay 'map' has an owner",
    );
  });
});
