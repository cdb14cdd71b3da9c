import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createUser } from '../../testing/factories/accounts.ts';
import { createItem } from '../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLocalStore } from '../storage/local-store.ts';
import { pruneUploads } from './prune-uploads.ts';
import { uploadVideo } from './upload-video.ts';

const RECORDING = path.resolve('server/seeds/videos/shirt.mp4');

let database: TestDatabase;
let folder: string;
let ownerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-videos-'));
  ownerId = await createUser(database.db);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Stores a video that was uploaded so many days ago; answers its key. */
async function upload(days: number): Promise<string> {
  const { key, uploadId } = await uploadVideo(database.db, createLocalStore(folder), ownerId, {
    source: createReadStream(RECORDING),
    field: 'file',
  });
  await sql`update video_upload set created_at = now() - make_interval(days => ${days})
    where id = ${uploadId}`.execute(database.db);
  return key;
}

it('deletes videos a week old that belong to nothing, and their files', async () => {
  const { db } = database;
  const [used, fresh, unused] = [await upload(30), await upload(6), await upload(8)];
  const poster = { key: 'ab/poster', width: 4, height: 3 };
  await db
    .insertInto('file')
    .values({ ...poster, thumbhash: null })
    .execute();
  await sql`insert into item_video (item_id, position, video_id, poster_id)
    select ${await createItem(db)}::bigint, 0, video.id, file.id from video, file
    where video.key = ${used}`.execute(db);

  await pruneUploads(db, createLocalStore(folder));

  const kept = (await db.selectFrom('video').select('key').execute()).map(({ key }) => key);
  expect(kept.toSorted()).toEqual([used, fresh].toSorted());
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith('.mp4')).toSorted()).toEqual(
    [used, fresh].map((key) => `${key}.mp4`).toSorted(),
  );
  expect(files).not.toContain(`${unused}.mp4`);
});
