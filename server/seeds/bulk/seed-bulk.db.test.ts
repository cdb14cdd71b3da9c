import { sql } from 'kysely';
import { createItem, createOrganization } from '../../src/testing/factories/catalog.ts';
import { createStock } from '../../src/testing/factories/stock.ts';
import { createTestServer, type TestServer } from '../../src/testing/test-server.ts';
import { NoTemplatesError, seedBulk } from './seed-bulk.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const count = async (table: 'item' | 'item_size') => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)}`.execute(server.database.db);
  return rows[0]!.count;
};
const indexes = async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'item' order by indexname`.execute(
    server.database.db,
  );
  return rows.map(({ indexdef }) => indexdef);
};

it('makes exactly as many items as it is asked for, sold like those they copy', async () => {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  await createStock(db, { organizationId, stock: 7 });
  await createItem(db, { organization_id: organizationId, name: 'Билет', kind: 'ticket' });
  const before = await indexes();

  await seedBulk(db, 1001);
  expect(await count('item')).toBe(1003);
  expect(await count('item_size')).toBe(1 + 501);
  expect(await indexes()).toEqual(before);

  const { body } = await server.call(`/organizations/${organizationId}/shop_items/?limit=3`);
  expect((body as { list: { name: string }[] }).list.map(({ name }) => name)).toContain(
    'Товар № 1',
  );
  // The sequence has gone along: the next item of a person gets an id of its own.
  await createItem(db, { organization_id: organizationId });
});

it('refuses an empty shop', async () => {
  await expect(seedBulk(server.database.db, 10)).rejects.toThrow(NoTemplatesError);
});
