import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { readEnv } from '../env/env.ts';
import { registerErrorTranslator } from '../errors/register-error-translator.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';
import { registerFiles } from './register-files.ts';

const NAME = `ab/${'0'.repeat(32)}.mp4`;
const FILM = Buffer.from('0123456789');

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => s3.variables],
])('files in %s', (_, variables) => {
  let app: FastifyInstance;
  let storage: Storage;
  beforeAll(async () => {
    const log = { warn: jest.fn(), info: jest.fn() };
    storage = openStorage(readEnv({ KARAVAN_DATA_DIR: folder, ...variables() }), log);
    await storage.files.put(NAME, FILM);
    app = Fastify();
    registerErrorTranslator(app);
    registerFiles(app, storage.files);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url: `/files/${NAME}`, method, headers });
  const IMMUTABLE = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'video/mp4',
    etag: `"${NAME}"`,
  };

  it('go out whole, to be kept for ever', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ statusCode: 200, payload: '0123456789' });
    expect(answer.headers).toMatchObject({ ...IMMUTABLE, 'content-length': '10' });
  });

  it.each([
    ['bytes=2-4', '2-4', '234'],
    ['bytes=7-', '7-9', '789'],
    ['bytes=-3', '7-9', '789'],
    ['bytes=5-500', '5-9', '56789'],
    ['bytes=-50', '0-9', '0123456789'],
  ])('go out in part: %s', async (range, part, payload) => {
    const answer = await ask({ range });
    expect(answer).toMatchObject({ statusCode: 206, payload });
    expect(answer.headers).toMatchObject({
      ...IMMUTABLE,
      'content-range': `bytes ${part}/10`,
      'content-length': String(payload.length),
    });
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('have no part %s', async (range) => {
    const answer = await ask({ range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it.each([
    ['several parts', { range: 'bytes=0-1,4-5' }],
    ['what is no range', { range: 'lines=1-2' }],
    ['a part that ends before it begins', { range: 'bytes=4-2' }],
    ['a part of another file', { range: 'bytes=0-1', 'if-range': '"other"' }],
  ])('go out whole to whoever asks for %s', async (_what, headers) => {
    expect(await ask(headers)).toMatchObject({ statusCode: 200, payload: '0123456789' });
  });

  it('are not sent to who has them, or asks about them', async () => {
    const known = await ask({ 'if-none-match': `"${NAME}"` });
    expect(known).toMatchObject({ statusCode: 304, payload: '' });
    const described = await ask({}, 'HEAD');
    expect(described).toMatchObject({ statusCode: 200, payload: '' });
    expect(described.headers).toMatchObject({ ...IMMUTABLE, 'content-length': '10' });
  });

  it('that are not there are not found, outside of the folder neither', async () => {
    const names = [
      NAME.replace('ab/', 'ac/'),
      '..%2f..%2fetc%2fpasswd',
      `ab/..%2f${NAME}`,
      'ab',
      '',
    ];
    for (const name of names) {
      expect((await app.inject(`/files/${name}`)).statusCode).toBe(404);
    }
  });
});

it('are answered with 503 while the bucket is away', async () => {
  const log = { warn: jest.fn(), info: jest.fn() };
  const storage = openStorage(readEnv({ KARAVAN_DATA_DIR: folder, ...s3.variables }), log);
  const app = Fastify();
  registerErrorTranslator(app);
  registerFiles(app, storage.files);
  await s3.stop();
  const answer = await app.inject(`/files/${NAME}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(storage.problem()).toContain('cannot be used: ECONNREFUSED');
  await s3.start();
  expect((await app.inject(`/files/${NAME}`)).payload).toBe('0123456789');
  await app.close();
  await storage.close();
});
