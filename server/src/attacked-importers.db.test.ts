import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { RequestListener } from 'node:http';
import { createUser } from './testing/factories/accounts.ts';
import { createItem, createOrganization } from './testing/factories/catalog.ts';
import { INTERNET, listen } from './testing/internet.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { drawPicture } from './platform/files/draw-picture.ts';

const PLACE = {
  id: 'ChIJAttackedPlace0001',
  displayName: { text: 'Real Coffee', languageCode: 'en' },
  formattedAddress: '155 Chuy Ave, Bishkek',
  location: { latitude: 42.8746, longitude: 74.5698 },
  googleMapsUri: 'https://maps.google.com/?cid=1885667171979194497',
  photos: [{ name: 'places/ChIJAttackedPlace0001/photos/1' }],
};

/** Where the services that are asked point to, and where the site of `/onward` sends one on to. */
let target: string;
let onward: string;
let fetched: number;
const service: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url!, 'http://service.test');
  if (pathname === '/picture.png') {
    fetched += 1;
    const picture = drawPicture({ width: 300, height: 300 }, [200, 0, 0], [0, 0, 200]);
    response.setHeader('content-type', 'image/png').end(picture);
    return;
  }
  if (pathname === '/onward') {
    response.writeHead(302, { location: encodeURI(onward) }).end();
    return;
  }
  const answers: Readonly<Record<string, object>> = {
    [`/v1/places/${PLACE.id}`]: PLACE,
    '/oauth/access_token': { data: [{ access_token: 'short', user_id: '17' }] },
    '/access_token': { access_token: 'long', expires_in: 5_184_000 },
    '/me': { user_id: '17', username: 'shop' },
    '/me/media': { data: [instagramPost()] },
  };
  const isPhoto = pathname.startsWith('/v1/') && pathname.endsWith('/media');
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(isPhoto ? { photoUri: target } : (answers[pathname] ?? {})));
};
let post = 0;
const instagramPost = () => ({
  id: String((post += 1)),
  caption: 'Новое',
  media_type: 'IMAGE',
  media_url: target,
  permalink: 'https://www.instagram.com/p/C8xYz12AbCd/',
});

let far: Awaited<ReturnType<typeof listen>>;
/** Stands at every address of this machine, which are our own network. */
let trap: Server;
let connections: number;
let server: TestServer;
beforeAll(async () => {
  far = await listen(INTERNET, service);
  trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '0.0.0.0');
  await once(trap, 'listening');
  server = await createTestServer({
    GOOGLE_PLACES_KEY: 'google-secret',
    GOOGLE_PLACES_URL: far.url,
    INSTAGRAM_APP_ID: '1234567890',
    INSTAGRAM_APP_SECRET: 'app-secret-of-the-test',
    INSTAGRAM_LOGIN_URL: far.url,
    INSTAGRAM_GRAPH_URL: far.url,
  });
});
beforeEach(() => {
  connections = 0;
  fetched = 0;
});
afterAll(async () => {
  await server.close();
  await far.close();
  trap.close();
});

type Post = (path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Each brings something from an address, in the name of somebody new; what it answers is its own matter. */
const IMPORTERS: Readonly<Record<string, (post: Post, userId: number) => Promise<void>>> = {
  'a picture by its address': async (call) =>
    void (await call('/files/image-by-url/', { image_url: target })),
  'a picture to look at': async (call) =>
    void (await call('/files/image-to-base64/', { image_url: target })),
  'a video by its address': async (call) =>
    void (await call('/files/video-by-url/', { video_url: target })),
  async 'the picture of a place of Google Maps'(call) {
    const link = `https://www.google.com/maps/place/?q=place_id:${PLACE.id}`;
    expect((await call('/organizations/google_maps/preview/', { link })).status).toBe(200);
  },
  async 'the pictures of Instagram'(call, ownerId) {
    const { db } = server.database;
    const path = `/organizations/${await createOrganization(db, { ownerId })}/instagram/`;
    await createItem(db);
    const { body } = await call(`${path}authorization/`);
    const state = new URL((body as { url: string }).url).searchParams.get('state')!;
    expect((await call(path, { code: 'code', state })).status).toBe(200);
  },
};

async function bringFrom(url: string): Promise<void> {
  target = url;
  for (const bring of Object.values(IMPORTERS)) {
    const userId = await createUser(server.database.db);
    const token = await server.sessionOf(userId);
    await bring(
      (path, body) => server.call(path, { method: 'POST', token, ...(body && { body }) }),
      userId,
    );
  }
}

const SPELLINGS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '0',
  '①②⑦.0.0.1',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'localhost',
  '127.0.0.1.',
];

it.each(SPELLINGS)('no importer connects to %s, named or sent on to', async (host) => {
  const { port } = trap.address() as AddressInfo;
  onward = `http://${host}:${port}/picture.png`;
  await bringFrom(onward);
  await bringFrom(`${far.url}onward`);
  expect(connections).toBe(0);
});

it('takes no link of a place that leads to our own network', async () => {
  const token = await server.sessionOf(await createUser(server.database.db));
  const { port } = trap.address() as AddressInfo;
  for (const source of ['google_maps', 'two_gis']) {
    const path = `/organizations/${source}/preview/`;
    const body = { link: `http://127.0.0.1:${port}/maps/place/?q=place_id:${PLACE.id}` };
    const { status } = await server.call(path, { method: 'POST', token, body });
    expect([source, status >= 400]).toEqual([source, true]);
  }
  expect(connections).toBe(0);
});

it('every one of them does connect to where it may, and the trap would see it', async () => {
  await bringFrom(`${far.url}picture.png`);
  expect(fetched).toBe(Object.keys(IMPORTERS).length);
  const { port } = trap.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect(connections).toBe(1);
});
