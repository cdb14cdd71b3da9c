import { randomUUID } from 'node:crypto';
import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { createUser } from '../../../../testing/factories/accounts.ts';
import { trustNewcomers } from '../../../../testing/factories/orders.ts';
import { createUpload, createVideoUpload } from '../../../../testing/factories/files.ts';
import { openCart } from '../../../../testing/test-cart.ts';
import { inputOf, openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createTransact } from '../../../../platform/events/transact.ts';
import { publishItem } from './publish-item.ts';

jest.setTimeout(60_000);

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
  await trustNewcomers(server.database.db, shop.organizationId);
});
afterAll(() => server.close());

const show = (id: number, locale = 'ru') =>
  server.call(`/shop/items/${id}/`, { headers: { 'accept-language': locale } });
const page = async (id: number, locale?: string) => (await show(id, locale)).body as ItemDetail;

const cartWith = (sizeId: number, quantity?: number) =>
  openCart(server, [{ size_id: sizeId, quantity }]);

describe('a product', () => {
  it('is added with its pictures and sizes, and is on sale at once', async () => {
    const { status, body } = await shop.create({ old_price: '3000.5', description: 'Лён' });
    expect(status).toBe(201);
    const { id } = body as EditedItem;
    expect(body).toMatchObject({
      version: 1,
      price: '2500.00',
      old_price: '3000.50',
      currency: 'KGS',
      status: 'published',
      sizes: [
        { size: 'S', quantity: 3, held: 0 },
        { size: 'M', quantity: 5, held: 0 },
      ],
    });
    expect(await page(id)).toMatchObject({
      name: 'Льняное платье',
      images: [{}],
      sizes: [
        { size: 'S', available: 3 },
        { size: 'M', available: 5 },
      ],
    });
  });

  it('is added once, however often it is sent', async () => {
    const key = randomUUID();
    const body = await shop.input();
    const send = () =>
      server.call(shop.at, {
        method: 'POST',
        token: shop.token,
        headers: { 'idempotency-key': key },
        body,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => (answer.body as EditedItem).id)).size).toBe(1);
  });

  it('is a draft without price and picture, which nobody else sees', async () => {
    const draft = await shop.added({ status: 'draft', price: null, images: [] });
    expect((await show(draft.id)).status).toBe(404);
    expect(await shop.edit(draft, { status: 'published' })).toMatchObject({
      status: 400,
      body: { errors: { price: expect.any(Array), images: expect.any(Array) } },
    });
  });

  it('goes on sale as the newest, whenever its draft was begun', async () => {
    const draft = await shop.added({ status: 'draft' });
    const later = await shop.added();
    expect((await shop.edit(draft, { status: 'published' })).status).toBe(200);
    const created = async (id: number) => Date.parse((await page(id)).created_at);
    const first = await created(draft.id);
    expect(first).toBeGreaterThan(await created(later.id));
    const archived = await shop.edit(await shop.read(draft.id), { status: 'archived' });
    expect((await show(draft.id)).status).toBe(404);
    await shop.edit(archived.body as EditedItem, { status: 'published' });
    expect(await created(draft.id)).toBe(first);
  });

  it('goes on sale by itself at its time, and not before', async () => {
    const { db } = server.database;
    const transact = createTransact(db, { announce: async () => undefined } as never, [] as never);
    const time = new Date(Date.now() + 3_600_000).toISOString();
    const draft = await shop.added({ status: 'draft', publish_at: time });
    await publishItem(transact as never, draft.id);
    expect((await show(draft.id)).status).toBe(404);
    await db
      .updateTable('item')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('id', '=', draft.id)
      .execute();
    await publishItem(transact as never, draft.id);
    await publishItem(transact as never, draft.id);
    expect((await show(draft.id)).status).toBe(200);
    expect(await shop.read(draft.id)).toMatchObject({ version: 2, publish_at: null });
    const past = await shop.create({ status: 'draft', publish_at: '2020-01-01T00:00:00Z' });
    expect(past).toMatchObject({
      status: 400,
      body: { errors: { publish_at: expect.any(Array) } },
    });
  });

  it('is read in the reader’s language where staff have written it', async () => {
    const { id } = await shop.added({
      description: 'Лён',
      translations: [{ locale: 'en', title: 'Linen dress', description: '' }],
    });
    expect(await page(id, 'en')).toMatchObject({ name: 'Linen dress', description: 'Лён' });
    expect(await page(id, 'de')).toMatchObject({ name: 'Льняное платье' });
  });

  it.each([
    ['sizes.1.size', { sizes: [size('M'), size(' m')] }],
    ['sizes.1.size', { sizes: [size('M'), size('')] }],
    ['sizes', { sizes: [] }],
    ['sizes.0.quantity', { sizes: [{ ...size('M'), quantity: null }] }],
    ['old_price', { old_price: '2500' }],
    ['price', { price: '0' }],
    ['price', { price: '1.001' }],
    ['category', { category: 999_999 }],
    ['title', { title: ' ' }],
    ['images.0.upload_id', { images: [{ upload_id: 999_999, alt: '' }] }],
    ['images.0.file_id', { images: [{ file_id: 1, alt: '' }] }],
  ] as const)('names what is wrong: %s', async (field, values) => {
    const answer = await shop.create(values as never);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(Array) } } });
  });

  it('shows nobody’s uploads but the editor’s', async () => {
    const { db } = server.database;
    const stranger = await createUser(db);
    const upload_id = await createUpload(db, stranger);
    const answer = await shop.create({ images: [{ upload_id, alt: '' }] });
    expect(answer).toMatchObject({ status: 400 });
    const poster_id = await createUpload(db, shop.editor);
    const video = { id: null, upload_id: await createVideoUpload(db, stranger), poster_id };
    expect(await shop.create({ videos: [video] })).toMatchObject({ status: 400 });
  });

  it('shows pictures, videos and their words in the order that they were given', async () => {
    const { db } = server.database;
    const upload = () => createUpload(db, shop.editor);
    const item = await shop.added({
      images: [
        { upload_id: await upload(), alt: 'Спереди' },
        { upload_id: await upload(), alt: '' },
      ],
      videos: [
        { id: null, youtube_id: 'aqz-KE-bpKQ', poster_id: await upload() },
        {
          id: null,
          upload_id: await createVideoUpload(db, shop.editor),
          poster_id: await upload(),
        },
      ],
    });
    const { images, videos } = inputOf(item);
    const edited = (
      await shop.edit(item, { images: images.toReversed(), videos: videos.toReversed() })
    ).body as EditedItem;
    expect(edited.images.map(({ alt }) => alt)).toEqual(['', 'Спереди']);
    expect(edited.videos.map(({ type }) => type)).toEqual(['video', 'youtube_video']);
    expect((await page(item.id)).images[1]).toMatchObject({ alt: 'Спереди' });
  });

  it('shows posts of Instagram by the address that is the same for all links to them', async () => {
    const link = 'https://www.instagram.com/reel/C8xYz12AbCd/?igsh=1';
    const post = 'https://www.instagram.com/p/C8x_z-2AbCd';
    const item = await shop.added({ instagram_posts: [link, post] });
    const shown = [
      { type: 'instagram_video', url: 'https://www.instagram.com/reel/C8xYz12AbCd/' },
      { type: 'instagram_image', url: 'https://www.instagram.com/p/C8x_z-2AbCd/' },
    ];
    expect(item.instagram_posts).toEqual(shown);
    expect((await page(item.id)).instagram_posts).toEqual(shown);
    const { instagram_posts: _absent, ...input } = inputOf(item);
    const edit = (body: object) =>
      server.call(`${shop.at}${item.id}/`, { method: 'PUT', token: shop.token, body });
    const kept = (await edit({ ...input, version: item.version })).body as EditedItem;
    expect(kept.instagram_posts).toEqual(shown);
    const turned = await shop.edit(kept, { instagram_posts: [post, link] });
    expect((turned.body as EditedItem).instagram_posts).toEqual(shown.toReversed());
    const copy = await shop.call(`${item.id}/duplicate/`, 'POST');
    expect((copy.body as EditedItem).instagram_posts).toEqual(shown.toReversed());
    expect(await shop.create({ instagram_posts: [link, `${link}0`] })).toMatchObject({
      status: 400,
      body: { errors: { 'instagram_posts.1': expect.any(Array) } },
    });
  });

  it('of another organization is not there', async () => {
    const other = await openCatalog(server);
    const { id } = await other.added();
    expect((await shop.call(`${id}/`)).status).toBe(404);
    expect((await shop.call(`${id}/`, 'DELETE')).status).toBe(404);
    expect((await shop.call(`${id}/duplicate/`, 'POST')).status).toBe(404);
    expect((await shop.edit(await other.read(id))).status).toBe(404);
    expect(await shop.call('batch/', 'POST', { item_ids: [id], status: 'archived' })).toMatchObject(
      {
        body: { list: ['not_found'] },
      },
    );
  });
});

function size(name: string) {
  return { id: null, size: name, quantity: 1, seen: null };
}

describe('of two editors', () => {
  it('the second sees what the first has stored, and nothing is lost', async () => {
    const seen = await shop.added();
    const answers = await Promise.all([
      shop.edit(seen, { title: 'Первое' }),
      shop.edit(seen, { title: 'Второе' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const stored = await shop.read(seen.id);
    expect(refused.body).toMatchObject({
      code: 'item_changed',
      item: { version: 2, title: stored.title },
    });
  });
});

describe('sizes', () => {
  it('are added, renamed, swapped and removed by what is sent', async () => {
    const item = await shop.added();
    const [small, medium] = inputOf(item).sizes as [never, never];
    const { body } = await shop.edit(item, {
      sizes: [
        size('XS'),
        { ...(medium as object), size: 'S' },
        { ...(small as object), size: 'M' },
      ] as never,
    });
    expect((body as EditedItem).sizes.map(({ size: name, quantity }) => [name, quantity])).toEqual([
      ['XS', 1],
      ['S', 5],
      ['M', 3],
    ]);
    expect((await page(item.id)).sizes.map(({ size: name }) => name)).toEqual(['XS', 'S', 'M']);
    const after = body as EditedItem;
    await shop.edit(after, { sizes: inputOf(after).sizes.slice(1) });
    expect((await page(item.id)).sizes.map(({ size: name }) => name)).toEqual(['S', 'M']);
  });

  it('keep what was sold while somebody was editing', async () => {
    const item = await shop.added();
    const { id } = item.sizes[1]!;
    const client = await cartWith(id, 2);
    expect((await client.checkOut()).status).toBe(201);
    const [first, second] = inputOf(item).sizes;
    const { body } = await shop.edit(item, { sizes: [first!, { ...second!, quantity: 15 }] });
    expect((body as EditedItem).sizes[1]).toMatchObject({ quantity: 13, held: 2 });
  });

  it('are never fewer than have been promised', async () => {
    const item = await shop.added();
    const client = await cartWith(item.sizes[1]!.id, 2);
    await client.checkOut();
    const [first, second] = inputOf(item).sizes;
    expect(await shop.edit(item, { sizes: [first!, { ...second!, quantity: 0 }] })).toMatchObject({
      status: 409,
      body: { code: 'item_changed', item: { sizes: [{}, { quantity: 3, held: 2 }] } },
    });
    expect((await shop.read(item.id)).version).toBe(1);
  });

  it('that have been ordered stay', async () => {
    const item = await shop.added();
    await (await cartWith(item.sizes[0]!.id)).checkOut();
    const { sizes } = inputOf(item);
    expect(await shop.edit(item, { sizes: sizes.slice(1) })).toMatchObject({
      status: 409,
      body: { code: 'size_in_use' },
    });
  });
});

describe('a product that is to go', () => {
  it('is deleted while nobody has ordered it, also from carts', async () => {
    const item = await shop.added();
    const client = await cartWith(item.sizes[0]!.id);
    expect((await shop.call(`${item.id}/`, 'DELETE')).status).toBe(204);
    expect((await shop.call(`${item.id}/`)).status).toBe(404);
    expect((await client.checkOut()).status).not.toBe(201);
  });

  it('stays for those who have ordered it', async () => {
    const item = await shop.added();
    await (await cartWith(item.sizes[0]!.id)).checkOut();
    expect(await shop.call(`${item.id}/`, 'DELETE')).toMatchObject({
      status: 409,
      body: { code: 'item_ordered' },
    });
    expect((await show(item.id)).status).toBe(200);
  });

  it('gives its looks to a draft without its stock', async () => {
    const item = await shop.added({
      translations: [{ locale: 'en', title: 'Dress', description: '' }],
    });
    const { status, body } = await shop.call(`${item.id}/duplicate/`, 'POST');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: item.title,
      translations: item.translations,
      status: 'draft',
      version: 1,
      images: item.images,
      sizes: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 0 },
      ],
    });
  });
});

describe('a batch', () => {
  const change = async (ids: number[], values: object) =>
    (
      (await shop.call('batch/', 'POST', { item_ids: ids, ...values })).body as {
        list: string[];
      }
    ).list;

  it('changes prices by percent and by amount, and says what it could not', async () => {
    const cheap = await shop.added({ price: '10' });
    const dear = await shop.added({ price: '1000.5', old_price: '1200' });
    const draft = await shop.added({ price: null, status: 'draft' });
    const ids = [cheap.id, dear.id, draft.id, 999_999];
    expect(await change(ids, { price: { percent: -10, keeps_old: true } })).toEqual([
      'changed',
      'changed',
      'price',
      'not_found',
    ]);
    expect(await shop.read(cheap.id)).toMatchObject({
      price: '9.00',
      old_price: '10.00',
      version: 2,
    });
    expect(await shop.read(dear.id)).toMatchObject({ price: '900.45', old_price: '1200.00' });
    expect(await change(ids, { price: { amount: '-100' } })).toEqual([
      'price',
      'changed',
      'price',
      'not_found',
    ]);
    expect(await change([dear.id], { price: { amount: '500' } })).toEqual(['changed']);
    // What costs as much as before is no bargain.
    expect(await shop.read(dear.id)).toMatchObject({ price: '1300.45', old_price: null });
  });

  it('puts on sale only what is complete', async () => {
    const whole = await shop.added({ status: 'draft' });
    const bare = await shop.added({ status: 'draft', images: [] });
    expect(await change([whole.id, bare.id], { status: 'published' })).toEqual([
      'changed',
      'incomplete',
    ]);
    expect((await show(whole.id)).status).toBe(200);
    expect(await change([whole.id], { status: 'published' })).toEqual(['unchanged']);
  });

  it('is done once, however often it is sent', async () => {
    const { id } = await shop.added({ price: '100' });
    const key = randomUUID();
    const send = () =>
      server.call(`${shop.at}batch/`, {
        method: 'POST',
        token: shop.token,
        headers: { 'idempotency-key': key },
        body: { item_ids: [id], price: { percent: 10 } },
      });
    await Promise.all([send(), send()]);
    expect(await shop.read(id)).toMatchObject({ price: '110.00' });
  });
});

describe('the list of staff', () => {
  it('finds by name, filters, counts and goes on', async () => {
    const own = await openCatalog(server);
    const named = (title: string, values = {}) => own.added({ title, ...values });
    await named('Чашка 100%', { status: 'draft' });
    await named('Чашка синяя', { sizes: [size('')] });
    await named('Тарелка', { sizes: [{ ...size(''), quantity: 0 }] });
    await named('Ваза', { status: 'archived' });
    await named('Миска', { sizes: [{ ...size(''), quantity: 9 }] });
    const list = async (query: string) => {
      const { body } = await own.call(`?${query}`);
      const {
        list: rows,
        next,
        counts,
      } = body as {
        list: { title: string }[];
        next: string | null;
        counts: object | null;
      };
      return { titles: rows.map(({ title }) => title), next, counts };
    };
    expect(await list('')).toMatchObject({
      titles: ['Миска', 'Ваза', 'Тарелка', 'Чашка синяя', 'Чашка 100%'],
      counts: { all: 5, on_sale: 2, low: 1, sold_out: 1, draft: 1, archived: 1 },
    });
    expect((await list('search=чаш')).titles).toEqual(['Чашка синяя', 'Чашка 100%']);
    expect((await list('search=0%25')).titles).toEqual(['Чашка 100%']);
    expect((await list('filter=low')).titles).toEqual(['Чашка синяя']);
    expect((await list('filter=sold_out')).titles).toEqual(['Тарелка']);
    const first = await list('limit=2');
    expect(first.titles).toEqual(['Миска', 'Ваза']);
    expect(await list(`limit=2&cursor=${first.next}`)).toMatchObject({
      titles: ['Тарелка', 'Чашка синяя'],
      counts: null,
    });
  });
});
