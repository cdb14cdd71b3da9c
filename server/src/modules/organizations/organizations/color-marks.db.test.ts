import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { converter } from 'culori';
import sharp from 'sharp';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { createLocalStore } from '../../../platform/storage/local-store.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { storePicture } from '../../../platform/files/store-picture.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { colorMarks } from './color-marks.ts';

let server: TestServer;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  server = await createTestServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-marks-'));
  store = createLocalStore(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const hueOf = (hex: string) => converter('oklch')(hex)!.h!;
const colorOf = async (id: number) =>
  ((await server.call(`/organizations/${id}/`)).body as OrganizationDetail).color;

async function drawn(background: string) {
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  return storePicture(picture, store, { naming: 'random' });
}

async function organizationWith(picture: Awaited<ReturnType<typeof drawn>>, color = picture.color) {
  const { db } = server.database;
  const { id } = await db
    .insertInto('file')
    .values({ ...picture, color })
    .returning('id')
    .executeTakeFirstOrThrow();
  return createOrganization(db, { image_id: id });
}

it('has the colour of its picture from the moment that it is stored', async () => {
  const picture = await drawn('#0a8a3c');
  const id = await organizationWith(picture);
  expect(await colorOf(id)).toBe(picture.color);
  expect(Math.abs(hueOf(picture.color) - hueOf('#0a8a3c'))).toBeLessThan(4);
});

it('keeps a colour of its own while it has no picture', async () => {
  const id = await createOrganization(server.database.db);
  expect(await colorOf(id)).toMatch(/^#[0-9a-f]{6}$/);
});

it('gets the colour of a picture from before there were colours, though another is lost or broken', async () => {
  const { db } = server.database;
  const [lost, broken, whole, known] = await Promise.all(
    ['#111111', '#222222', '#b03a5b', '#2f5fa8'].map(drawn),
  );
  await store.delete(`${lost!.key}-small.webp`);
  await store.put(`${broken!.key}-small.webp`, Buffer.from('no picture'));
  const older = await Promise.all(
    [lost!, broken!, whole!].map((picture) => organizationWith(picture)),
  );
  const chosen = await organizationWith(known!, '#123456');
  await db
    .updateTable('file')
    .set({ color: null })
    .where('key', 'in', [lost!.key, broken!.key, whole!.key])
    .execute();

  await expect(colorMarks(db, store)).rejects.toThrow('1 failed');
  expect(Math.abs(hueOf(await colorOf(older[2]!)) - hueOf('#b03a5b'))).toBeLessThan(4);
  expect(await colorOf(chosen)).toBe('#123456');
  const left = await db.selectFrom('file').select('key').where('color', 'is', null).execute();
  expect(new Set(left.map(({ key }) => key))).toEqual(new Set([lost!.key, broken!.key]));
});
