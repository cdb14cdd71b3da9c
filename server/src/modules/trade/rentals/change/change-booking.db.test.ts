import { createMember } from '../../../../testing/factories/accounts.ts';
import type { Client } from '../../../../testing/shop.ts';
import { dayAhead, openTestRentals, type TestRentals } from '../../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { refundPayments, type PaymentProvider } from '../../payments/index.ts';

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

const som = (amount: string) => ({ amount, currency: 'KGS' });

interface Change {
  readonly starts_at: string;
  readonly units: number;
  readonly total?: string;
}

const change = (client: Client, order: number, body: Change) =>
  client.call(`/receipts/${order}/booking/`, 'PUT', body);

const changeAsStaff = async (order: number, body: Change, token?: string) =>
  server.call(`/organizations/${rentals.shop.organizationId}/bookings/${order}/`, {
    method: 'PUT',
    token: token ?? (await server.sessionOf(rentals.shop.owner)),
    body,
  });

/** A booking of four days in three days that has been paid for: 7600, less five percent. */
async function paidBooking(terms: object = {}) {
  const client = await rentals.shop.newClient();
  const itemId = await rentals.newRental(terms);
  const order = await rentals.book(client, itemId, { units: 4 });
  await rentals.act('accept', order);
  await rentals.pay(client, order);
  return { client, itemId, order };
}

/** The same, handed over and a day and a half old. */
async function underWay(terms: object = {}) {
  const booking = await paidBooking(terms);
  await rentals.beginIn(booking.order, 0);
  await rentals.act('activate', booking.order);
  await rentals.beginIn(booking.order, -36);
  const { booking: period } = await booking.client.receipt(booking.order);
  return { ...booking, startsAt: period!.starts_at };
}

async function givenBack(order: number) {
  const given: (number | undefined)[] = [];
  const refund: PaymentProvider['refund'] = async (_reference, amount) => {
    given.push(amount);
  };
  await refundPayments(server.database.db, { refund } as PaymentProvider, order);
  return given;
}

describe('before anything is paid', () => {
  it('a client reschedules and makes it longer for what the terms say, and the staff hears of it', async () => {
    const { db } = server.database;
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId, { method: 'self_pickup' });
    const wanted = { starts_at: dayAhead(10), units: 3 };
    const quote = await client.call(`/receipts/${order}/booking/preprocess/`, 'POST', wanted);
    expect(quote.body).toMatchObject({
      starts_at: dayAhead(10),
      ends_at: dayAhead(13),
      total: som('5700.00'),
      refund: som('0.00'),
    });
    const changed = await change(client, order, { ...wanted, total: '5700.00' });
    expect(changed.body).toMatchObject({
      status: 'in_progress',
      goods: som('6000.00'),
      total: som('5700.00'),
      lines: [{ quantity: 3, total: som('5700.00') }],
      booking: { starts_at: dayAhead(10), ends_at: dayAhead(13), units: 3 },
    });
    // The old time is free, the new one taken.
    const other = await rentals.shop.newClient();
    expect((await rentals.ask(other, itemId, { starts_at: dayAhead(11) })).status).toBe(406);
    expect((await rentals.ask(other, itemId)).status).toBe(201);
    // Asked for again, it changes nothing and tells nobody.
    expect((await change(client, order, wanted)).status).toBe(200);
    const told = await db
      .selectFrom('notification')
      .select(['user_id', 'type', 'event_key'])
      .where('type', '=', 'rental_changed')
      .where('event_key', 'like', `order:${order}:%`)
      .execute();
    expect(told).toEqual([
      {
        user_id: rentals.shop.owner,
        type: 'rental_changed',
        event_key: `order:${order}:changed:1`,
      },
    ]);
  });

  it('another total than was seen is refused with the present one', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    const answer = await change(client, order, {
      starts_at: dayAhead(5),
      units: 3,
      total: '1.00',
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'quote_changed' } });
    expect((await client.receipt(order)).booking).toMatchObject({ starts_at: dayAhead(3) });
  });

  it('a sum that somebody has begun to pay stands', async () => {
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    await rentals.act('accept', order);
    await client.openPayment(order);
    const same = { starts_at: dayAhead(6), units: 2 };
    expect((await change(client, order, same)).status).toBe(409);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    const longer = await change(client, order, { ...same, units: 3 });
    expect(longer).toMatchObject({ status: 406, body: { code: 'booking_price_stands' } });
    expect((await change(client, order, same)).status).toBe(200);
  });
});

describe('what has been paid for', () => {
  it('is moved for the same price, and never for more', async () => {
    const { client, order } = await paidBooking();
    const moved = await change(client, order, { starts_at: dayAhead(4), units: 4 });
    expect(moved.body).toMatchObject({
      total: som('7600.00'),
      refunded: som('0.00'),
      booking: { starts_at: dayAhead(4), units: 4 },
    });
    const longer = await change(client, order, { starts_at: dayAhead(4), units: 5 });
    expect(longer).toMatchObject({ status: 406, body: { code: 'booking_price_stands' } });
  });

  it('gives back what is given up, once, and the rest when it is cancelled', async () => {
    const { client, order } = await paidBooking();
    const shorter = { starts_at: dayAhead(3), units: 3 };
    const answers = await Promise.all([
      change(client, order, shorter),
      change(client, order, shorter),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'accepted',
      refunded: som('1900.00'),
      booking: { ends_at: dayAhead(6), units: 3 },
    });
    expect(await givenBack(order)).toEqual([190_000]);
    await client.call(`/receipts/${order}/`, 'DELETE');
    expect(await givenBack(order)).toEqual([undefined]);
    expect(await client.receipt(order)).toMatchObject({ refunded: som('7600.00') });
  });

  it('keeps a part of what the client gives up too late, and nothing of what the staff takes', async () => {
    const terms = { cancel_hours: 96, cancel_percent: 50 };
    const { client, order } = await paidBooking(terms);
    await change(client, order, { starts_at: dayAhead(3), units: 2 });
    expect(await client.receipt(order)).toMatchObject({
      refunded: som('1900.00'),
      booking: { kept: som('1900.00') },
    });
    // Of what is left of it, 3800, and what has been kept already.
    await client.call(`/receipts/${order}/`, 'DELETE');
    expect(await client.receipt(order)).toMatchObject({
      cancellation_fee: som('3800.00'),
      refunded: som('3800.00'),
    });

    const byStaff = await paidBooking(terms);
    await changeAsStaff(byStaff.order, { starts_at: dayAhead(3), units: 2 });
    expect(await byStaff.client.receipt(byStaff.order)).toMatchObject({
      refunded: som('3800.00'),
      // Whoever was moved cancels for nothing.
      booking: { kept: som('0.00'), cancel_percent: 0 },
    });
  });

  it('is not moved late past what a cancellation costs', async () => {
    const { client, order } = await paidBooking({ cancel_hours: 96, cancel_percent: 50 });
    const moved = await change(client, order, { starts_at: dayAhead(20), units: 4 });
    expect(moved).toMatchObject({ status: 406, body: { code: 'booking_price_stands' } });
    // Half of the old price and the new one are within what was paid.
    const short = await change(client, order, { starts_at: dayAhead(20), units: 1 });
    expect(short.body).toMatchObject({ refunded: som('1900.00') });
  });

  it('is returned early: what nobody uses goes back and is free, but not what has begun', async () => {
    const { client, itemId, order, startsAt } = await underWay();
    const tooShort = await change(client, order, { starts_at: startsAt, units: 1 });
    expect(tooShort).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const elsewhere = await change(client, order, { starts_at: dayAhead(5), units: 2 });
    expect(elsewhere.status).toBe(409);
    const longer = await change(client, order, { starts_at: startsAt, units: 5 });
    expect(longer).toMatchObject({ status: 406, body: { code: 'booking_price_stands' } });
    const early = await change(client, order, { starts_at: startsAt, units: 2 });
    expect(early.body).toMatchObject({ refunded: som('3800.00'), booking: { units: 2 } });
    expect(await givenBack(order)).toEqual([380_000]);
    const next = { starts_at: dayAhead(1), units: 1 };
    expect((await rentals.ask(await rentals.shop.newClient(), itemId, next)).status).toBe(201);
  });
});

describe('two at once', () => {
  it('of whom one wants the time of the other: one gets it', async () => {
    const itemId = await rentals.newRental();
    const [one, two] = [await rentals.shop.newClient(), await rentals.shop.newClient()];
    const first = await rentals.book(one, itemId);
    const second = await rentals.book(two, itemId, { starts_at: dayAhead(8) });
    const wanted = { starts_at: dayAhead(14), units: 2 };
    const answers = await Promise.all([
      change(one, first, wanted),
      change(two, second, wanted),
      rentals.ask(await rentals.shop.newClient(), itemId, wanted),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(2);
    // Without the count the database refuses it by itself.
    const free = answers[0]!.status < 300 ? second : first;
    const { during } = await server.database.db
      .selectFrom('rental_booking')
      .select('during')
      .where('item_id', '=', itemId)
      .where('is_live', '=', true)
      .orderBy('during', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(
      server.database.db
        .updateTable('rental_booking')
        .set({ during })
        .where('order_id', '=', free)
        .execute(),
    ).rejects.toThrow('rental_booking_sole');
  });
});

describe('permissions', () => {
  it('let the client and those change it who manage rentals, once they have answered', async () => {
    const { db } = server.database;
    const client = await rentals.shop.newClient();
    const order = await rentals.book(client, await rentals.newRental());
    const wanted = { starts_at: dayAhead(5), units: 2 };
    const stranger = await rentals.shop.newClient();
    expect((await change(stranger, order, wanted)).status).toBe(404);
    expect((await stranger.call(`/receipts/${order}/booking/`)).status).toBe(404);
    const seller = await server.sessionOf(
      await createMember(db, rentals.shop.organizationId, ['can_scan']),
    );
    expect((await changeAsStaff(order, wanted, seller)).status).toBe(403);
    expect((await changeAsStaff(order, wanted)).status).toBe(409);
    await rentals.act('accept', order);
    expect((await changeAsStaff(order, wanted)).status).toBe(200);
    const told = await db
      .selectFrom('notification')
      .select('user_id')
      .where('type', '=', 'rental_changed_for_client')
      .where('event_key', '=', `order:${order}:changed:1`)
      .execute();
    expect(told).toEqual([{ user_id: client.id }]);
  });

  it('show what is free without the booking itself', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId);
    await rentals.book(await rentals.shop.newClient(), itemId, { starts_at: dayAhead(8) });
    const choice = await client.call(`/receipts/${order}/booking/`);
    expect(choice.body).toMatchObject({
      unit: 'day',
      units_min: 1,
      terms: { starts_from: '14:00', departs_at: null },
      busy: [{ from: dayAhead(8), to: dayAhead(10) }],
    });
  });
});

it('a booking is read and cancelled by the calls of bookings, as by those of receipts', async () => {
  const { client, order } = await paidBooking();
  const { body } = await client.call(`/transactions/booking/${order}/`);
  expect(body).toEqual(await client.receipt(order));
  const path = `/transactions/booking/${order}/`;
  expect((await client.call(`${path}payment/`, 'DELETE')).status).toBe(409);
  expect((await (await rentals.shop.newClient()).call(path, 'DELETE')).status).toBe(404);
  expect((await client.call(path, 'DELETE')).status).toBe(204);
  expect(await client.receipt(order)).toMatchObject({ status: 'rejected' });
});
