import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { handleTask } from '../jobs/define-task.ts';
import { createLog } from '../logging/create-log.ts';
import { runJobs } from '../jobs/jobs.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { drawPhoto, pictureForm } from '../../testing/picture-form.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { createLocalStore } from '../storage/local-store.ts';
import { encodeAvif, encodeAvifTask } from './encode-avif.ts';
import { registerFiles } from './register-files.ts';
import { storePicture } from './store-picture.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-avif-'));
  app = Fastify();
  registerFiles(app, createLocalStore(folder));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const OLDER = 'image/webp,*/*;q=0.8';

const store = async () =>
  storePicture(await drawPhoto('png', { width: 900, height: 600 }), createLocalStore(folder));
const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

describe('a stored picture', () => {
  it('is there as WebP at once, and as AVIF after its job, for browsers that take it', async () => {
    const { key } = await store();
    const url = `/files/${key}-medium.webp`;
    expect((await get(url, CHROME)).headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
    });
    await encodeAvif(createLocalStore(folder), key);

    const modern = await get(url, CHROME);
    expect(modern.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    });
    const { format, compression, width } = await sharp(modern.rawPayload).metadata();
    expect([format, compression, width]).toEqual(['heif', 'av1', 720]);
    expect((await get(url, OLDER)).headers['content-type']).toBe('image/webp');
  });

  it('stays WebP in its large size', async () => {
    const { key } = await store();
    await encodeAvif(createLocalStore(folder), key);
    const { headers } = await get(`/files/${key}-large.webp`, CHROME);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['vary']).toBeUndefined();
  });

  it('that has been deleted needs no AVIF', async () => {
    const { key } = await store();
    await rm(path.join(folder, path.dirname(key)), { recursive: true });
    await encodeAvif(createLocalStore(folder), key);
    expect(await createLocalStore(folder).list('')).toEqual([]);
  });

  it('that is not there is not found, outside of the folder neither', async () => {
    const urls = [`/files/aa/${'a'.repeat(32)}-small.webp`, '/files/..%2f..%2fetc%2fpasswd'];
    for (const url of urls) expect([403, 404]).toContain((await get(url, CHROME)).statusCode);
  });
});

it('an upload gets its AVIF by a job that lets all others go first', async () => {
  const server = await createTestServer();
  try {
    const token = await server.sessionOf(await createUser(server.database.db));
    const form = await pictureForm(await drawPhoto('png'));
    const { status } = await server.call('/files/', { method: 'POST', token, ...form });
    expect(status).toBe(201);
    const keys: string[] = [];
    const jobs = async () =>
      (
        await server.database.pool.query<{ priority: number }>(
          'select priority from graphile_worker._private_jobs',
        )
      ).rows;
    expect(await jobs()).toEqual([{ priority: 10 }]);
    const handler = handleTask(encodeAvifTask, async ({ key }) => void keys.push(key));
    const running = await runJobs(server.database.pool, [handler], createLog('silent'));
    while ((await jobs()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await running.stop();
    const stored = await server.database.db.selectFrom('file').select('key').execute();
    expect(keys).toEqual(stored.map(({ key }) => key));
  } finally {
    await server.close();
  }
});
