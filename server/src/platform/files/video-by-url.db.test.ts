import { readFile, readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { VIDEO_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { UploadedVideo } from '@karavan/shared-api/contract/files';
import { createUser } from '../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../testing/internet.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
let video: Buffer;
const sites: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  server = await createTestServer({ UPLOAD_MEGABYTES_PER_PERSON_DAY: '200' });
  token = await newcomer();
  video = await readFile(path.resolve('server/seeds/videos/shirt.mp4'));
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));
afterAll(() => server.close());

const newcomer = async () => server.sessionOf(await createUser(server.database.db));

async function site(answer: RequestListener, host = INTERNET): Promise<string> {
  const opened = await listen(host, answer);
  sites.push(opened);
  return `${opened.url}film.mp4`;
}

const serving =
  (content: Buffer, type = 'video/mp4'): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', type).end(content);

const load = (video_url: string, as = token) =>
  server.call('/files/video-by-url/', { method: 'POST', token: as, body: { video_url } });

async function countFiles(): Promise<number> {
  const all = await readdir(path.join(server.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return all.filter((entry) => entry.isFile()).length;
}

it.each(['video/mp4', 'application/octet-stream'])(
  'is stored as an uploaded one (%s)',
  async (type) => {
    const { status, body } = await load(await site(serving(video, type)));
    const { video_url }: UploadedVideo = body;
    expect(status).toBe(201);
    const { rawPayload, headers } = await server.app.inject({ url: video_url });
    expect(rawPayload.equals(video)).toBe(true);
    expect(headers['content-type']).toBe('video/mp4');
  },
);

describe('refused, with a word at the field, and nothing of it is left:', () => {
  it.each([
    ['one in our own network', () => site(serving(video), '127.0.0.1'), 400],
    ['a page', () => site(serving(Buffer.from('<p>'), 'text/html')), 400],
    ['one that is not there', () => site((_, answer) => answer.writeHead(404).end()), 400],
    ['a page that calls itself a video', () => site(serving(Buffer.alloc(900, '<p>'))), 415],
    ['half of one', () => site(serving(video.subarray(0, video.length / 2))), 415],
    ['one that says it is too big', () => site(serving(Buffer.alloc(VIDEO_MAX_BYTES + 1))), 413],
    ['one that breaks off', () => site(breakingOff), 400],
    ['of no address', async () => 'film.mp4', 400],
  ])('%s', async (_, open, status) => {
    const before = await countFiles();
    const answer = await load(await open());
    expect(answer).toMatchObject({
      status,
      body: { success: false, errors: { video_url: [expect.any(String)] } },
    });
    expect(await countFiles()).toBe(before);
  });

  it('one that is too big without saying so, for the bytes of the day as well', async () => {
    const dripping: RequestListener = (_request, response) => {
      response.setHeader('content-type', 'video/mp4');
      const chunk = Buffer.alloc(1_048_576);
      for (let megabytes = 0; megabytes <= 50; megabytes += 1) response.write(chunk);
      response.end();
    };
    expect((await load(await site(dripping))).status).toBe(413);
    const person = await newcomer();
    const answers = [];
    for (let times = 0; times < 5; times += 1)
      answers.push(await load(await site(dripping), person));
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413, 429]);
  });

  it('in the words of the specification', async () => {
    const headers = { 'accept-language': 'ru' };
    const body = { video_url: 'https://127.0.0.1/film.mp4' };
    const answer = await server.call('/files/video-by-url/', {
      method: 'POST',
      token,
      body,
      headers,
    });
    expect(answer.body).toMatchObject({ errors: { video_url: ['Не удалось загрузить видео'] } });
  });

  it('a disk that is almost full', async () => {
    server.setDiskProblem('1 MB left');
    expect((await load(await site(serving(video)))).status).toBe(507);
    server.setDiskProblem(null);
  });
});

const breakingOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10_000 });
  response.write(Buffer.alloc(500), () => response.destroy());
};
