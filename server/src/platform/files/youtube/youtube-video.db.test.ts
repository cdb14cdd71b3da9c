import sharp from 'sharp';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import type { YoutubeVideo } from '@karavan/shared-api/contract/files';
import { createUser } from '../../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../../testing/internet.ts';
import { drawPhoto } from '../../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { readOembed } from './oembed.ts';

const LINK = 'https://youtu.be/aqz-KE-bpKQ?si=x';

let server: TestServer;
let token: string;
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.sessionOf(await createUser(server.database.db));
  const photo = await drawPhoto('jpeg');
  site = await listen(INTERNET, (request, response) => {
    if (request.url !== '/hqdefault.jpg') return response.writeHead(404).end();
    return response.setHeader('content-type', 'image/jpeg').end(photo);
  });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const ask = (video_url: string, locale = 'ru') =>
  server.call('/files/youtube-video/', {
    method: 'POST',
    token,
    body: { video_url },
    headers: { 'accept-language': locale },
  });

const knowing = (told: { title?: string; thumbnail?: string }) =>
  server.setYoutube({
    describe: async () => ({
      title: told.title ?? 'Big Buck Bunny',
      author: 'Blender',
      thumbnailUrl: site.url + (told.thumbnail ?? 'hqdefault.jpg'),
    }),
  });

it('tells what a link leads to, and has its picture as one of ours', async () => {
  knowing({ title: 'Big\u0000 Buck\u202E Bunny' });
  const { status, body } = await ask(LINK);
  const found: YoutubeVideo = body;
  expect(status).toBe(201);
  expect(found).toMatchObject({
    youtube_id: 'aqz-KE-bpKQ',
    url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    title: 'Big  Buck\u2067 Bunny\u2069',
    author: 'Blender',
  });
  const { rawPayload } = await server.app.inject({ url: found.poster.image_url });
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  const own = await server.database.db
    .selectFrom('picture_upload')
    .select('id')
    .where('id', '=', found.poster.id)
    .execute();
  expect(own).toHaveLength(1);
});

describe('what cannot be had is told as the specification words it', () => {
  const failing = () =>
    server.setYoutube({
      describe: () => Promise.reject(new OutboundError('status', { status: 404 })),
    });

  it.each([
    ['a private film', failing, LINK],
    [
      'no network',
      () => server.setYoutube({ describe: () => Promise.reject(new OutboundError('network')) }),
      LINK,
    ],
    ['a picture that is not there', () => knowing({ thumbnail: 'none.jpg' }), LINK],
    ['another site', () => knowing({}), 'https://vimeo.com/1'],
  ])('%s', async (_, prepare, link) => {
    prepare();
    expect(await ask(link)).toMatchObject({
      status: 400,
      body: { errors: { video_url: ['Не удалось загрузить видео'] } },
    });
  });

  it('in five languages', async () => {
    failing();
    const texts = await Promise.all(
      LOCALES.map(async (locale) => {
        const { errors }: { errors: { video_url: string[] } } = (await ask(LINK, locale)).body;
        return errors.video_url[0];
      }),
    );
    expect(new Set(texts).size).toBe(LOCALES.length);
  });
});

it.each(['', 'null', '<html>', '{"title":1}', '{"title":"a","thumbnail_url":"javascript:1"}'])(
  'an answer like %j is none',
  (text) => {
    expect(() => readOembed(text)).toThrow(OutboundError);
  },
);
