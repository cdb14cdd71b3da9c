import { sql } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const OSH = { latitude: 40.51, longitude: 72.8 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  await db
    .insertInto('currency_rate')
    .values([
      { currency: 'KGS', per_dollar: '90', minor_digits: 2 },
      { currency: 'USD', per_dollar: '1', minor_digits: 2 },
    ])
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet((eb) => ({ per_dollar: eb.ref('excluded.per_dollar') })),
    )
    .execute();
  const bishkek = await createOrganization(db);
  const osh = await createOrganization(db, { city: 'Ош', currency: 'USD', ...OSH });
  const add = (name: string, price: number | null, more: object = {}) =>
    createItem(db, { organization_id: bishkek, name, price, ...more });
  await add('Шапка', 50_000);
  await add('Куртка', 450_000, { organization_id: osh });
  await add('Палатка', 90_000, { kind: 'rent' });
  const over = await add('Концерт', 30_000, { kind: 'ticket' });
  const soon = await add('Балет', null, { kind: 'ticket' });
  for (const [item_id, starts_at] of [
    [over, '2020-01-01'],
    [soon, '2099-01-01'],
  ] as const) {
    await db
      .insertInto('event')
      .values({
        item_id,
        starts_at: new Date(starts_at),
        ends_at: new Date('2100-01-01'),
        place: 'Зал',
      })
      .execute();
    await db.insertInto('item_size').values({ item_id, stock: 5 }).execute();
  }
  const [hat, coat] = await db.selectFrom('item').select('id').orderBy('id').limit(2).execute();
  await db
    .insertInto('item_size')
    .values([
      { item_id: hat!.id, size: '42', stock: 3, held: 3 },
      { item_id: hat!.id, size: '44', stock: 3 },
      { item_id: coat!.id, size: '42', stock: 1 },
      { item_id: coat!.id, size: '9', stock: 1 },
      { item_id: coat!.id, size: 'S', stock: 1 },
      { item_id: coat!.id, size: 'L', stock: 1 },
    ])
    .execute();
});
afterAll(() => server.close());

const names = async (query: string) => {
  const { body } = await server.call(`/shop/feed/?${new URLSearchParams(query)}`);
  const { list, total_count } = body as Page<FeedPost>;
  expect(total_count).toBe(list.length);
  return list.map(({ name }) => name).toSorted();
};

it.each([
  ['kinds=rent', ['Палатка']],
  ['kinds=rent,ticket', ['Балет', 'Концерт', 'Палатка']],
  ['price_from=500&price_to=900', ['Палатка', 'Шапка']],
  ['price_to=299.99', []],
  // 4500 dollars are 405 000 som.
  ['price_from=405000', ['Куртка']],
  ['price_from=405001', []],
  ['price_from=4500&price_currency=USD', ['Куртка']],
  ['size=42', ['Куртка']],
  ['size=44', ['Шапка']],
  ['available=true', ['Балет', 'Куртка', 'Палатка', 'Шапка']],
  ['near=40.5,72.8&within=5', ['Куртка']],
  ['near=40.5,72.8&within=1', []],
  ['near=42.87,74.6&within=3&kinds=product', ['Шапка']],
  ['search=шпака&available=true&price_to=500', ['Шапка']],
])('the feed with %s has %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

it('sizes that can be chosen are those in stock, in the order of people', async () => {
  const sizes = async (query: string) =>
    (await server.call(`/shop/feed/sizes/?${new URLSearchParams(query)}`)).body;
  expect(await sizes('')).toEqual({ list: ['9', '42', '44', 'S', 'L'] });
  expect(await sizes('search=шапка')).toEqual({ list: ['44'] });
  expect(await sizes('kinds=rent')).toEqual({ list: [] });
});

it.each([
  ['price_from=5&price_to=4', 'price_to'],
  ['price_from=-5', 'price_from'],
  ['price_to=5.001', 'price_to'],
  ['price_currency=som', 'price_currency'],
  ['kinds=car', 'kinds'],
  ['near=1', 'near'],
  ['near=95,0&within=5', 'near'],
  ['near=1,1', 'within'],
  ['within=5', 'near'],
  ['near=1,1&within=201', 'within'],
  ['available=yes', 'available'],
])('%s names the field %s', async (query, field) => {
  expect(await server.call(`/shop/feed/?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [field]: [expect.any(String)] } },
  });
});

it.each(['', 'order_by=popular&'])(
  'of many between two prices all come in the order of the list: %s',
  async (order) => {
    const MANY = 1100;
    await sql`
      insert into item (organization_id, category_id, kind, name, description, price, is_published, created_at)
      select organization_id, category_id, kind, 'Много', description, 7_000_000, true, now() - number * interval '1 minute'
      from item, generate_series(1, ${sql.lit(MANY)}) as number
      where name = 'Шапка'`.execute(server.database.db);
    const found: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor && `&cursor=${cursor}`;
      const { body } = await server.call(
        `/shop/feed/?${order}price_from=60000&price_to=80000&limit=50${after}`,
      );
      const page = body as Page<FeedPost>;
      expect(page.total_count).toBe(1000);
      found.push(...page.list.map(({ id }) => id));
      cursor = page.next;
    }
    const all = await server.database.db
      .selectFrom('item')
      .select('id')
      .where('name', '=', 'Много')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(found).toEqual(all.map(({ id }) => id));
    await server.database.db.deleteFrom('item').where('name', '=', 'Много').execute();
  },
);
