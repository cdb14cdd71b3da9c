import { sql } from 'kysely';
import type { WholesaleStanding } from '@karavan/shared-api/contract/wholesale';
import { createCard } from '../../../testing/factories/discounts.ts';
import type { Client } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  ask,
  confirmedCart,
  openWholesale,
  SECRET,
  SHOWN,
  type Wholesale,
} from '../../../testing/test-wholesale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const told = async (userId: number) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', userId)
      .where('type', 'like', 'wholesale%')
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

describe('a client who asks for wholesale prices', () => {
  it('waits, is confirmed and told, and ends it', async () => {
    const shop = await openWholesale(server);
    const client = await shop.newClient();
    const asked = await ask(shop, client, 'Магазин на Ошском рынке');
    expect(asked.body).toEqual({ is_offered: false, status: 'requested', can_request: false });
    expect(await ask(shop, client)).toMatchObject({ status: 200 });
    expect(await shop.waiting()).toMatchObject([
      { id: client.id, note: 'Магазин на Ошском рынке' },
    ]);
    expect((await shop.answer(client, 'confirmed')).body).toEqual({ status: 'confirmed' });
    expect(await shop.answer(client, 'confirmed')).toMatchObject({ status: 200 });
    expect(await shop.answer(client, 'declined')).toMatchObject({ status: 409 });
    expect(await client.call(shop.at, 'DELETE')).toMatchObject({ status: 204 });
    const { body } = await client.call(shop.at);
    expect(body).toEqual({
      is_offered: false,
      status: 'ended',
      can_request: true,
    } satisfies WholesaleStanding);
    expect(await told(shop.owner)).toEqual(['wholesale_requested']);
    expect(await told(client.id)).toEqual(['wholesale_confirmed']);
  });

  it('asks again only some days after a refusal', async () => {
    const shop = await openWholesale(server);
    const client = await shop.newClient();
    await ask(shop, client);
    await shop.answer(client, 'declined');
    expect(await ask(shop, client)).toMatchObject({ status: 409 });
    await sql`update wholesale_client set answered_at = now() - interval '8 days'
      where client_id = ${client.id}`.execute(server.database.db);
    expect((await ask(shop, client)).body).toMatchObject({ status: 'requested' });
    expect(await told(client.id)).toEqual(['wholesale_declined']);
  });

  it('is answered once by two at the same time', async () => {
    const shop = await openWholesale(server);
    const client = await shop.newClient();
    await ask(shop, client);
    const answers = await Promise.all(
      ['confirmed', 'declined'].map((status) => shop.answer(client, status)),
    );
    const statuses = answers.map(({ status }) => status);
    // Confirmed after a refusal is a change of mind; the other way round nothing leads.
    expect(statuses).toContain(200);
    expect(await shop.waiting('confirmed')).toHaveLength(1);
  });

  it('goes no other way, whoever writes', async () => {
    const shop = await openWholesale(server);
    const client = await shop.newClient();
    await ask(shop, client);
    await shop.answer(client, 'declined');
    await expect(
      server.database.db
        .updateTable('wholesale_client')
        .set({ status: 'ended' })
        .where('client_id', '=', client.id)
        .execute(),
    ).rejects.toThrow('does not go from declined to ended');
  });

  it('is nobody whom the organization has blocked', async () => {
    const shop = await openWholesale(server);
    const client = await shop.newClient();
    await shop.staff('block_user/', 'POST', { user_id: client.id });
    expect(await ask(shop, client)).toMatchObject({ status: 403 });
  });
});

describe('the wholesale price', () => {
  it('counts from its quantity on, over all sizes of the item, and is frozen in the order', async () => {
    const shop = await openWholesale(server);
    const { client, cart } = await confirmedCart(shop);
    expect(cart.lines[0]).toMatchObject({
      price: { amount: SHOWN },
      list_price: { amount: '1000.00' },
    });
    expect(cart.total.amount).toBe('5259.24');
    const order = await client.order('selfPickup', cart, { total: cart.total.amount });
    await shop.setSteps(cart.lines[0]!.item.id);
    await shop.answer(client, 'ended');
    const lines = await server.database.db
      .selectFrom('sale_order_line')
      .select(['price', 'list_price', 'discount'])
      .where('order_id', '=', order)
      .execute();
    expect(lines).toEqual([{ price: SECRET, list_price: 100_000, discount: 0 }]);
    expect((await client.receipt(order)).lines[0]!.price.amount).toBe(SHOWN);
  });

  it('does not count below its quantity', async () => {
    const shop = await openWholesale(server);
    const { client, cart, read } = await confirmedCart(shop);
    const { size_id } = cart.lines[0]!;
    await client.call(`/carts/${cart.id}/`, 'PUT', { lines: [{ size_id, quantity: 4 }] });
    const fewer = await read();
    expect(fewer.lines[0]!.price.amount).toBe('1000.00');
    expect(fewer.lines[0]).not.toHaveProperty('list_price');
  });

  it.each([
    ['is left to a card that takes more off', 2000, '4800.00', 'fixed'],
    ['is taken instead of a card that takes less off', 500, '5259.24', null],
  ] as const)('%s', async (_name, basisPoints, total, card) => {
    const shop = await openWholesale(server);
    const { read } = await confirmedCart(shop);
    await createCard(server.database.db, shop.organizationId, 'fixed', [[basisPoints, 0]]);
    const cart = await read();
    expect(cart.total.amount).toBe(total);
    expect(cart.card?.kind ?? null).toBe(card);
  });

  it('never stands beside a discount in an order, whoever writes', async () => {
    const shop = await openWholesale(server);
    const { client, cart } = await confirmedCart(shop);
    const order = await client.order('selfPickup', cart);
    await expect(
      server.database.db
        .updateTable('sale_order_line')
        .set({ discount: 1 })
        .where('order_id', '=', order)
        .execute(),
    ).rejects.toThrow('wholesale_without_card');
  });

  it.each([
    ['its end', (shop: Wholesale, client: Client) => shop.answer(client, 'ended')],
    [
      'another price',
      (shop: Wholesale, _client: Client, item: number) => shop.setSteps(item, [5, '900']),
    ],
  ])('is asked for anew by the cart after %s', async (_name, change) => {
    const shop = await openWholesale(server);
    const { client, cart, itemId, read } = await confirmedCart(shop);
    await change(shop, client, itemId);
    const { version } = cart;
    const refused = await client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version });
    expect(refused).toMatchObject({ status: 400, body: { code: 'cart_changed' } });
    const now = await read();
    expect(await client.order('selfPickup', now)).toBeGreaterThan(0);
  });

  it('is what was seen, when it ends while the cart is ordered', async () => {
    const shop = await openWholesale(server);
    const { client, cart } = await confirmedCart(shop);
    const { version } = cart;
    const [ordered] = await Promise.all([
      client.call(`/carts/${cart.id}/selfPickup/`, 'POST', { version }),
      shop.answer(client, 'ended'),
    ]);
    const prices = await server.database.db
      .selectFrom('sale_order_line')
      .innerJoin('sale_order', 'sale_order.id', 'sale_order_line.order_id')
      .select('price')
      .where('client_id', '=', client.id)
      .execute();
    // Either as they have seen it, or not at all.
    expect(prices).toEqual(ordered.status === 201 ? [{ price: SECRET }] : []);
  });

  it('is below what everybody pays', async () => {
    const shop = await openWholesale(server);
    const { itemId } = await confirmedCart(shop);
    expect(await shop.setSteps(itemId, [10, '1000'])).toMatchObject({ status: 400 });
    expect(await shop.setSteps(itemId, [10, '900'], [5, '800'])).toMatchObject({ status: 400 });
    expect(await shop.setSteps(itemId, [10, '900'], [50, '950'])).toMatchObject({ status: 400 });
    expect(await shop.setSteps(itemId, [10, '900'], [50, '800'])).toMatchObject({ status: 200 });
  });
});
