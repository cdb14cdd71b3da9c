import { sql } from 'kysely';
import { createMember } from '../../../testing/factories/accounts.ts';
import type { Client } from '../../../testing/shop.ts';
import { dayAhead, openTestRentals, type TestRentals } from '../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';
import { endRentals } from './end-rentals.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';

const HOUR = 3_600_000;

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

async function expire(order: number): Promise<void> {
  const { db } = server.database;
  await db
    .updateTable('sale_order')
    .set({ deadline: sql<Date>`now()` })
    .where('id', '=', order)
    .execute();
  await expireOrders(db, server.transact, server.orders);
}

/** A long rental that has been handed over an hour after it began. */
async function takeOut(client: Client, itemId: number): Promise<number> {
  const order = await rentals.book(client, itemId, { method: 'self_pickup', units: 9 });
  await rentals.act('accept', order);
  await rentals.beginIn(order, -1);
  await rentals.act('activate', order);
  return order;
}

const told = async (order: number) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select(['user_id', 'type'])
      .where('event_key', 'like', `order:${order}%`)
      .orderBy('id')
      .execute()
  ).map(({ user_id, type }) => [user_id === rentals.shop.owner ? 'staff' : 'client', type]);

describe('a rental', () => {
  it('is asked for, accepted, paid for, handed over and brought back', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId, { units: 3 });
    expect(await client.receipt(order)).toMatchObject({
      kind: 'rent',
      status: 'in_progress',
      goods: { amount: '6000.00' },
      discount: { amount: '300.00' },
      total: { amount: '5700.00' },
      lines: [{ name: 'Квартира', quantity: 3, price: { amount: '2000.00' } }],
      booking: { starts_at: dayAhead(3), ends_at: dayAhead(6), unit: 'day', units: 3 },
      can_pay: false,
      can_cancel: true,
    });
    expect(await told(order)).toEqual([['staff', 'rental']]);

    expect((await rentals.act('accept', order)).status).toBe(200);
    expect((await rentals.act('activate', order)).body).toMatchObject({ code: 'booking_not_due' });
    await rentals.pay(client, order);
    expect(await told(order)).toEqual([
      ['client', 'rental_payment_for_client'],
      ['staff', 'rental_payment'],
    ]);
    await rentals.beginIn(order, 0);
    const first = await rentals.act('activate', order);
    expect(first).toMatchObject({
      status: 200,
      body: { payment_status: 'accepted', staff_actions: ['complete', 'refund'] },
    });
    expect((await rentals.act('activate', order)).body).toEqual(first.body);

    expect((await rentals.act('complete', order)).body).toMatchObject({
      staff_actions: ['refund'],
    });
    expect((await client.receipt(order)).booking).toMatchObject({
      activated_at: expect.any(String),
      completed_at: expect.any(String),
    });
    expect((await told(order)).at(-1)).toEqual(['client', 'activated_rental_for_client']);
  });

  it('is paid for where it is handed over, where the client asked for that', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental(), { method: 'self_pickup' });
    expect((await rentals.act('activate', order)).status).toBe(406);
    await rentals.act('accept', order);
    await rentals.beginIn(order, 0.9);
    expect((await rentals.act('activate', order)).body).toMatchObject({
      payment_status: 'accepted',
      fulfilled_at: expect.any(String),
    });
  });

  it('that is not paid for is not handed over', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    await rentals.act('accept', order);
    await rentals.beginIn(order, 0);
    expect((await rentals.act('activate', order)).status).toBe(409);
  });

  it('that is rejected after the payment is paid back, and its period is free', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId);
    await rentals.act('accept', order);
    await rentals.pay(client, order);
    expect((await rentals.ask(client, itemId)).body).toMatchObject({ code: 'period_taken' });
    expect((await rentals.act('reject', order)).body).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
    });
    expect((await told(order)).at(-1)).toEqual(['client', 'rental_rejected_for_client']);
    expect((await rentals.ask(client, itemId)).status).toBe(201);
  });

  it('that nobody accepts before it begins is over, and free again', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId);
    await expire(order);
    expect(await client.receipt(order)).toMatchObject({ status: 'rejected', reason: 'expired' });
    expect((await rentals.ask(client, itemId)).status).toBe(201);
  });

  it('that is paid for too late is had if its period is still free, and paid back if not', async () => {
    const { db } = server.database;
    const client = await rentals.shop.newClient();
    const [free, taken] = [await rentals.newRental(), await rentals.newRental()];
    const [kept, lost] = [await rentals.book(client, free), await rentals.book(client, taken)];
    const attempts = new Map<number, string>();
    for (const order of [kept, lost]) {
      await rentals.act('accept', order);
      attempts.set(order, await client.openPayment(order));
      await expire(order);
    }
    expect((await rentals.ask(await rentals.shop.newClient(), taken)).status).toBe(201);
    // Nor does it matter that it is offered no more.
    await db.updateTable('item').set({ is_published: false }).where('id', '=', free).execute();
    for (const [order, reference] of attempts) await client.payAt(order, reference);
    expect(await client.receipt(kept)).toMatchObject({
      status: 'accepted',
      payment_status: 'accepted',
    });
    expect(await client.receipt(lost)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
    });
  });

  it('that is paid for when its period is over is paid back, and the client is told', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    await rentals.act('accept', order);
    const reference = await client.openPayment(order);
    await rentals.beginIn(order, -72);
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      payment_status: 'refunded',
      deadline: null,
    });
    expect(await told(order)).toContainEqual(['client', 'order_payment_refunded_for_client']);
  });

  it('that was let go and has begun is not taken up again by money that comes late', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    await rentals.act('accept', order);
    const reference = await client.openPayment(order);
    await expire(order);
    await rentals.beginIn(order, -1);
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
    });
  });

  it('that begins soon waits for an answer no longer than until then', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental({
      unit: 'hour',
      starts_from: '00:00',
      starts_until: '23:00',
    });
    const soon = new Date(Math.ceil((Date.now() + HOUR) / HOUR) * HOUR);
    const order = await rentals.book(client, itemId, {
      starts_at: wallTimeOf(soon, 'Asia/Bishkek'),
    });
    expect((await client.receipt(order)).deadline).toBe(soon.toISOString());
    await rentals.act('accept', order);
    // And is paid for before it is over.
    const end = new Date(soon.getTime() + 2 * HOUR).toISOString();
    expect((await client.receipt(order)).deadline).toBe(end);
  });

  it('whose time is over is complete, also when nobody has come for what was paid for', async () => {
    const { db } = server.database;
    const client = await rentals.shop.newClient();
    const [used, missed] = [
      await rentals.book(client, await rentals.newRental()),
      await rentals.book(client, await rentals.newRental()),
    ];
    for (const order of [used, missed]) {
      await rentals.act('accept', order);
      await rentals.pay(client, order);
      await rentals.beginIn(order, 0);
    }
    await rentals.act('activate', used);
    for (const order of [used, missed]) await rentals.beginIn(order, -72);
    await Promise.all([
      endRentals(db, server.transact, server.orders),
      endRentals(db, server.transact, server.orders),
    ]);
    expect((await client.receipt(used)).booking).toMatchObject({
      completed_at: expect.any(String),
    });
    expect(await client.receipt(missed)).toMatchObject({
      fulfilled_at: expect.any(String),
      booking: { activated_at: null, completed_at: expect.any(String) },
    });
  });

  it('refunded while it is out is free once it is back, and not before', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await takeOut(client, itemId);
    expect((await rentals.shop.act('refund', order, { goods_return: true })).status).toBe(200);
    expect((await rentals.ask(client, itemId)).body).toMatchObject({ code: 'period_taken' });
    expect((await rentals.act('complete', order)).status).toBe(200);
    expect((await rentals.ask(client, itemId)).status).toBe(201);
  });

  it.each([true, false])(
    'refunded while it is out is completed by the clock, whether it comes back or not: %s',
    async (goods_return) => {
      const { db } = server.database;
      const client = await rentals.shop.newClient();
      const order = await takeOut(client, await rentals.newRental());
      await rentals.shop.act('refund', order, { goods_return });
      await endRentals(db, server.transact, server.orders);
      expect((await client.receipt(order)).booking).toMatchObject({ completed_at: null });
      await rentals.beginIn(order, -24 * 10);
      await endRentals(db, server.transact, server.orders);
      expect(await client.receipt(order)).toMatchObject({
        payment_status: 'refunded',
        booking: { completed_at: expect.any(String) },
      });
    },
  );

  it('brought back early is free for the rest of its time', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await takeOut(client, itemId);
    expect((await rentals.ask(client, itemId)).status).toBe(406);
    await rentals.act('complete', order);
    expect((await rentals.ask(client, itemId)).status).toBe(201);
  });
});

describe('permissions', () => {
  it('let those answer who manage rentals, and those hand over who scan', async () => {
    const { db } = server.database;
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental(), { method: 'self_pickup' });
    const ofMember = async (permission: 'can_manage_orders' | 'can_scan') =>
      server.sessionOf(await createMember(db, rentals.shop.organizationId, [permission]));
    const [seller, scanner] = [await ofMember('can_manage_orders'), await ofMember('can_scan')];
    expect((await rentals.act('accept', order, seller)).status).toBe(403);
    expect((await rentals.act('accept', order, scanner)).status).toBe(403);
    await rentals.act('accept', order);
    await rentals.beginIn(order, 0);
    expect((await rentals.act('activate', order, scanner)).status).toBe(200);
    // Of goods alone.
    expect((await rentals.shop.act('accept', order)).status).toBe(409);
  });
});
