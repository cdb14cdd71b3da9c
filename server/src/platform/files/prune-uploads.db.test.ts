import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { encodeAvif } from './encode-avif.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { drawPhoto } from '../../testing/picture-form.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLocalStore } from '../storage/local-store.ts';
import { pruneUploads } from './prune-uploads.ts';
import { uploadPicture } from './upload-picture.ts';

let database: TestDatabase;
let folder: string;
let ownerId: number;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-uploads-'));
  ownerId = await createUser(database.db);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Stores a picture that was uploaded so many days ago; answers its key. */
async function upload(days: number): Promise<string> {
  const picture = { content: await drawPhoto('png'), field: 'file' } as const;
  const { key, uploadId } = await uploadPicture(database.db, createLocalStore(folder), {
    picture,
    ownerId,
    isWatermarked: false,
  });
  await sql`update picture_upload set created_at = now() - make_interval(days => ${days})
    where id = ${uploadId}`.execute(database.db);
  return key;
}

const show = (key: string) =>
  sql`update app_user set avatar_id = (select id from file where key = ${key})
    where id = ${ownerId}`.execute(database.db);

async function kept(): Promise<string[]> {
  const rows = await database.db.selectFrom('file').select('key').execute();
  return rows.map(({ key }) => key).toSorted();
}

async function keptFiles(): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

it('deletes what was uploaded long ago and is shown nowhere, with all of its files', async () => {
  const old = await upload(8);
  await encodeAvif(createLocalStore(folder), old);
  const young = await upload(6);
  expect(await keptFiles()).toBe(8);
  await pruneUploads(database.db, createLocalStore(folder));
  expect(await kept()).toEqual([young]);
  expect(await keptFiles()).toBe(3);
  const uploads = await database.db.selectFrom('picture_upload').select('id').execute();
  expect(uploads).toHaveLength(1);
});

it('keeps what is shown somewhere, however old', async () => {
  const shown = await upload(800);
  await show(shown);
  await pruneUploads(database.db, createLocalStore(folder));
  expect(await kept()).toEqual([shown]);
  expect(await keptFiles()).toBe(3);
});

it('finds every column that shows a file by its foreign key', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name in ('file_id', 'avatar_id', 'image_id', 'photo_id')
      -- Elsewhere it refers to the banners that an organization shows others.
      or table_name = 'organization' and column_name = 'banner_id')`.execute(database.db);
  const { rows: referring } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'file'::regclass`.execute(database.db);
  const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();
  expect(names(referring)).toEqual(expect.arrayContaining(names(rows)));
});

it('gets through any number of them, shown ones in between', async () => {
  const keys: string[] = [];
  for (let count = 0; count < 7; count += 1) keys.push(await upload(30));
  await show(keys[1]!);
  await pruneUploads(database.db, createLocalStore(folder), { batch: 2 });
  expect(await kept()).toEqual([keys[1]]);
  expect(await keptFiles()).toBe(3);
});

it('deletes the others when the files of one cannot be deleted, and tells of that one', async () => {
  const [stuck, other] = [await upload(30), await upload(8)];
  const file = path.join(folder, `${stuck}-large.webp`);
  await rm(file);
  // A folder is no file to be deleted.
  await mkdir(file);
  await expect(pruneUploads(database.db, createLocalStore(folder), { batch: 1 })).rejects.toThrow(
    '1 failed',
  );
  expect(await kept()).toEqual([stuck]);
  expect((await readdir(folder, { recursive: true })).join()).not.toContain(other);

  await rm(file, { recursive: true });
  await pruneUploads(database.db, createLocalStore(folder));
  expect(await kept()).toEqual([]);
});
