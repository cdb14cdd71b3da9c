import { sql } from 'kysely';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createRental } from '../../../testing/factories/bookings.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';
import { wallTimeOf } from '../rental-periods/index.ts';
import { endRentals } from './end-rentals.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const PRICE = 200_000;

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const { db } = server.database;
  const card = { organization_id: shop.organizationId };
  await db
    .insertInto('discount_card')
    .values({ ...card, kind: 'fixed' })
    .execute();
  await db
    .insertInto('discount_tier')
    .values({ ...card, basis_points: 500, spend_limit: 0 })
    .execute();
});
afterAll(() => server.close());

const newRental = (terms: object = {}) =>
  createRental(server.database.db, {
    organizationId: shop.organizationId,
    price: PRICE,
    ...terms,
  });

/** So many days from now, at the hour when rooms are handed over there. */
const dayAhead = (days: number) =>
  `${wallTimeOf(new Date(Date.now() + days * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;

interface Request {
  readonly starts_at?: string;
  readonly units?: number;
  readonly method?: 'online_payment' | 'self_pickup';
  readonly total?: string;
}

const ask = (client: Client, itemId: number, request: Request = {}) =>
  client.call(`/rentals/${itemId}/booking/`, 'POST', {
    starts_at: dayAhead(3),
    units: 2,
    method: 'online_payment',
    ...request,
  });

async function book(client: Client, itemId: number, request?: Request): Promise<number> {
  const { body } = await ask(client, itemId, request);
  return (body as { transaction_id: number }).transaction_id;
}

const act = async (action: string, order: number, token?: string) =>
  server.call(`/organizations/${shop.organizationId}/bookings/${order}/${action}/`, {
    method: 'POST',
    token: token ?? (await server.sessionOf(shop.owner)),
  });

const pay = async (client: Client, order: number) =>
  client.payAt(order, await client.openPayment(order));

async function expire(order: number): Promise<void> {
  const { db } = server.database;
  await db
    .updateTable('sale_order')
    .set({ deadline: sql<Date>`now()` })
    .where('id', '=', order)
    .execute();
  await expireOrders(db, server.transact, server.orders);
}

/** As if the booking had been made for another time: it begins so many hours from now. */
const beginIn = (order: number, hours: number) =>
  server.database.db
    .updateTable('rental_booking')
    .set({
      during: sql<string>`tstzrange(
        now() + make_interval(mins => ${Math.round(hours * 60)}),
        now() + make_interval(mins => ${Math.round(hours * 60)}) + (upper(during) - lower(during)))`,
    })
    .where('order_id', '=', order)
    .execute();

/** A long rental that has been handed over an hour after it began. */
async function takeOut(client: Client, itemId: number): Promise<number> {
  const order = await book(client, itemId, { method: 'self_pickup', units: 9 });
  await act('accept', order);
  await beginIn(order, -1);
  await act('activate', order);
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
  ).map(({ user_id, type }) => [user_id === shop.owner ? 'staff' : 'client', type]);

describe('a rental', () => {
  it('is asked for, accepted, paid for, handed over and brought back', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const order = await book(client, itemId, { units: 3 });
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

    expect((await act('accept', order)).status).toBe(200);
    expect((await act('activate', order)).body).toMatchObject({ code: 'booking_not_due' });
    await pay(client, order);
    expect(await told(order)).toEqual([
      ['client', 'rental_accepted_for_client'],
      ['client', 'rental_payment_for_client'],
      ['staff', 'rental_payment'],
    ]);
    await beginIn(order, 0);
    const first = await act('activate', order);
    expect(first).toMatchObject({
      status: 200,
      body: { payment_status: 'accepted', staff_actions: ['complete', 'refund'] },
    });
    expect((await act('activate', order)).body).toEqual(first.body);

    expect((await act('complete', order)).body).toMatchObject({ staff_actions: ['refund'] });
    expect((await client.receipt(order)).booking).toMatchObject({
      activated_at: expect.any(String),
      completed_at: expect.any(String),
    });
    expect((await told(order)).at(-1)).toEqual(['client', 'activated_rental_for_client']);
  });

  it('is paid for where it is handed over, where the client asked for that', async () => {
    const client = await shop.newClient();
    const order = await book(client, await newRental(), { method: 'self_pickup' });
    expect((await act('activate', order)).status).toBe(406);
    await act('accept', order);
    await beginIn(order, 0.9);
    expect((await act('activate', order)).body).toMatchObject({
      payment_status: 'accepted',
      fulfilled_at: expect.any(String),
    });
  });

  it('that is not paid for is not handed over', async () => {
    const client = await shop.newClient();
    const order = await book(client, await newRental());
    await act('accept', order);
    await beginIn(order, 0);
    expect((await act('activate', order)).status).toBe(409);
  });

  it('that is rejected after the payment is paid back, and its period is free', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const order = await book(client, itemId);
    await act('accept', order);
    await pay(client, order);
    expect((await ask(client, itemId)).body).toMatchObject({ code: 'period_taken' });
    expect((await act('reject', order)).body).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
    });
    expect((await told(order)).at(-1)).toEqual(['client', 'rental_rejected_for_client']);
    expect((await ask(client, itemId)).status).toBe(201);
  });

  it('that nobody accepts before it begins is over, and free again', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const order = await book(client, itemId);
    await expire(order);
    expect(await client.receipt(order)).toMatchObject({ status: 'rejected', reason: 'expired' });
    expect((await ask(client, itemId)).status).toBe(201);
  });

  it('that is paid for too late is had if its period is still free, and paid back if not', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const [free, taken] = [await newRental(), await newRental()];
    const [kept, lost] = [await book(client, free), await book(client, taken)];
    const attempts = new Map<number, string>();
    for (const order of [kept, lost]) {
      await act('accept', order);
      attempts.set(order, await client.openPayment(order));
      await expire(order);
    }
    expect((await ask(await shop.newClient(), taken)).status).toBe(201);
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
    const client = await shop.newClient();
    const order = await book(client, await newRental());
    await act('accept', order);
    const reference = await client.openPayment(order);
    await beginIn(order, -72);
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
    const client = await shop.newClient();
    const order = await book(client, await newRental());
    await act('accept', order);
    const reference = await client.openPayment(order);
    await expire(order);
    await beginIn(order, -1);
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
    });
  });

  it('that begins soon waits for an answer no longer than until then', async () => {
    const client = await shop.newClient();
    const itemId = await newRental({ unit: 'hour', starts_from: '00:00', starts_until: '23:00' });
    const soon = new Date(Math.ceil((Date.now() + HOUR) / HOUR) * HOUR);
    const order = await book(client, itemId, { starts_at: wallTimeOf(soon, 'Asia/Bishkek') });
    expect((await client.receipt(order)).deadline).toBe(soon.toISOString());
    await act('accept', order);
    // And is paid for before it is over.
    const end = new Date(soon.getTime() + 2 * HOUR).toISOString();
    expect((await client.receipt(order)).deadline).toBe(end);
  });

  it('whose time is over is complete, also when nobody has come for what was paid for', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const [used, missed] = [
      await book(client, await newRental()),
      await book(client, await newRental()),
    ];
    for (const order of [used, missed]) {
      await act('accept', order);
      await pay(client, order);
      await beginIn(order, 0);
    }
    await act('activate', used);
    for (const order of [used, missed]) await beginIn(order, -72);
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

  it('refunded while it is out is free at once, and brought back later takes nothing from others', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const order = await takeOut(client, itemId);
    expect((await shop.act('refund', order, { goods_return: true })).status).toBe(200);
    const next = await book(client, itemId);
    // The next one has begun by now.
    await beginIn(next, -0.5);
    expect((await act('complete', order)).status).toBe(200);
    expect(await client.receipt(next)).toMatchObject({ status: 'in_progress' });
  });

  it('brought back early is free for the rest of its time', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const order = await takeOut(client, itemId);
    expect((await ask(client, itemId)).status).toBe(406);
    await act('complete', order);
    expect((await ask(client, itemId)).status).toBe(201);
  });
});

describe('a quote', () => {
  const quote = (itemId: number, body: object, token?: string) =>
    server.call(`/rentals/${itemId}/booking/preprocess/`, {
      method: 'POST',
      body,
      ...(token !== undefined && { token }),
    });

  it('has the card of whoever is signed in, and is kept to', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const request = { starts_at: dayAhead(5), units: 2 };
    expect((await quote(itemId, request)).body).toMatchObject({
      discount_percent: '0',
      total: { amount: '4000.00' },
    });
    const { body } = await quote(itemId, request, client.token);
    expect(body).toMatchObject({
      ends_at: dayAhead(7),
      discount_percent: '5',
      total: { amount: '3800.00' },
    });
    const { total } = body as RentalQuote;
    await server.database.db
      .updateTable('item')
      .set({ price: PRICE + 100 })
      .where('id', '=', itemId)
      .execute();
    const late = await ask(client, itemId, { ...request, total: total.amount });
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } });
  });

  it.each([
    [{ starts_at: dayAhead(-1) }, 'starts_at'],
    [{ starts_at: '2026-02-30T14:00' }, 'starts_at'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ units: 31 }, 'units'],
    [{ units: 1.5 }, 'units'],
  ])('names what is wrong: %j', async (request, field) => {
    const itemId = await newRental();
    const answer = await quote(itemId, { starts_at: dayAhead(3), units: 2, ...request });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.anything() } } });
  });

  it('is not made for what is not let', async () => {
    const answer = await quote(999_999, { starts_at: dayAhead(3), units: 1 });
    expect(answer.status).toBe(404);
  });

  it('says in words for people that a period is taken, and the calendar when', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    await book(client, itemId);
    expect(await quote(itemId, { starts_at: dayAhead(4), units: 1 })).toMatchObject({
      status: 406,
      body: { code: 'period_taken' },
    });
    const [from, to] = [dayAhead(0).slice(0, 10), dayAhead(30).slice(0, 10)];
    const { body } = await server.call(`/rentals/${itemId}/periods/?from=${from}&to=${to}`);
    expect(body).toEqual({ busy: [{ from: dayAhead(3), to: dayAhead(5) }] });
  });
});

describe('permissions', () => {
  it('let those answer who manage rentals, and those hand over who scan', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const order = await book(client, await newRental(), { method: 'self_pickup' });
    const ofMember = async (permission: 'can_manage_orders' | 'can_scan') =>
      server.sessionOf(await createMember(db, shop.organizationId, [permission]));
    const [seller, scanner] = [await ofMember('can_manage_orders'), await ofMember('can_scan')];
    expect((await act('accept', order, seller)).status).toBe(403);
    expect((await act('accept', order, scanner)).status).toBe(403);
    await act('accept', order);
    await beginIn(order, 0);
    expect((await act('activate', order, scanner)).status).toBe(200);
    // Of goods alone.
    expect((await shop.act('accept', order)).status).toBe(409);
  });
});

describe('many presses', () => {
  it('hold no more than five things that are not paid for', async () => {
    const client = await shop.newClient();
    const items = await Promise.all(Array.from({ length: 15 }, () => newRental()));
    const answers = await Promise.all(items.map((item) => ask(client, item)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'too_many_open' })]);
    }
    const [first] = answers.filter(({ status }) => status === 201);
    const { transaction_id } = first!.body as { transaction_id: number };
    await client.call(`/receipts/${transaction_id}/`, 'DELETE');
    expect((await ask(client, await newRental())).status).toBe(201);
  });

  it('of one client make one booking', async () => {
    const client = await shop.newClient();
    const itemId = await newRental();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(client, itemId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(39);
  });
});
