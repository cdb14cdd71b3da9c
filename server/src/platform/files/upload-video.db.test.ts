import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedVideo } from '@karavan/shared-api/contract/files';
import { VIDEO_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import { createUser } from '../../testing/factories/accounts.ts';
import { pictureForm } from '../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ownerId: number;
let token: string;
let video: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  ownerId = await createUser(server.database.db);
  token = await server.sessionOf(ownerId);
  video = await readFile(path.resolve('server/seeds/videos/shirt.mp4'));
});
afterAll(() => server.close());

async function upload(content: Buffer) {
  const form = await pictureForm(content, { name: 'video.mp4', type: 'video/mp4' });
  return server.call('/files/videos/', { method: 'POST', token, ...form });
}

async function stored(content: Buffer): Promise<UploadedVideo> {
  const { status, body } = await upload(content);
  expect(status).toBe(201);
  return body;
}

const download = (url: string, range?: string) =>
  server.app.inject({ url, ...(range && { headers: { range } }) });

/** A box of an MP4 with its contents. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + Buffer.concat(contents).length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...contents]);
}

const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const TRACK = box('trak', box('mdia', box('minf', box('vmhd'))));

describe('an uploaded video', () => {
  it('is served as it came, as a video, in parts as well, and belongs to whoever has sent it', async () => {
    const { id, video_url } = await stored(video);
    const whole = await download(video_url);
    expect(whole.rawPayload.equals(video)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await download(video_url, 'bytes=4-7');
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${video.length}`);
    const row = await server.database.db
      .selectFrom('video_upload')
      .innerJoin('video', 'video.id', 'video_upload.video_id')
      .select(['owner_id', 'byte_size'])
      .where('video_upload.id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ owner_id: ownerId, byte_size: video.length });
  });

  it('has a name that nobody who has the same video can guess', async () => {
    expect((await stored(video)).video_url).not.toBe((await stored(video)).video_url);
  });

  it('tells nothing of where it was taken, and nothing else moves', async () => {
    const place = Buffer.from('+42.8746+074.5698/');
    const personal = [
      box('moov', TRACK, box('udta', box('©xyz', place)), box('meta', place)),
      box('uuid', place),
      box('mdat', Buffer.from('pictures')),
    ];
    const filmed = Buffer.concat([FTYP, ...personal]);
    const { video_url } = await stored(filmed);
    const { rawPayload } = await download(video_url);
    expect(rawPayload.length).toBe(filmed.length);
    expect(rawPayload.includes(place)).toBe(false);
    expect(rawPayload.indexOf('pictures')).toBe(filmed.indexOf('pictures'));
    expect(rawPayload.includes('vmhd')).toBe(true);
  });
});

describe('refused, with a word at the field', () => {
  const WORDS: Readonly<Record<number, unknown>> = {
    413: expect.any(String),
    415: 'Подойдёт только видео MP4',
  };
  const nested = Array.from({ length: 10_001 }, () => box('free'));

  it.each([
    ['a page that calls itself an MP4', () => Buffer.from('<!doctype html>'.repeat(9)), 415],
    ['half a video', () => video.subarray(0, video.length / 2), 415],
    ['a picture in the same container', () => Buffer.concat([FTYP, box('mdat')]), 415],
    ['sound alone', () => Buffer.concat([FTYP, box('moov', box('trak'))]), 415],
    [
      'a box that reaches over its end',
      () => Buffer.concat([FTYP, box('moov').fill(9, 0, 4)]),
      415,
    ],
    ['boxes without end', () => Buffer.concat([FTYP, box('moov', TRACK), ...nested]), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['too many bytes', () => Buffer.alloc(VIDEO_MAX_BYTES + 1), 413],
    ['far too many bytes', () => Buffer.alloc(VIDEO_MAX_BYTES + 100_000), 413],
  ])('%s', async (_, make, status) => {
    expect(await upload(make())).toMatchObject({
      status,
      body: {
        success: false,
        errors: { file: [WORDS[status]] },
      },
    });
  });

  it('a guest', async () => {
    const form = await pictureForm(video);
    expect((await server.call('/files/videos/', { method: 'POST', ...form })).status).toBe(401);
  });

  it('and nothing of it stays on the disk', async () => {
    const files = path.join(server.dataDir, 'files');
    const names = async () => (await readdir(files, { recursive: true })).filter(isVideo).length;
    const before = await names();
    await upload(video.subarray(0, 1000));
    await upload(Buffer.alloc(VIDEO_MAX_BYTES + 1));
    expect(await names()).toBe(before);
  });
});

const isVideo = (name: string) => !name.endsWith('.webp') && /[0-9a-f]{30}/.test(name);
