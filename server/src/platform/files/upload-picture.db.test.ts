import sharp from 'sharp';
import { PICTURE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { UploadedPicture } from '@karavan/shared-api/contract/files';
import { createUser } from '../../testing/factories/accounts.ts';
import { drawPhoto, pictureForm } from '../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ownerId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ UPLOADS_PER_PERSON_HOUR: '30' });
  ownerId = await createUser(server.database.db);
  token = await server.sessionOf(ownerId);
});
afterAll(() => server.close());

async function upload(content: Buffer, file?: Parameters<typeof pictureForm>[1]) {
  const form = await pictureForm(content, file);
  return server.call('/files/', { method: 'POST', token, ...form });
}

async function stored(content: Buffer): Promise<UploadedPicture> {
  const { status, body } = await upload(content);
  expect(status).toBe(201);
  return body;
}

const download = async (url: string) => {
  const answer = await server.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer;
};

const countUploads = async () =>
  (await server.database.db.selectFrom('picture_upload').select('id').execute()).length;

describe('an uploaded picture', () => {
  it('is written anew as WebP in three sizes and belongs to whoever has sent it', async () => {
    const picture = await stored(await drawPhoto('png', { width: 1600, height: 1200 }));
    expect(picture).toMatchObject({
      image_url: picture.image.large,
      is_watermarked: false,
      image: { width: 1600, height: 1200, thumbhash: expect.any(String) },
    });
    for (const [url, width] of [
      [picture.image.small, 320],
      [picture.image.medium, 720],
      [picture.image.large, 1440],
    ] as const) {
      const answer = await download(url);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      const { format, width: stored } = await sharp(answer.rawPayload).metadata();
      expect([format, stored]).toEqual(['webp', width]);
    }
    const row = await server.database.db
      .selectFrom('picture_upload')
      .select('owner_id')
      .where('id', '=', picture.id)
      .executeTakeFirst();
    expect(row).toEqual({ owner_id: ownerId });
  });

  it('stands upright and tells nothing of where it was taken', async () => {
    const photo = await sharp(await drawPhoto('jpeg'))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '42/1 52/1 0/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { image } = await stored(photo);
    expect([image.width, image.height]).toEqual([30, 40]);
    const metadata = await sharp((await download(image.large)).rawPayload).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it('has a name that nobody who has the same picture can guess', async () => {
    const photo = await drawPhoto('png');
    expect((await stored(photo)).image_url).not.toBe((await stored(photo)).image_url);
  });
});

describe('refused, with a word at the field', () => {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
  );

  it.each([
    ['an SVG that calls itself a PNG', async () => svg, 415],
    ['a page that calls itself a PNG', async () => Buffer.from('<!doctype html>'.repeat(9)), 415],
    ['a format that is not taken', () => drawPhoto('gif'), 415],
    ['half a picture', async () => (await drawPhoto('png', big)).subarray(0, 300), 415],
    ['too few bytes', async () => Buffer.from('x'), 400],
    ['too many bytes', async () => Buffer.alloc(PICTURE_MAX_BYTES + 1, 1), 413],
    ['far too many bytes', async () => Buffer.alloc(PICTURE_MAX_BYTES + 100_000, 1), 413],
    ['more pixels than are decoded', () => drawPhoto('png', { width: 9000, height: 6000 }), 413],
  ])('%s', async (_, draw, status) => {
    const before = await countUploads();
    expect(await upload(await draw())).toMatchObject({
      status,
      body: { success: false, errors: { file: [expect.any(String)] } },
    });
    expect(await countUploads()).toBe(before);
  });

  it.each([
    ['Файлы такого типа не подходят', Buffer.alloc(100, 'x')],
    ['Файл слишком маленький', Buffer.from('x')],
    ['Файл слишком большой', Buffer.alloc(PICTURE_MAX_BYTES + 1, 1)],
  ])('in the words %s', async (message, content) => {
    expect((await upload(content)).body).toMatchObject({ message });
  });

  it('a form without the file', async () => {
    const answer = await upload(await drawPhoto('png'), { field: 'picture' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { file: ['Обязательное поле'] } },
    });
  });

  it('a guest', async () => {
    const form = await pictureForm(await drawPhoto('png'));
    expect((await server.call('/files/', { method: 'POST', ...form })).status).toBe(401);
  });

  it('more than one person may send in an hour', async () => {
    const busy = await server.sessionOf(await createUser(server.database.db));
    const form = await pictureForm(Buffer.from('x'));
    const send = () => server.call('/files/', { method: 'POST', token: busy, ...form });
    const answers = await Promise.all(Array.from({ length: 31 }, send));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await upload(await drawPhoto('png'))).status).toBe(201);
  });
});

const big = { width: 900, height: 900 };
