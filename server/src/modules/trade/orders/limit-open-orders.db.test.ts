import type { Cart } from '@karavan/shared-api/contract/carts';
import { ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import { createEvent, createRental } from '../../../testing/factories/bookings.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
});
afterAll(() => server.close());

const newStock = (stock: number) =>
  createStock(server.database.db, { organizationId: shop.organizationId, stock });

const heldOf = async (id: number) =>
  (
    await server.database.db
      .selectFrom('item_size')
      .select('held')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).held;

/** An order of pieces of one size; answers what the checkout answers. */
async function ask(client: Client, sizeId: number, quantity = 1, way = 'selfPickup') {
  const { body } = await client.call('/carts/items/', 'POST', { size_id: sizeId, quantity });
  const { cart_id } = body as { cart_id: number };
  const cart = (await client.call(`/carts/${cart_id}/`)).body as Cart;
  return client.call(`/carts/${cart_id}/${way}/`, 'POST', { version: cart.version });
}

const orderOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  (body as { transaction_id: number }).transaction_id;

const buyTicket = (client: Client, size_id: number, quantity = 1) =>
  client.call('/tickets/', 'POST', { size_id, quantity, method: 'online_payment' });

const ticketsHere = () =>
  createEvent(server.database.db, { organizationId: shop.organizationId, quota: 4 });

const book = (client: Client, itemId: number) =>
  client.call(`/rentals/${itemId}/booking/`, 'POST', {
    starts_at: `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T14:00`,
    units: 2,
    method: 'online_payment',
  });

async function countOrders({ id }: Client): Promise<number> {
  const orders = await server.database.db
    .selectFrom('sale_order')
    .select('id')
    .where('client_id', '=', id)
    .execute();
  return orders.length;
}

/** Orders that the client has completed here. */
async function complete(client: Client, count: number, values: object = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await createOrder(server.database.db, {
      organization_id: shop.organizationId,
      client_id: client.id,
      status: 'accepted',
      payment_status: 'accepted',
      fulfilled_at: new Date(),
      ...values,
    });
  }
}

const setLimits = async (limits: object) =>
  server.call(`/organizations/${shop.organizationId}/order-limits/`, {
    method: 'PUT',
    token: await server.sessionOf(shop.owner),
    body: { ...ORDER_LIMITS, ...limits },
  });

describe('one account', () => {
  it('does not empty a shop: five orders wait to be paid for, of a third of a size', async () => {
    const client = await shop.newClient();
    const sizeId = await newStock(84);
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await ask(client, sizeId, 7));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(4).fill(201),
      ...Array(8).fill(400),
    ]);
    expect(answers[4]!.body).toMatchObject({
      code: 'too_many_pieces',
      pieces: [{ size_id: sizeId, most: 0 }],
      cart: { lines: [{ quantity: 7 }] },
    });
    expect(await heldOf(sizeId)).toBe(28);
  });

  it('holds no more by ordering everything at the same time', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const { organizationId } = shop;
    const tickets = await Promise.all(
      Array.from({ length: 8 }, () => createEvent(db, { organizationId })),
    );
    const rentals = await Promise.all(
      Array.from({ length: 8 }, () => createRental(db, { organizationId })),
    );
    const answers = await Promise.all([
      ask(client, await newStock(30)),
      ...tickets.map(({ sizeId }) => buyTicket(client, sizeId)),
      ...rentals.map((itemId) => book(client, itemId)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await countOrders(client)).toBe(5);
  });

  it('would hold more if nobody waited for the orders before', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const placed = await readBeforeWrite(
      10,
      () => countOrders(client),
      async (open) => {
        if (open >= 5) return false;
        await createOrder(db, { organization_id: shop.organizationId, client_id: client.id });
        return true;
      },
    );
    expect(placed.filter(Boolean).length).toBeGreaterThan(5);
  });

  it('has fifteen open at all shops together', async () => {
    const client = await shop.newClient();
    for (let index = 0; index < 14; index += 1) {
      await createOrder(server.database.db, { client_id: client.id });
    }
    const sizeId = await newStock(30);
    expect((await ask(client, sizeId)).status).toBe(201);
    expect(await ask(client, sizeId)).toMatchObject({
      status: 400,
      body: { code: 'too_many_open' },
    });
  });

  it('may order again once it has paid, cancelled or fetched', async () => {
    const client = await shop.newClient();
    const sizeId = await newStock(60);
    const orders = [];
    for (let index = 0; index < 5; index += 1) orders.push(orderOf(await ask(client, sizeId)));
    const full = async () => (await ask(client, sizeId)).status === 400;
    expect(await full()).toBe(true);
    await client.call(`/receipts/${orders[0]}/`, 'DELETE');
    expect(await full()).toBe(false);
    expect(await full()).toBe(true);
    await shop.act('accept', orders[1]!);
    expect(await full()).toBe(true);
    await shop.act('hand_over', orders[1]!);
    expect(await full()).toBe(false);
  });
});

describe('a newcomer', () => {
  it('is whoever has not completed three orders here', async () => {
    const client = await shop.newClient();
    const sizeId = await newStock(9);
    await complete(client, 2);
    await complete(client, 1, { payment_status: 'refunded', refunded: 1000 });
    await createOrder(server.database.db, {
      client_id: client.id,
      status: 'accepted',
      payment_status: 'accepted',
      fulfilled_at: new Date(),
    });
    expect((await ask(client, sizeId, 4)).body).toMatchObject({ pieces: [{ most: 3 }] });
    await complete(client, 1);
    // The cart is still there, with the four of before.
    expect((await ask(client, sizeId, 5)).status).toBe(201);
  });

  it('gets the last piece like anybody', async () => {
    const client = await shop.newClient();
    expect((await ask(client, await newStock(1))).status).toBe(201);
    expect(await ask(client, await newStock(2), 2)).toMatchObject({
      status: 400,
      body: { pieces: [{ most: 1 }] },
    });
  });

  it('is told at the checkout of tickets, too', async () => {
    const client = await shop.newClient();
    const { sizeId } = await createEvent(server.database.db, {
      organizationId: shop.organizationId,
      quota: 6,
    });
    expect(await buyTicket(client, sizeId, 3)).toMatchObject({
      status: 422,
      body: { code: 'too_many_pieces', pieces: [{ size_id: sizeId, most: 2 }] },
    });
    expect((await buyTicket(client, sizeId, 2)).status).toBe(201);
  });
});

describe('an organization', () => {
  it('sets limits of its own', async () => {
    const client = await shop.newClient();
    const sizeId = await newStock(9);
    expect(await setLimits({ newcomer_part: 1, open_orders: 1 })).toMatchObject({ status: 200 });
    expect((await ask(client, sizeId, 9)).status).toBe(201);
    expect((await buyTicket(client, (await ticketsHere()).sizeId)).body).toMatchObject({
      code: 'too_many_open',
    });
    await setLimits({ newcomer_orders: 0, open_orders: 2 });
    expect((await buyTicket(client, (await ticketsHere()).sizeId, 4)).status).toBe(201);
    const read = await server.call(`/organizations/${shop.organizationId}/order-limits/`, {
      token: await server.sessionOf(shop.owner),
    });
    expect(read.body).toEqual({ open_orders: 2, newcomer_part: 3, newcomer_orders: 0 });
  });

  it('starts with the usual ones, and names the field that is wrong', async () => {
    const read = await server.call(`/organizations/${shop.organizationId}/order-limits/`, {
      token: await server.sessionOf(shop.owner),
    });
    expect(read.body).toEqual(ORDER_LIMITS);
    expect(await setLimits({ newcomer_part: 0 })).toMatchObject({
      status: 400,
      body: { errors: { newcomer_part: expect.anything() } },
    });
  });
});
