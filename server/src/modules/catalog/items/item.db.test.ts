import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { createItem } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const similarTo = async (id: number) =>
  ((await server.call(`/shop/items/${id}/similar/`)).body as { list: FeedPost[] }).list.map(
    (post) => post.id,
  );

describe('items similar to one', () => {
  it('are the newest published of its category, without itself', async () => {
    const { db } = server.database;
    await db
      .insertInto('category')
      .values({ id: 70, parent_id: null, titles: JSON.stringify({ ru: 'Другая' }) })
      .execute();
    const create = (category_id: number, day: number, values = {}) =>
      createItem(db, { category_id, created_at: new Date(Date.UTC(2026, 0, day)), ...values });
    const lonely = await create(70, 1);
    const shown = await create(1, 20);
    await create(1, 25, { is_published: false });
    const others = [];
    for (let day = 1; day <= 8; day += 1) others.push(await create(1, day));
    expect(await similarTo(shown)).toEqual(others.toReversed().slice(0, 6));
    expect(await similarTo(lonely)).toEqual([]);
  });

  it('of an item that is not there are none', async () => {
    expect(await similarTo(999_999)).toEqual([]);
  });
});
