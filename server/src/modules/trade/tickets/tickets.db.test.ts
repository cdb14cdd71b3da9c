import { createEvent } from '../../../testing/factories/bookings.ts';
import { createMember } from '../../../testing/factories/accounts.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';

const HOUR = 3_600_000;

let server: TestServer;
let shop: Shop;
let door: string;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  await trustNewcomers(server.database.db, shop.organizationId);
  const scanner = await createMember(server.database.db, shop.organizationId, ['can_scan']);
  door = await server.sessionOf(scanner);
});
afterAll(() => server.close());

const newEvent = (options: object = {}) =>
  createEvent(server.database.db, { organizationId: shop.organizationId, ...options });

const ask = (client: Client, sizeId: number, quantity = 1, method = 'online_payment') =>
  client.call('/tickets/', 'POST', { size_id: sizeId, quantity, method });

async function buy(...request: Parameters<typeof ask>): Promise<number> {
  return ((await ask(...request)).body as { transaction_id: number }).transaction_id;
}

const pay = async (client: Client, order: number) =>
  client.payAt(order, await client.openPayment(order));

const scan = (secret: string, nonce: string = crypto.randomUUID(), token = door) =>
  server.call(`/organizations/${shop.organizationId}/tickets/activate/`, {
    method: 'POST',
    token,
    body: { secret, nonce },
  });

const secretsOf = async (client: Client, order: number) =>
  (await client.receipt(order)).tickets.map(({ secret }) => secret!);

const stockOf = (id: number) =>
  server.database.db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('tickets', () => {
  it('are reserved, paid for, and valid', async () => {
    const client = await shop.newClient();
    const { sizeId } = await newEvent({ quota: 5 });
    const order = await buy(client, sizeId, 2);
    expect(await client.receipt(order)).toMatchObject({
      kind: 'ticket',
      status: 'accepted',
      can_pay: true,
      total: { amount: '1000.00' },
      tickets: [
        { status: 'reserved', secret: null, size: 'Партер', place: 'Большой зал' },
        { status: 'reserved', secret: null },
      ],
    });
    expect(await stockOf(sizeId)).toEqual({ stock: 5, held: 2 });
    await pay(client, order);
    const receipt = await client.receipt(order);
    expect(receipt).toMatchObject({ payment_status: 'accepted', can_pay: false });
    expect(receipt.fulfilled_at).not.toBeNull();
    expect(receipt.tickets.map(({ status }) => status)).toEqual(['valid', 'valid']);
    expect(new Set(receipt.tickets.map(({ secret }) => secret)).size).toBe(2);
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
  });

  it('that nobody pays for go back on sale', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const { sizeId } = await newEvent({ quota: 2 });
    const order = await buy(client, sizeId, 2);
    const { deadline } = await client.receipt(order);
    expect((Date.parse(deadline!) - Date.now()) / 60_000).toBeCloseTo(15, 0);
    await db
      .updateTable('sale_order')
      .set({ deadline: new Date(Date.now() - 1000) })
      .where('id', '=', order)
      .execute();
    await expireOrders(db, server.transact, server.orders);
    expect((await client.receipt(order)).tickets[0]).toMatchObject({ status: 'void' });
    expect(await stockOf(sizeId)).toEqual({ stock: 2, held: 0 });
  });

  it('that cost nothing are valid at once', async () => {
    const client = await shop.newClient();
    const { sizeId } = await newEvent({ price: 0 });
    const order = await buy(client, sizeId);
    expect((await client.receipt(order)).tickets).toMatchObject([{ status: 'valid' }]);
  });

  it('are paid for at the box office, too', async () => {
    const client = await shop.newClient();
    const { sizeId } = await newEvent();
    const order = await buy(client, sizeId, 1, 'self_pickup');
    const sold = await shop.act('sell_tickets', order);
    expect(sold).toMatchObject({ status: 200, body: { payment_status: 'accepted' } });
    expect((await client.receipt(order)).tickets).toMatchObject([{ status: 'valid' }]);
  });

  it('are not sold for what has begun, is gone, or is none', async () => {
    const client = await shop.newClient();
    const over = await newEvent({ startsAt: new Date(Date.now() - HOUR) });
    expect((await ask(client, over.sizeId)).status).toBe(404);
    expect((await ask(client, 999_999)).status).toBe(404);
    const full = await newEvent({ quota: 1 });
    expect((await ask(client, full.sizeId, 2)).body).toMatchObject({ code: 'sold_out' });
    expect((await ask(client, full.sizeId, 11)).body).toMatchObject({
      errors: { quantity: expect.anything() },
    });
    const cart = await client.call('/carts/items/', 'POST', { size_id: full.sizeId, quantity: 1 });
    expect(cart.status).toBe(404);
  });

  it('are never more than there are places', async () => {
    const PLACES = 20;
    const { sizeId } = await newEvent({ quota: PLACES });
    const clients = await Promise.all(Array.from({ length: 80 }, () => shop.newClient()));
    const answers = await Promise.all(clients.map((client) => ask(client, sizeId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PLACES);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(80 - PLACES);
    expect(await stockOf(sizeId)).toEqual({ stock: PLACES, held: PLACES });
  }, 60_000);
});

describe('money that comes for an event', () => {
  /** As if the event had been at another time. */
  const moveEvent = (itemId: number, startsIn: number, endsIn: number) =>
    server.database.db
      .updateTable('event')
      .set({
        starts_at: new Date(Date.now() + startsIn * HOUR),
        ends_at: new Date(Date.now() + endsIn * HOUR),
      })
      .where('item_id', '=', itemId)
      .execute();

  const expire = async (order: number) => {
    const { db } = server.database;
    await db
      .updateTable('sale_order')
      .set({ deadline: new Date(Date.now() - 1000) })
      .where('id', '=', order)
      .execute();
    await expireOrders(db, server.transact, server.orders);
  };

  const told = async (order: number) =>
    (
      await server.database.db
        .selectFrom('notification')
        .select('type')
        .where('event_key', 'like', `order:${order}:%`)
        .execute()
    ).map(({ type }) => type);

  it('goes back once that is over, and the client is told', async () => {
    const client = await shop.newClient();
    const { sizeId, itemId } = await newEvent({ quota: 3 });
    const order = await buy(client, sizeId, 2);
    const reference = await client.openPayment(order);
    await moveEvent(itemId, -3, -1);
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      payment_status: 'refunded',
      refunded: { amount: '1000.00' },
      deadline: null,
      tickets: [{ status: 'refunded' }, { status: 'refunded' }],
    });
    expect(await stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
    expect(await told(order)).toContain('order_payment_refunded_for_client');
    // Nothing is left to do for anybody.
    await expireOrders(server.database.db, server.transact, server.orders);
  });

  it('while it lasts buys tickets that are held, but none that were let go', async () => {
    const [inTime, late] = [await shop.newClient(), await shop.newClient()];
    const { sizeId, itemId } = await newEvent();
    const [held, gone] = [await buy(inTime, sizeId), await buy(late, sizeId)];
    const references = [await inTime.openPayment(held), await late.openPayment(gone)];
    await expire(gone);
    await moveEvent(itemId, -1, 1);
    await inTime.payAt(held, references[0]!);
    await late.payAt(gone, references[1]!);
    expect((await inTime.receipt(held)).tickets).toMatchObject([{ status: 'valid' }]);
    expect((await late.receipt(gone)).tickets).toMatchObject([{ status: 'refunded' }]);
  });

  it('is not taken at the box office after it either', async () => {
    const client = await shop.newClient();
    const { sizeId, itemId } = await newEvent();
    const order = await buy(client, sizeId, 1, 'self_pickup');
    await moveEvent(itemId, -3, -1);
    expect((await shop.act('sell_tickets', order)).status).toBe(409);
  });
});

describe('at the entrance', () => {
  async function validTicket() {
    const client = await shop.newClient();
    const { sizeId } = await newEvent();
    const order = await buy(client, sizeId);
    await pay(client, order);
    const [secret] = await secretsOf(client, order);
    return { client, order, secret: secret! };
  }

  it('of two hundred scans of one ticket one lets in', async () => {
    const { client, order, secret } = await validTicket();
    const answers = await Promise.all(Array.from({ length: 200 }, () => scan(secret)));
    const [first] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { activated_at } = first!.body as { activated_at: string };
    for (const { status, body } of answers.filter((answer) => answer !== first)) {
      expect([status, body]).toEqual([
        406,
        expect.objectContaining({ code: 'ticket_used', activated_at }),
      ]);
    }
    expect((await client.receipt(order)).tickets).toMatchObject([
      { status: 'activated', activated_at, secret: null },
    ]);
  }, 60_000);

  it('the same scan, sent again, is answered again', async () => {
    const { secret } = await validTicket();
    const nonce = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(secret, nonce)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('a ticket that is not paid for, refunded, or over does not', async () => {
    const { db } = server.database;
    const refused = { status: 406, body: { code: 'ticket_not_valid' } };
    const client = await shop.newClient();
    const { sizeId, itemId } = await newEvent();
    const order = await buy(client, sizeId);
    const { secret } = await db
      .selectFrom('ticket')
      .select('secret')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    expect(await scan(secret)).toMatchObject(refused);
    await pay(client, order);
    await db
      .updateTable('event')
      .set({ starts_at: new Date(Date.now() - 5 * HOUR), ends_at: new Date(Date.now() - HOUR) })
      .where('item_id', '=', itemId)
      .execute();
    expect(await scan(secret)).toMatchObject(refused);
    const valid = await validTicket();
    await shop.act('refund', valid.order, { goods_return: true });
    expect(await scan(valid.secret)).toMatchObject(refused);
    expect((await valid.client.receipt(valid.order)).tickets[0]).toMatchObject({
      status: 'refunded',
    });
  });

  it('a ticket of another house is not there', async () => {
    const { secret } = await validTicket();
    const rival = await openShop(server);
    const answer = await server.call(`/organizations/${rival.organizationId}/tickets/activate/`, {
      method: 'POST',
      token: await server.sessionOf(rival.owner),
      body: { secret, nonce: crypto.randomUUID() },
    });
    expect(answer.status).toBe(404);
    expect((await scan('none')).status).toBe(404);
  });
});
