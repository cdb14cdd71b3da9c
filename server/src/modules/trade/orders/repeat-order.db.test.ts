import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { cartBehindGate } from '../../../testing/test-cart.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  await trustNewcomers(server.database.db, shop.organizationId);
});
afterAll(() => server.close());

const repeat = (client: Client, order: number) => client.call(`/receipts/${order}/repeat/`, 'POST');

/** Orders two products, three pieces of each. Answers the order with its lines. */
async function orderTwo(client: Client) {
  await client.fill(10_000, 3);
  const id = await client.order('selfPickup', await client.fill(5_000, 3));
  const lines = await server.database.db
    .selectFrom('sale_order_line')
    .select(['item_id', 'size_id', 'name'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, lines };
}

const cartOf = async (client: Client, id: number | null) =>
  (await client.call(`/carts/${id}/`)).body as { lines: { quantity: number }[] };

describe('repeating an order', () => {
  it('puts the same into the cart, at the prices of today, and once however often it is pressed', async () => {
    const client = await shop.newClient();
    const { id } = await orderTwo(client);
    const answers = await Promise.all([repeat(client, id), repeat(client, id)]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { cart_id: expect.any(Number), count: 6, missing: [] }]);
    }
    const { cart_id } = answers[0].body as { cart_id: number };
    const { lines } = await cartOf(client, cart_id);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 3]);
  });

  it('counts as the cart does, without what has come to stand behind a gate', async () => {
    const client = await shop.newClient();
    const { id } = await orderTwo(client);
    await cartBehindGate(server, client);
    expect((await repeat(client, id)).body).toMatchObject({ count: 6 });
    expect((await client.call('/carts/count/')).body).toEqual({ count: 6 });
  });

  it('says what is not sold any more, and of what there is less', async () => {
    const client = await shop.newClient();
    const { id, lines } = await orderTwo(client);
    const { db } = server.database;
    await db
      .updateTable('item')
      .set({ is_published: false })
      .where('id', '=', lines[0]!.item_id)
      .execute();
    // Three of them are still held for the order itself.
    await db
      .updateTable('item_size')
      .set({ stock: 4 })
      .where('id', '=', lines[1]!.size_id!)
      .execute();
    const { body } = await repeat(client, id);
    expect(body).toMatchObject({
      count: 1,
      missing: [
        { name: lines[0]!.name, quantity: 3 },
        { name: lines[1]!.name, quantity: 2 },
      ],
    });
    const read = await client.receipt(id);
    expect(read.lines.map(({ is_sold }) => is_sold)).toEqual([false, true]);
  });

  it('leaves no cart when nothing of it is sold, not even its sizes', async () => {
    const client = await shop.newClient();
    const id = await client.order('selfPickup', await client.fill(10_000));
    await server.database.db
      .updateTable('sale_order_line')
      .set({ size_id: null })
      .where('order_id', '=', id)
      .execute();
    const { body } = await repeat(client, id);
    expect(body).toMatchObject({ cart_id: null, count: 0, missing: [{ quantity: 1 }] });
    expect((await client.call('/carts/')).body).toEqual({ list: [] });
  });

  it('is for its client alone, and for goods', async () => {
    const client = await shop.newClient();
    const id = await client.order('selfPickup', await client.fill(10_000));
    const stranger = await shop.newClient();
    expect((await repeat(stranger, id)).status).toBe(404);
    const token = await server.sessionOf(shop.owner);
    const path = `/receipts/${id}/repeat/`;
    expect((await server.call(path, { method: 'POST', token })).status).toBe(404);
    await server.database.db
      .updateTable('sale_order')
      .set({ kind: 'ticket' })
      .where('id', '=', id)
      .execute();
    expect((await repeat(client, id)).status).toBe(409);
  });
});
