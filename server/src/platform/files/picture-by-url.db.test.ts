import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { UploadedPicture } from '@karavan/shared-api/contract/files';
import { createUser } from '../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../testing/internet.ts';
import { drawPhoto, pictureForm } from '../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ownerId: number;
let token: string;
const sites: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  server = await createTestServer();
  ownerId = await createUser(server.database.db);
  token = await server.sessionOf(ownerId);
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));
afterAll(() => server.close());

/** Another site, which answers everything in one way. */
async function site(answer: RequestListener, host = INTERNET): Promise<string> {
  const opened = await listen(host, answer);
  sites.push(opened);
  return `${opened.url}photo`;
}

const serving =
  (content: Buffer, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', type).end(content);

const post = (path: string, body: object) => server.call(path, { method: 'POST', token, body });

async function pixels(url: string) {
  const { rawPayload } = await server.app.inject({ url });
  return sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The brightest sum of red, green and blue in one quarter of a picture. */
async function brightest(url: string, quarter: 'north west' | 'south east'): Promise<number> {
  const { data, info } = await pixels(url);
  const [top, left] = quarter === 'north west' ? [0, 0] : [info.height / 2, info.width / 2];
  let most = 0;
  for (let y = top; y < top + info.height / 2; y += 1) {
    for (let x = left; x < left + info.width / 2; x += 1) {
      const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
      most = Math.max(most, data[at]! + data[at + 1]! + data[at + 2]!);
    }
  }
  return most;
}

describe('a picture of another site', () => {
  it('is stored like an upload, and belongs to whoever has named it', async () => {
    const image_url = await site(serving(await drawPhoto('jpeg'), 'image/jpeg'));
    const { status, body } = await post('/files/image-by-url/', { image_url });
    const picture: UploadedPicture = body;
    expect(status).toBe(201);
    expect(picture).toMatchObject({ is_watermarked: false, image: { width: 40, height: 30 } });
    const { rawPayload } = await server.app.inject({ url: picture.image_url });
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    const owner = await server.database.db
      .selectFrom('picture_upload')
      .select('owner_id')
      .where('id', '=', picture.id)
      .executeTakeFirst();
    expect(owner).toEqual({ owner_id: ownerId });
  });

  it('becomes a data address, written anew', async () => {
    const image_url = await site(serving(await drawPhoto('png')));
    const { status, body } = await post('/files/image-to-base64/', { image_url });
    const { base64 }: { base64: string } = body;
    const [head, content] = base64.split(',');
    expect([status, head]).toEqual([200, 'data:image/webp;base64']);
    const { format, width } = await sharp(Buffer.from(content!, 'base64')).metadata();
    expect([format, width]).toEqual(['webp', 40]);
  });

  it.each([
    ['in our own network', async () => site(serving(await drawPhoto('png')), '127.0.0.1'), 400],
    ['that is none', () => site(serving(Buffer.alloc(500, 'x'))), 415],
    ['that is a page', () => site(serving(Buffer.alloc(500, '<p>'), 'text/html')), 400],
    ['that is not there', () => site((_, answer) => answer.writeHead(404).end()), 400],
    ['that is too big', () => site(serving(Buffer.alloc(PICTURE_MAX_BYTES + 1, 1))), 413],
    ['of no address', async () => 'photo.png', 400],
  ])('%s is refused, with a word at the field', async (_, open, status) => {
    const image_url = await open();
    for (const path of ['/files/image-by-url/', '/files/image-to-base64/']) {
      expect(await post(path, { image_url })).toMatchObject({
        status,
        body: { success: false, errors: { image_url: [expect.any(String)] } },
      });
    }
  });
});

describe('a picture of ours', () => {
  it('becomes a data address as it is stored', async () => {
    const form = await pictureForm(await drawPhoto('png'));
    const { body } = await server.call('/files/', { method: 'POST', token, ...form });
    const { image_url }: UploadedPicture = body;
    const { rawPayload } = await server.app.inject({ url: image_url });
    expect(await post('/files/image-to-base64/', { image_url })).toMatchObject({
      status: 200,
      body: { base64: `data:image/webp;base64,${rawPayload.toString('base64')}` },
    });
  });

  it.each([
    [`/files/aa/${'a'.repeat(32)}-large.webp`, 404],
    ['/files/../karavan.lock', 400],
  ])('%s is none', async (image_url, status) => {
    expect((await post('/files/image-to-base64/', { image_url })).status).toBe(status);
  });
});

describe('a file that is sent', () => {
  it('comes back as a data address', async () => {
    const form = await pictureForm(await drawPhoto('jpeg'));
    const answer = await server.call('/files/file-to-base64/', { method: 'POST', token, ...form });
    expect(answer).toMatchObject({
      status: 200,
      body: { base64: expect.stringMatching(/^data:image\/webp;base64,/) },
    });
  });

  it('of another kind is refused', async () => {
    const form = await pictureForm(Buffer.alloc(500, 'x'));
    const answer = await server.call('/files/file-to-base64/', { method: 'POST', token, ...form });
    expect(answer).toMatchObject({ status: 415, body: { errors: { file: [expect.any(String)] } } });
  });
});

describe('our name in the corner', () => {
  const photo = () => drawPhoto('png', { width: 1600, height: 1200 });

  it('stands on every size of an upload that asks for it', async () => {
    const form = await pictureForm(await photo());
    const answer = await server.call('/files/watermarked/', { method: 'POST', token, ...form });
    const { image, is_watermarked }: UploadedPicture = answer.body;
    expect([answer.status, is_watermarked]).toEqual([201, true]);
    for (const url of [image.small, image.medium, image.large]) {
      const [plain, marked] = [
        await brightest(url, 'north west'),
        await brightest(url, 'south east'),
      ];
      expect(marked).toBeGreaterThan(plain + 150);
    }
  });

  it('stands on a picture of another site, and on no other', async () => {
    const image_url = await site(serving(await photo()));
    const contrast = async (is_watermarked: boolean) => {
      const { body } = await post('/files/image-by-url/', { image_url, is_watermarked });
      const { image }: UploadedPicture = body;
      const plain = await brightest(image.medium, 'north west');
      return (await brightest(image.medium, 'south east')) - plain;
    };
    expect(await contrast(true)).toBeGreaterThan(150);
    expect(await contrast(false)).toBeLessThan(20);
  });

  it('fits on a picture of any shape', async () => {
    for (const [width, height] of [
      [1, 1],
      [900, 2],
      [2, 900],
    ] as const) {
      const form = await pictureForm(await drawPhoto('png', { width, height }));
      const answer = await server.call('/files/watermarked/', { method: 'POST', token, ...form });
      expect(answer.status).toBe(201);
    }
  });
});
