import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { createUser } from '../../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../../testing/internet.ts';
import { drawPhoto } from '../../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createRotatingSecret } from '../../secrets/rotating-secret.ts';
import { KEY_PERIOD_MS, signImageUrl, verifyImageUrl } from './sign-image-url.ts';

const DAY = 86_400_000;

let server: TestServer;
let token: string;
const sites: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  server = await createTestServer({ EXTERNAL_IMAGES_MEGABYTES: '1' });
  token = await server.sessionOf(await createUser(server.database.db));
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));
afterAll(() => server.close());

/** A site that serves the same everywhere; counts how often it was asked. */
async function site(answer: RequestListener, host = INTERNET) {
  let asked = 0;
  const opened = await listen(host, (request, response) => {
    asked += 1;
    answer(request, response);
  });
  sites.push(opened);
  return { url: `${opened.url}picture?size=1`, asked: () => asked };
}

const serving =
  (content: Buffer, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', type).setHeader('set-cookie', 'spy=1').end(content);

async function sign(image_url: string): Promise<string> {
  const { body } = await server.call('/files/external-image/', {
    method: 'POST',
    token,
    body: { image_url },
  });
  return (body as { url: string }).url;
}

const look = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

it('shows a picture written anew, without cookies, under the type that we say', async () => {
  const { url } = await site(serving(await drawPhoto('png'), 'image/svg+xml'));
  const { statusCode, headers, rawPayload } = await look(await sign(url));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
});

it('fetches it once for all, and not at all for whoever has it', async () => {
  const { url, asked } = await site(serving(await drawPhoto('jpeg'), 'image/jpeg'));
  const ours = await sign(url);
  expect(await sign(url)).toBe(ours);
  const answers = await Promise.all([look(ours), look(ours), look(ours)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await look(ours)).rawPayload.equals(answers[0].rawPayload)).toBe(true);
  const etag = String(answers[0].headers['etag']);
  expect((await look(ours, { 'if-none-match': etag })).statusCode).toBe(304);
  expect(asked()).toBe(1);
});

describe('nobody is fetched for whom we have not signed', () => {
  const changes: readonly [string, (query: URLSearchParams) => void][] = [
    ['no signature', (query) => query.delete('signature')],
    ['a made-up signature', (query) => query.set('signature', 'A'.repeat(43))],
    ['another address', (query) => query.set('url', `${query.get('url')}0`)],
    ['a longer life', (query) => query.set('expires', String(Number(query.get('expires')) + 1))],
    [
      'a key that is not there yet',
      (query) => query.set('key', String(Number(query.get('key')) + 1)),
    ],
    ['two addresses', (query) => query.append('url', 'http://127.0.0.1/')],
  ];
  it.each(changes)('%s', async (_, change) => {
    const { url, asked } = await site(serving(await drawPhoto('png')));
    const ours = new URL(await sign(url), 'http://own.test');
    change(ours.searchParams);
    expect((await look(ours.pathname + ours.search)).statusCode).toBe(403);
    expect(asked()).toBe(0);
  });

  it('once the time of an address or of its key is over', async () => {
    let now = Date.now();
    const secret = createRotatingSecret(server.database.db, {
      name: 'test-image',
      periodMs: KEY_PERIOD_MS,
      now: () => now,
    });
    const { url } = await signImageUrl(secret, 'https://example.com/a.png', now);
    const query = Object.fromEntries(new URL(url, 'http://own.test').searchParams);
    const isTaken = async () => (await verifyImageUrl(secret, query, now)) !== null;
    expect(await isTaken()).toBe(true);
    now += DAY;
    expect(await isTaken()).toBe(true);
    now += DAY;
    expect(await isTaken()).toBe(false);
    // An address that claims to live on dies with its key at the latest.
    now += 2 * KEY_PERIOD_MS;
    expect(await secret.find(Number(query['key']))).toBeNull();
    await secret.current();
    const kept = await server.database.db
      .selectFrom('secret')
      .select('name')
      .where('name', 'like', 'test-image:%')
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('as a guest', async () => {
    const body = { image_url: 'https://example.com/a.png' };
    const answer = await server.call('/files/external-image/', { method: 'POST', body });
    expect(answer.status).toBe(401);
  });

  it.each(['picture.png', 'file:///etc/passwd', 'https://a:b@example.com/'])(
    'for %s',
    async (image_url) => {
      const body = { image_url };
      const answer = await server.call('/files/external-image/', { method: 'POST', token, body });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { image_url: ['Не удалось загрузить изображение'] } },
      });
    },
  );
});

describe('what cannot be shown is not found, and not asked for again at once', () => {
  it.each<[string, () => Promise<RequestListener>, string]>([
    ['a picture of our own network', async () => serving(await drawPhoto('png')), '127.0.0.1'],
    ['a page that calls itself a picture', async () => serving(Buffer.alloc(500, '<p>')), INTERNET],
    [
      'a drawing with scripts',
      async () =>
        serving(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      INTERNET,
    ],
    ['a page', async () => serving(Buffer.alloc(500, '<p>'), 'text/html'), INTERNET],
    [
      'a redirect into our own network',
      async () => (_request, response) =>
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      INTERNET,
    ],
  ])('%s', async (_, make, host) => {
    const { url, asked } = await site(await make(), host);
    const ours = await sign(url);
    const first = await look(ours);
    expect(first.statusCode).toBe(404);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    await look(ours);
    expect(asked()).toBe(host === INTERNET ? 1 : 0);
  });
});

describe('the cache', () => {
  const folder = () => path.join(server.dataDir, 'external-images');
  const noise = (seed: number) =>
    sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: { r: seed, g: seed, b: seed },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();

  async function bytesKept(): Promise<number> {
    const files = await readdir(folder(), { recursive: true });
    const infos = await Promise.all(files.map((file) => stat(path.join(folder(), file))));
    return infos.reduce((sum, info) => sum + (info.isFile() ? info.size : 0), 0);
  }

  it('stays within its bound', async () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { url } = await site(serving(await noise(seed), 'image/jpeg'));
      expect((await look(await sign(url))).statusCode).toBe(200);
    }
    expect(await bytesKept()).toBeGreaterThan(100_000);
    expect(await bytesKept()).toBeLessThanOrEqual(1_048_576);
  });

  it('may fail: the picture is shown all the same', async () => {
    await rm(folder(), { recursive: true });
    await writeFile(folder(), 'no folder');
    const { url } = await site(serving(await drawPhoto('png')));
    expect((await look(await sign(url))).statusCode).toBe(200);
    await rm(folder());
  });

  it('takes nothing while the disk is almost full', async () => {
    server.setDiskProblem('1 MB left');
    const { url, asked } = await site(serving(await drawPhoto('png')));
    const ours = await sign(url);
    await look(ours);
    await look(ours);
    server.setDiskProblem(null);
    expect(asked()).toBe(2);
  });
});
