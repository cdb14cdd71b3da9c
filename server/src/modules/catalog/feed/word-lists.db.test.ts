import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { priceItems } from '../items/index.ts';
import { readFeedCursor, writeFeedCursor } from './feed-order.ts';
import { findPosts } from './find-posts.ts';

const CURRENCIES = ['KGS', 'USD', 'KZT', 'XXX'];

let database: TestDatabase;
let db: Kysely<Tables>;
let organizations: number[];
beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  organizations = [];
  for (const currency of CURRENCIES) organizations.push(await createOrganization(db, { currency }));
  for (let index = 0; index < 60; index += 1) {
    await createItem(db, {
      organization_id: organizations[index % organizations.length]!,
      name: `Платье ${index % 2 ? 'летнее' : 'летнее летнее'} ${index}`,
      // Several cost the same, one in ten has no price.
      price: index % 10 === 9 ? null : (index % 7) * 4321,
    });
  }
  await createItem(db, { organization_id: organizations[0]!, name: 'Шапка', price: 1 });
});
afterEach(() => database.drop());

type Order = 'price' | '-price';

/** Ids of all pages of a search, seven rows each. */
async function search(typed: string, order: Order): Promise<number[]> {
  const found: number[] = [];
  for (let cursor: string | undefined; ;) {
    const rows = await findPosts(
      db,
      { order, search: { typed, exactly: false } },
      { after: readFeedCursor(cursor, order), offset: 0, limit: 7 },
      null,
    );
    if (rows.length === 0) return found;
    found.push(...rows.map(({ id }) => id));
    const last = rows.at(-1)!;
    cursor = writeFeedCursor(last, order);
  }
}

/** The same, asked of the items alone. */
async function sorted(order: Order): Promise<number[]> {
  const direction = order === 'price' ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('name', 'like', 'Платье%')
    .where('is_published', '=', true)
    .where('dollar_price', 'is not', null)
    .orderBy('dollar_price', direction)
    .orderBy('id', direction)
    .execute();
  return rows.map(({ id }) => id);
}

const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['nothing', async () => undefined],
  [
    'the rates',
    async () => {
      await sql`update currency_rate set per_dollar = per_dollar * 3 where currency = 'KGS'`.execute(
        db,
      );
      await priceItems(db);
    },
  ],
  [
    'the prices of some, which others lose or get',
    () =>
      sql`update item set price = case id % 3 when 0 then null when 1 then id * 997 else 500 end where id % 4 < 3`.execute(
        db,
      ),
  ],
  [
    'the currency of an organization',
    async () => {
      // The product freezes it; somebody at the database can still change it.
      await sql`alter table organization disable trigger organization_currency`.execute(db);
      await sql`update organization set currency = 'RUB' where currency = 'USD'`.execute(db);
    },
  ],
  [
    'who sells them',
    () => db.updateTable('item').set({ organization_id: organizations[1]! }).execute(),
  ],
  [
    'name and price at once',
    () =>
      sql`update item set name = name || ' новое', price = id * 10 where id % 2 = 0`.execute(db),
  ],
  [
    'which are published',
    () => sql`update item set is_published = not is_published where id % 3 = 0`.execute(db),
  ],
];

it.each(CHANGES)(
  'a word found by price is in the order of items after a change of %s',
  async (_, change) => {
    await change();
    for (const order of ['price', '-price'] as const) {
      const expected = await sorted(order);
      expect(expected.length).toBeGreaterThan(20);
      expect(await search('плат', order)).toEqual(expected);
      expect(await search('летнее плать', order)).toEqual(expected);
    }
  },
);

it('a price that is asked for behind all that can be stored finds nothing', async () => {
  const find = (value: string, order: Order) =>
    findPosts(
      db,
      { order, search: { typed: 'платье', exactly: false } },
      { after: { value, id: 1 }, offset: 0, limit: 7 },
      null,
    );
  expect(await find('999999999999999999.999999', 'price')).toEqual([]);
  expect(await find('-999999999999999999.999999', '-price')).toEqual([]);
});
