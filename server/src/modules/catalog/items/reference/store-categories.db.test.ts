import type { Category } from '@karavan/shared-api/contract/feed';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { storeCategories } from './store-categories.ts';

const CLOTHES = 1;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const listed = async () =>
  ((await server.call('/shop/categories/')).body as { list: Category[] }).list;

it('offers what organizations choose from, however often it is stored', async () => {
  const { db } = server.database;
  await storeCategories(db);
  const once = await listed();
  await storeCategories(db);
  expect(await listed()).toEqual(once);
  expect(once.flatMap(({ subcategories }) => subcategories)).toContainEqual({
    id: CLOTHES,
    title: 'Одежда',
  });
  for (const { subcategories } of once) expect(subcategories).not.toEqual([]);
});

it('brings an earlier wording up to date, and keeps what is no longer offered', async () => {
  const { db } = server.database;
  const former = { id: 9000, parent_id: null, titles: JSON.stringify({ ru: 'Прежняя' }) };
  await db.insertInto('category').values(former).execute();
  await db
    .updateTable('category')
    .set({ titles: JSON.stringify({ ru: 'Платье' }), size_formats: [] })
    .where('id', '=', CLOTHES)
    .execute();
  await storeCategories(db);
  const clothes = await db
    .selectFrom('category')
    .select(['titles', 'size_formats'])
    .where('id', '=', CLOTHES)
    .executeTakeFirstOrThrow();
  expect(clothes.titles.ru).toBe('Одежда');
  expect(clothes.size_formats).toContain('letters');
  expect((await listed()).map(({ id }) => id)).toContain(former.id);
});
