import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  await db
    .insertInto('category')
    .values([
      { id: 50, parent_id: null, titles: JSON.stringify({ ru: 'Мода', en: 'Fashion' }) },
      { id: 51, parent_id: 50, titles: JSON.stringify({ ru: 'Обувь' }) },
      { id: 52, parent_id: 50, titles: JSON.stringify({ ru: 'Одежда' }) },
    ])
    .execute();
  const bishkek = await createOrganization(db, { title: 'Шаг', city: 'Бишкек' });
  const osh = await createOrganization(db, { title: 'Көркөм', city: 'Ош' });
  await createItem(db, { organization_id: bishkek, category_id: 51, name: 'Кроссовки зелёные' });
  await createItem(db, { organization_id: osh, category_id: 52, name: 'Işıltılı Gömlek' });
  await createItem(db, { organization_id: osh, category_id: 52, name: '羊毛围巾' });
});
afterAll(() => server.close());

const names = async (query: string) => {
  const { body } = await server.call(`/shop/feed/?${new URLSearchParams(query)}`);
  return (body as Page<FeedPost>).list.map(({ name }) => name).toSorted();
};
const suggest = async (search: string) => {
  const { body } = await server.call(`/shop/search/suggest/?${new URLSearchParams({ search })}`);
  const { items, organizations } = body as {
    items: string[];
    organizations: { title: string }[];
  };
  return [...items, ...organizations.map(({ title }) => title)];
};

describe('the feed', () => {
  it('of a category holds those of its subcategories, of which any may be chosen', async () => {
    expect(await names('category=50')).toHaveLength(3);
    expect(await names('category=50&subcategories=51')).toEqual(['Кроссовки зелёные']);
    expect(await names('subcategories=51,52')).toHaveLength(3);
  });

  it('of a city holds what its organizations offer', async () => {
    expect(await names('city=Ош')).toHaveLength(2);
    expect(await names('city=Талас')).toEqual([]);
  });

  it('of a city loses what an organization takes along to another one', async () => {
    const { db } = server.database;
    const talas = await createOrganization(db, { city: 'Чолпон-Ата' });
    await createItem(db, { organization_id: talas, name: 'Хомуз' });
    expect(await names('city=Чолпон-Ата')).toEqual(['Хомуз']);
    await db
      .updateTable('organization')
      .set({ city: 'Нарын', country: 'KZ' })
      .where('id', '=', talas)
      .execute();
    expect(await names('city=Чолпон-Ата')).toEqual([]);
    expect(await names('city=Нарын&country=KZ')).toEqual(['Хомуз']);
  });

  it('names a filter that is none', async () => {
    expect(await server.call('/shop/feed/?subcategories=1;2')).toMatchObject({
      status: 400,
      body: { errors: { subcategories: [expect.any(String)] } },
    });
  });
});

describe('search', () => {
  it.each([
    ['кросс', 'Кроссовки зелёные'],
    ['ЗЕЛЕНЫЕ', 'Кроссовки зелёные'],
    ['кросовки', 'Кроссовки зелёные'],
    ['isiltili', 'Işıltılı Gömlek'],
    ['GÖMLEK', 'Işıltılı Gömlek'],
    ['围巾', '羊毛围巾'],
    ['корком', 'Көркөм'],
  ])('for %s suggests %s', async (typed, found) => {
    expect(await suggest(typed)).toContain(found);
  });

  it('suggests nothing that is unlike', async () => {
    expect(await suggest('самолёт')).toEqual([]);
  });

  it('takes signs of patterns as they are', async () => {
    expect(await names('search=%')).toEqual([]);
    expect(await names('search=_____')).toEqual([]);
  });
});

it('the categories come as a tree in the language of the caller', async () => {
  const { body } = await server.call('/shop/categories/', {
    headers: { 'accept-language': 'en' },
  });
  expect((body as { list: unknown[] }).list).toContainEqual({
    id: 50,
    title: 'Fashion',
    subcategories: [
      { id: 51, title: 'Обувь' },
      { id: 52, title: 'Одежда' },
    ],
  });
});
