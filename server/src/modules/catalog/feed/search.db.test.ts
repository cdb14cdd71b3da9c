import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

type FeedAnswer = Page<FeedPost> & { readonly corrected_search?: string };

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
  await createItem(db, { organization_id: osh, category_id: 52, name: 'Платье летнее' });
  await createItem(db, { organization_id: osh, category_id: 52, name: 'Шапка Nike, 42-44' });
  await createOrganization(db, { title: 'Ала-Тоо Мода' });
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
    expect(await names('category=50')).toHaveLength(5);
    expect(await names('category=50&subcategories=51')).toEqual(['Кроссовки зелёные']);
    expect(await names('subcategories=51,52')).toHaveLength(5);
  });

  it('of a city holds what its organizations offer', async () => {
    expect(await names('city=Ош')).toHaveLength(4);
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

  it.each([
    ['платте', 'Платье летнее', 'платье'],
    ['кросовки', 'Кроссовки зелёные', 'кроссовки'],
    ['кроссоки зелоные', 'Кроссовки зелёные', 'кроссовки зеленые'],
    ['krossovki', 'Кроссовки зелёные', 'кроссовки'],
    ['platie', 'Платье летнее', 'платье'],
    ['найке', 'Шапка Nike, 42-44', 'nike'],
    ['gkfnmt', 'Платье летнее', 'платье'],
    ['платье марсианское', 'Платье летнее', 'платье'],
    ['платье', 'Платье летнее', null],
    ['летн плат', 'Платье летнее', null],
    ['шапка 42', 'Шапка Nike, 42-44', null],
    ['毛围巾', '羊毛围巾', null],
    ['巾', '羊毛围巾', null],
  ])('for %s finds %s', async (typed, found, correctedTo) => {
    const { body } = await server.call(`/shop/feed/?${new URLSearchParams({ search: typed })}`);
    const { list, corrected_search, total_count } = body as FeedAnswer;
    expect(list.map(({ name }) => name)).toEqual([found]);
    expect(corrected_search ?? null).toBe(correctedTo);
    expect(total_count).toBe(1);
    expect(await suggest(typed)).toContain(found);
  });

  it('finds nothing but what is written so when it is meant exactly', async () => {
    expect(await names('search=платте&exact=true')).toEqual([]);
    expect(await names('search=платье марсианское&exact=true')).toEqual([]);
    expect(await names('search=платье&exact=true')).toEqual(['Платье летнее']);
  });

  it.each(['Ала тоо', 'ала-тоо', 'ala too', 'алатоо мода'])(
    'for %s finds the organization',
    async (search) => {
      const { body } = await server.call(
        `/shop/search/organizations/?${new URLSearchParams({ search })}`,
      );
      expect((body as { list: { title: string }[] }).list.map(({ title }) => title)).toEqual([
        'Ала-Тоо Мода',
      ]);
    },
  );

  it('finds an organization by its number', async () => {
    const find = async (search: string) => {
      const { body } = await server.call(`/shop/search/organizations/?search=${search}`);
      return (body as { list: { id: number }[] }).list.map(({ id }) => id);
    };
    const [id] = await find('ala-too');
    expect(await find(`OID${id}`)).toEqual([id]);
    expect(await find(`oid${id}`)).toEqual([id]);
    expect(await find('OID999999')).toEqual([]);
  });

  it('takes a short word for no other word, of which it is like the beginning', async () => {
    expect(await names('search=блат')).toEqual([]);
    expect(await names('search=рлатье')).toEqual(['Платье летнее']);
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
