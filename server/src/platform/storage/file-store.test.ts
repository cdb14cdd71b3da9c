import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { readBucketAddress, type BucketAddress } from '../env/bucket-address.ts';
import { readEnv } from '../env/env.ts';
import { openBucket, type Bucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

const log = { warn: jest.fn(), info: jest.fn() };

let folder: string;
let s3: S3Server;
let address: BucketAddress;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-store-'));
  s3 = await startS3Server();
  address = readBucketAddress(readEnv(s3.variables))!;
  bucket = openBucket(address, log);
});
afterAll(async () => {
  await bucket.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const NAME = 'ab/0123456789-small.webp';
const drafts = () => path.join(folder, 'drafts');
const STORES: readonly [string, () => FileStore][] = [
  ['a folder', () => createLocalStore(path.join(folder, 'store'))],
  ['a bucket', () => createS3Store({ bucket, prefix: 'files/', drafts: drafts() })],
];

describe.each(STORES)('files in %s', (_, open) => {
  let store: FileStore;
  beforeEach(() => {
    store = open();
  });
  const read = async (...asked: Parameters<FileStore['get']>) => {
    const file = await store.get(...asked);
    return file && { size: file.size, text: String(await buffer(file.content)) };
  };

  it('are read as they were put, whole and in part', async () => {
    await store.put(NAME, Buffer.from('0123456789'));
    expect(await read(NAME)).toEqual({ size: 10, text: '0123456789' });
    expect(await read(NAME, { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
    expect(await read(NAME, { start: 9, end: 9 })).toEqual({ size: 10, text: '9' });
    expect(await store.head(NAME)).toEqual({ size: 10 });
  });

  it('are replaced by what is put later', async () => {
    await store.put(NAME, Buffer.from('first'));
    await store.put(NAME, Buffer.from('second one'));
    expect(await read(NAME)).toEqual({ size: 10, text: 'second one' });
  });

  it('are taken from this machine, where they are gone then', async () => {
    await mkdir(store.drafts, { recursive: true });
    const file = path.join(store.drafts, 'draft');
    const content = Buffer.alloc(3_000_000, 'film');
    await writeFile(file, content);
    await store.put('cd/film.mp4', { file });
    const stored = await store.get('cd/film.mp4');
    expect((await buffer(stored!.content)).equals(content)).toBe(true);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('that were never put are not there', async () => {
    expect(await store.get('ab/nothing')).toBeNull();
    expect(await store.get('ab')).toBeNull();
    expect(await store.head('ab/nothing')).toBeNull();
    expect(await store.list('nowhere')).toEqual([]);
  });

  it('are gone after they were deleted, which may happen twice', async () => {
    await store.put(NAME, Buffer.from('x'));
    await store.delete(NAME);
    await store.delete(NAME);
    expect(await store.get(NAME)).toBeNull();
  });

  it('are listed by folder, with those below it', async () => {
    const names = ['one/1/web/a.js', 'one/1/web/a.js.br', 'one/1/node/b_c-d.cjs', 'one/10/e.js'];
    for (const name of names) await store.put(name, Buffer.from(name));
    expect((await store.list('one/1')).toSorted()).toEqual(names.slice(0, 3).toSorted());
    expect((await store.list('one')).toSorted()).toEqual(names.toSorted());
    expect(await read(names[2]!)).toEqual({ size: names[2]!.length, text: names[2] });
  });

  it('are listed, however many there are', async () => {
    const names = Array.from({ length: 1005 }, (_unused, number) => `many/${number}`);
    const putting = names.values();
    const putEach = async () => {
      for (const name of putting) await store.put(name, Buffer.from('x'));
    };
    await Promise.all(Array.from({ length: 20 }, putEach));
    expect((await store.list('many')).toSorted()).toEqual(names.toSorted());
  });
});

// The S3 server of the tests empties a file before it writes it, which S3 does not.
it('files in a folder are never seen in part', async () => {
  const store = createLocalStore(path.join(folder, 'store'));
  const contents = ['a'.repeat(500_000), 'b'.repeat(500_000)];
  await store.put(NAME, Buffer.from(contents[0]!));
  let isOver = false;
  const writing = (async () => {
    for (let round = 0; round < 50; round += 1) {
      await store.put(NAME, Buffer.from(contents[round % 2]!));
    }
    isOver = true;
  })();
  while (!isOver) {
    const { content } = (await store.get(NAME))!;
    expect(contents.includes(String(await buffer(content)))).toBe(true);
  }
  await writing;
});

describe('a bucket', () => {
  const sentence = (words: string) =>
    `The bucket ${address.endpoint}/karavan cannot be used: ${words}.`;
  const store = () => createS3Store({ bucket, prefix: 'files/', drafts: drafts() });

  it('that is away is asked again, and what was in it is there when it is back', async () => {
    await store().put(NAME, Buffer.from('kept'));
    await s3.stop();
    const asked = store().get(NAME);
    await sleep(50);
    await s3.start();
    expect(String(await buffer((await asked)!.content))).toBe('kept');
    expect(bucket.problem()).toBeNull();
  });

  it('that stays away is told in a sentence, and so is its return', async () => {
    await s3.stop();
    const failure = { code: 'unavailable', status: 503 };
    const draft = path.join(folder, 'draft');
    await writeFile(draft, 'not lost');
    await expect(store().put(NAME, { file: draft })).rejects.toMatchObject(failure);
    await expect(store().get(NAME)).rejects.toMatchObject(failure);
    await expect(store().list('ab')).rejects.toMatchObject(failure);
    expect(bucket.problem()).toBe(sentence('ECONNREFUSED'));
    await s3.start();
    await store().put(NAME, { file: draft });
    expect(bucket.problem()).toBeNull();
  });

  it('is looked at even if nobody asks for anything', async () => {
    const watched = openBucket(address, log, { lookEveryMs: 20 });
    await s3.stop();
    while (watched.problem() === null) await sleep(20);
    expect(watched.problem()).toBe(sentence('ECONNREFUSED'));
    await s3.start();
    while (watched.problem() !== null) await sleep(20);
    await watched.close();
  });

  it.each([
    ['another key', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
  ])('is told from one with %s at once', async (_, wrong, words) => {
    const refusing = openBucket({ ...address, ...wrong }, log);
    const files = createS3Store({ bucket: refusing, prefix: 'files/', drafts: drafts() });
    await expect(files.get(NAME)).rejects.toMatchObject({ code: 'unavailable' });
    expect(refusing.problem()).toContain(words);
    await refusing.close();
  });
});
