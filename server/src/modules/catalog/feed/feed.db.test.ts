import fc from 'fast-check';
import type { Page } from '@karavan/shared-api/contract/page';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const ITEMS = 47;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  const organization_id = await createOrganization(db);
  // Equal prices and equal moments: the order must still be total.
  for (let index = 0; index < ITEMS; index += 1) {
    await createItem(db, {
      organization_id,
      name: index % 5 === 0 ? `Платье №${index}` : `Плед №${index}`,
      price: (index % 7) * 100,
      created_at: new Date(1_700_000_000_000 + (index % 3) * 1000),
    });
  }
});
afterAll(() => server.close());

async function readAll(query: string, limit: number): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  let cursor = '';
  for (;;) {
    const { body } = await server.call(`/shop/feed/?limit=${limit}${query}${cursor}`);
    const page = body as Page<FeedPost>;
    posts.push(...page.list);
    if (page.next === null) return posts;
    cursor = `&cursor=${encodeURIComponent(page.next)}`;
  }
}

describe('the feed', () => {
  it.each(['', '&order_by=price', '&order_by=-price'])(
    'page by page shows every post once (%s)',
    async (query) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
          const ids = (await readAll(query, limit)).map(({ id }) => id);
          expect(ids).toHaveLength(ITEMS);
          expect(new Set(ids).size).toBe(ITEMS);
        }),
        { numRuns: 6 },
      );
    },
  );

  it('shows the first pictures of a post in their order, without previews behind the first', async () => {
    const { db } = server.database;
    const id = await createItem(db, {
      organization_id: await createOrganization(db),
      name: 'Альбом',
    });
    const search = `&search=${encodeURIComponent('Альбом')}`;
    expect((await readAll(search, 5))[0]).not.toHaveProperty('more_images');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const files = await db
      .insertInto('file')
      .values(names.map((key) => ({ key, width: 4, height: 3, thumbhash: 'AAAA' })))
      .returning(['id', 'key'])
      .execute();
    await db
      .insertInto('item_image')
      .values(
        files.map((file) => ({ item_id: id, position: names.indexOf(file.key), file_id: file.id })),
      )
      .execute();
    const [post] = await readAll(search, 5);
    expect(post!.image).toMatchObject({ small: '/files/a-small.webp', thumbhash: 'AAAA' });
    expect(post!.more_images).toEqual(
      ['b', 'c', 'd', 'e'].map((key) =>
        expect.objectContaining({ small: `/files/${key}-small.webp`, thumbhash: null }),
      ),
    );
    await db.deleteFrom('item').where('id', '=', id).execute();
  });

  it('sorts by price in both directions', async () => {
    const prices = (await readAll('&order_by=price', 10)).map(({ price }) => Number(price!.amount));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const reversed = (await readAll('&order_by=-price', 10)).map(({ price }) =>
      Number(price!.amount),
    );
    expect(reversed).toEqual(prices.toReversed());
  });

  it('knows whether something newer would stand on top, of what the filter finds', async () => {
    const posts = await readAll('', 50);
    const { db } = server.database;
    const hasNewer = async (query: string) =>
      ((await server.call(`/shop/feed/newer/?than=${query}`)).body as { has_newer: boolean })
        .has_newer;
    const [top, second] = posts as [FeedPost, FeedPost];
    const of = `${top.id}&search=${encodeURIComponent('шарф')}`;
    expect(await hasNewer(String(top.id))).toBe(false);
    expect(await hasNewer(String(second.id))).toBe(true);
    expect(await hasNewer('999999999')).toBe(false);

    const organization_id = await createOrganization(db);
    const hat = await createItem(db, { organization_id, name: 'Шапка' });
    expect(await hasNewer(String(top.id))).toBe(true);
    expect(await hasNewer(of)).toBe(false);
    const scarf = await createItem(db, { organization_id, name: 'Шарф' });
    expect(await hasNewer(of)).toBe(true);
    await db.deleteFrom('item').where('id', 'in', [hat, scarf]).execute();
  });

  it('finds by a part of the name, whatever the case', async () => {
    const found = await readAll(`&search=${encodeURIComponent('ПЛАТЬЕ')}`, 50);
    expect(found).toHaveLength(10);
  });

  it('names the field of a bad request, in the language of the caller', async () => {
    const answer = await server.call('/shop/feed/?limit=1000', {
      headers: { 'accept-language': 'de' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'invalid_input',
        message: 'Prüfen Sie Ihre Eingaben',
        errors: { limit: ['Nicht größer als 100'] },
      },
    });
  });

  it('is opened by cursors of its own order alone', async () => {
    const orders = ['', 'price', '-price', 'popular'];
    const listOf = (order: string) => `/shop/feed/?limit=1${order && `&order_by=${order}`}`;
    const refused = { status: 400, body: { errors: { cursor: ['Откройте список заново'] } } };
    for (const order of orders) {
      const { next } = (await server.call(listOf(order))).body as Page<FeedPost>;
      const [value, id] = JSON.parse(Buffer.from(next!, 'base64url').toString()) as unknown[];
      const changed = [
        [value, id],
        [value, id, null],
        [value, id, [order]],
        [value, id, order, 1],
      ];
      const unknown = changed.map((parts) =>
        Buffer.from(JSON.stringify(parts)).toString('base64url'),
      );
      expect((await server.call(`${listOf(order)}&cursor=${next}`)).status).toBe(200);
      for (const cursor of ['nonsense', ...unknown.slice(order === '' ? 1 : 0)]) {
        expect(await server.call(`${listOf(order)}&cursor=${cursor}`)).toMatchObject(refused);
      }
      for (const other of orders.filter((one) => one !== order)) {
        expect(await server.call(`${listOf(other)}&cursor=${next}`)).toMatchObject(refused);
      }
    }
  });
});
