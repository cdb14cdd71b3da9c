import { sql } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  client = await shop.newClient();
});
afterAll(() => server.close());

/** A new picture of an item, in the place of all that it shows. */
async function showPicture(itemId: number, key: string): Promise<void> {
  await sql`delete from item_image where item_id = ${itemId}`.execute(server.database.db);
  await sql`
    with shown as (
      insert into file (key, width, height) values (${key}, 100, 100) returning id
    ) insert into item_image (item_id, position, file_id) select ${itemId}, 0, id from shown`.execute(
    server.database.db,
  );
}

it('keep what was sold, whatever is renamed, priced or shown anew', async () => {
  const { db } = server.database;
  const cart = await client.fill(100_000, 2);
  const itemId = cart.lines[0]!.item.id;
  await showPicture(itemId, 'before.webp');
  const order = await client.order('selfPickup', cart);
  const before = await client.receipt(order);
  expect(before.lines[0]!.image!.small).toContain('before');

  await showPicture(itemId, 'after.webp');
  await sql`update item set name = 'Другое', price = 1 where id = ${itemId}`.execute(db);
  await sql`update item_size set size = 'XXL' where item_id = ${itemId}`.execute(db);
  await sql`
    update organization set title = 'Другая', address = 'Другой адрес'
    where id = ${shop.organizationId}`.execute(db);

  const after = await client.receipt(order);
  expect(after.lines).toEqual(before.lines);
  expect(after.organization).toEqual(before.organization);
  expect(after.total).toEqual(before.total);
});

describe('a cart asks again', () => {
  const change = (itemId: number, values: string) =>
    sql`update item set ${sql.raw(values)} where id = ${itemId}`.execute(server.database.db);
  const changeSize = (itemId: number, values: string) =>
    sql`update item_size set ${sql.raw(values)} where item_id = ${itemId}`.execute(
      server.database.db,
    );

  it.each([
    ['another price', 'price', (id: number) => change(id, 'price = price + 1')],
    ['its sale', 'gone', (id: number) => changeSize(id, 'stock = 0')],
    ['a part of its sale', 'stock', (id: number) => changeSize(id, 'stock = 1')],
    [
      'its removal',
      'gone',
      (id: number) => change(id, "is_published = false, status = 'archived'"),
    ],
  ])('after %s', async (_name, kind, happen) => {
    const cart = await client.fill(100_000, 2);
    const line = cart.lines.at(-1)!;
    await happen(line.item.id);
    const { version } = cart;
    const answer = await client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version });
    expect(answer).toMatchObject({ status: 400, body: { code: 'cart_changed' } });
    const shown = (answer.body as { cart: Cart }).cart.lines;
    expect(shown.find(({ size_id }) => size_id === line.size_id)).toMatchObject({ change: kind });
    // Nothing was ordered, and what is taken out does not stand in the way of the rest.
    await client.call(`/carts/${cart.id}/`, 'PUT', {
      lines: [{ size_id: line.size_id, quantity: 0 }],
    });
  });
});
