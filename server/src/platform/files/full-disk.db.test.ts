import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { createUser } from '../../testing/factories/accounts.ts';
import { drawPhoto, pictureForm } from '../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { watchDiskSpace } from './disk-space.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ UPLOAD_MEGABYTES_PER_PERSON_DAY: '1' });
  token = await newcomer();
});
afterAll(() => server.close());

const newcomer = async () => server.sessionOf(await createUser(server.database.db));

async function upload(content: Buffer, { as = token, locale = 'ru', to = '/files/' } = {}) {
  const form = await pictureForm(content);
  const headers = { ...form.headers, 'accept-language': locale };
  return server.call(to, { method: 'POST', token: as, ...form, headers });
}

const FULL = { status: 507, body: { success: false, code: 'storage_full' } };

async function countFiles(): Promise<number> {
  const all = await readdir(path.join(server.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return all.filter((entry) => entry.isFile()).length;
}

describe('a disk that is almost full', () => {
  afterEach(() => server.setDiskProblem(null));

  it('takes no more uploads, says why in every language, and still shows everything', async () => {
    const photo = await drawPhoto('png');
    expect((await upload(photo)).status).toBe(201);
    server.setDiskProblem('12 MB left');
    const messages = new Set<string>();
    for (const locale of LOCALES) {
      const answer = await upload(photo, { locale });
      expect(answer).toMatchObject(FULL);
      messages.add((answer.body as { message: string }).message);
    }
    expect(messages.size).toBe(LOCALES.length);
    expect((await server.call('/shop/feed/')).status).toBe(200);
    // What is not kept needs no room.
    expect((await upload(photo, { to: '/files/file-to-base64/' })).status).toBe(200);
  });

  it('is noticed, and so is its recovery', async () => {
    let free = 100;
    const disk = await watchDiskSpace('/data', {
      minimumMegabytes: 50,
      log: { info: jest.fn(), warn: jest.fn() },
      readFree: async () => free * 1_048_576,
      lookEveryMs: 5,
    });
    expect(disk.problem()).toBeNull();
    free = 49;
    while (disk.problem() === null) await sleep(5);
    expect(disk.problem()).toContain('49 MB left');
    free = 50;
    while (disk.problem() !== null) await sleep(5);
    disk.close();
  });
});

describe('a disk without any room', () => {
  it('of the database fails what is written, and nothing that is read', async () => {
    const { db } = server.database;
    await sql`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100'; end $$`.execute(db);
    await sql`
      create trigger refuse before insert on picture_upload
        for each row execute function refuse()`.execute(db);
    const before = await countFiles();
    const answer = await upload(await drawPhoto('png'));
    expect(answer).toMatchObject(FULL);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // The files of a picture that nobody knows of would stay for ever.
    expect(await countFiles()).toBe(before);
    expect((await server.call('/shop/feed/')).status).toBe(200);
    await sql`drop function refuse cascade`.execute(db);
    expect((await upload(await drawPhoto('png'))).status).toBe(201);
  });

  it('of the files leaves none of a picture behind', async () => {
    const files = path.join(server.dataDir, 'files');
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', files]);
    if (mount.status !== 0) {
      console.log('SKIPPED: a full disk of files (only root may mount one)');
      return;
    }
    try {
      const noise = await sharp({
        create: {
          width: 900,
          height: 900,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 50 })
        .toBuffer();
      expect(await upload(noise)).toMatchObject(FULL);
      expect(await countFiles()).toBe(0);
    } finally {
      spawnSync('umount', [files]);
    }
  });
});

describe('the bytes of a day', () => {
  const half = Buffer.alloc(600_000, 'x');

  it('are counted by person, whether or not the file is good, and refused beyond', async () => {
    const busy = await newcomer();
    expect((await upload(half, { as: busy, to: '/files/videos/' })).status).toBe(415);
    const over = await upload(half, { as: busy, to: '/files/videos/' });
    expect(over).toMatchObject({ status: 429, body: { code: 'upload_quota_used' } });
    expect((await upload(half, { as: await newcomer(), to: '/files/videos/' })).status).toBe(415);
  });

  it('hold for parallel uploads alike', async () => {
    const busy = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => upload(half, { as: busy, to: '/files/videos/' })),
    );
    expect(answers.filter(({ status }) => status === 415)).toHaveLength(1);
  });
});
