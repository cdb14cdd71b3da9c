import { sql } from 'kysely';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { createOrder } from '../../../../testing/factories/orders.ts';
import {
  openTestRentals,
  PRICE,
  dayAhead,
  type TestRentals,
} from '../../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

jest.setTimeout(120_000);

let server: TestServer;
let rentals: TestRentals;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
  token = await server.sessionOf(rentals.shop.owner);
});
afterAll(() => server.close());

const path = (rest: string) => `/organizations/${rentals.shop.organizationId}/${rest}`;
const asOwner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
  server.call(path(rest), {
    method,
    token,
    ...(body && { body }),
    ...(method === 'POST' && { headers: { 'idempotency-key': crypto.randomUUID() } }),
  });

interface Edited {
  readonly version: number;
  readonly terms: Record<string, unknown>;
}

async function change(item: number, terms: object, version?: number) {
  const { body } = await asOwner('GET', `rentals/${item}/`);
  const stored = body as Edited;
  return asOwner('PUT', `rentals/${item}/`, {
    ...stored.terms,
    ...terms,
    version: version ?? stored.version,
  });
}

const day = (days: number) => dayAhead(days).slice(0, 10);
const block = (item: number, from: number, to: number, more: object = {}) =>
  asOwner('POST', `rentals/${item}/blocks/`, {
    from: day(from),
    to: day(to),
    pieces: 1,
    reason: 'repair',
    note: '',
    ...more,
  });

it.each(['can_manage_catalog', 'can_manage_rentals_events'] as const)(
  'the calendar is seen, and days are blocked, by staff who %s',
  async (permission) => {
    const item = await rentals.newRental();
    const { organizationId } = rentals.shop;
    const staff = await createMember(server.database.db, organizationId, [permission]);
    const as = await server.sessionOf(staff);
    const month = await server.call(path(`rentals/${item}/month/?month=${day(40).slice(0, 7)}`), {
      token: as,
    });
    expect(month.status).toBe(200);
    const blocked = await server.call(path(`rentals/${item}/blocks/`), {
      method: 'POST',
      token: as,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { from: day(40), to: day(40), pieces: 1, reason: 'repair', note: '' },
    });
    expect(blocked.status).toBe(201);
  },
);

describe('the terms of a rental', () => {
  it('are stored for bookings from now on, one editor after the other', async () => {
    const item = await rentals.newRental();
    const { status, body } = await change(item, { price: '2500.00', notice_hours: 12 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, terms: { price: '2500.00', notice_hours: 12 } });
    expect((await change(item, { price: '1.00' }, 1)).status).toBe(409);
    expect((await asOwner('GET', 'rentals/')).body).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id: item, quantity: 1 })]) as unknown,
    });
  });

  it('leave bookings as they are, and refuse fewer pieces than are booked', async () => {
    const item = await rentals.newRental({ quantity: 3 });
    const clients = await Promise.all([rentals.shop.newClient(), rentals.shop.newClient()]);
    const orders = [];
    for (const client of clients) orders.push(await rentals.book(client, item));
    const refused = await change(item, { quantity: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'period_booked',
      periods: [{ from: dayAhead(3), to: dayAhead(5) }],
    });
    const unit = { unit: 'hour', starts_until: '20:00' };
    expect((await change(item, { quantity: 2, ...unit })).status).toBe(200);
    const booked = await server.database.db
      .selectFrom('rental_booking')
      .select(['unit', 'units'])
      .where('order_id', 'in', orders)
      .execute();
    expect(booked).toEqual([
      { unit: 'day', units: 2 },
      { unit: 'day', units: 2 },
    ]);
  });

  it('ask for notice, steps and pauses', async () => {
    const item = await rentals.newRental();
    await change(item, { notice_hours: 96, units_step: 2, buffer_after: 24 * 60 });
    const client = await rentals.shop.newClient();
    const ask = (booking: object) => rentals.ask(client, item, booking);
    expect((await ask({ units: 1 })).status).toBe(400);
    expect((await ask({ starts_at: dayAhead(6), units: 2 })).status).toBe(400);
    expect((await ask({ starts_at: dayAhead(6), units: 3 })).status).toBe(201);
    // It ends on the ninth day, and is prepared for a day.
    expect((await ask({ starts_at: dayAhead(9), units: 1 })).status).toBe(406);
    expect((await ask({ starts_at: dayAhead(10), units: 1 })).status).toBe(201);
  });
});

describe('seasons and weekdays', () => {
  it('price each day by the first rule that it keeps to, and the order keeps the parts', async () => {
    const item = await rentals.newRental();
    const rules = [
      { from: day(5), to: day(5), weekdays: [], price: '3000.00' },
      { from: day(4), to: day(6), weekdays: [], price: '1000.00' },
    ];
    expect((await change(item, { rules })).status).toBe(200);
    const client = await rentals.shop.newClient();
    const request = { starts_at: dayAhead(3), units: 4 };
    const { body } = await client.call(`/rentals/${item}/booking/preprocess/`, 'POST', request);
    const som = (amount: string) => ({ amount, currency: 'KGS' });
    expect(body).toMatchObject({
      parts: [
        { units: 1, price: som('2000.00') },
        { units: 2, price: som('1000.00') },
        { units: 1, price: som('3000.00') },
      ],
      goods: som('7000.00'),
      total: som('6650.00'),
    });
    const order = await rentals.book(client, item, request);
    const lines = await server.database.db
      .selectFrom('sale_order_line')
      .select(['quantity', 'price', 'discount'])
      .where('order_id', '=', order)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { quantity: 1, price: PRICE, discount: 10_000 },
      { quantity: 2, price: 100_000, discount: 10_000 },
      { quantity: 1, price: 300_000, discount: 15_000 },
    ]);
  });
});

describe('blocked days', () => {
  it('are let to nobody until they are let again, and stand in the month', async () => {
    const item = await rentals.newRental();
    const client = await rentals.shop.newClient();
    const { status, body } = await block(item, 3, 4);
    expect(status).toBe(201);
    expect((await rentals.ask(client, item)).status).toBe(406);
    const month = day(3).slice(0, 7);
    const shown = await asOwner('GET', `rentals/${item}/month/?month=${month}`);
    const { days, blocks } = shown.body as {
      days: { day: string; free: number }[];
      blocks: { id: number }[];
    };
    expect(days.find((one) => one.day === day(3))?.free).toBe(0);
    expect(blocks).toHaveLength(1);
    const id = (body as { id: number }).id;
    expect((await asOwner('DELETE', `rental-blocks/${id}/`)).status).toBe(204);
    expect((await asOwner('DELETE', `rental-blocks/${id}/`)).status).toBe(404);
    expect((await rentals.ask(client, item)).status).toBe(201);
    expect((await block(item, 4, 4)).body).toMatchObject({ code: 'period_booked' });
  });

  it('are some of many pieces', async () => {
    const item = await rentals.newRental({ quantity: 3 });
    expect((await block(item, 3, 4, { pieces: 4 })).status).toBe(400);
    expect((await block(item, 3, 4, { pieces: 2 })).status).toBe(201);
    expect((await block(item, 4, 5, { pieces: 2 })).status).toBe(409);
    expect((await rentals.ask(await rentals.shop.newClient(), item)).status).toBe(201);
    expect((await rentals.ask(await rentals.shop.newClient(), item)).status).toBe(406);
  });

  it('and a booking at once: one of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await rentals.newRental();
      const client = await rentals.shop.newClient();
      const [blocked, booked] = await Promise.all([block(item, 3, 4), rentals.ask(client, item)]);
      expect([blocked.status === 201, booked.status === 201].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('many requests while the quantity goes from many to one and back', () => {
  /** The most that is out at a time. */
  async function peak(item: number): Promise<number> {
    const { rows } = await sql<{ peak: number }>`
      select max((select sum(pieces) from rental_booking other where other.item_id = one.item_id
        and other.is_live and other.held @> lower(one.held)))::integer as peak
      from rental_booking one where item_id = ${item} and is_live`.execute(server.database.db);
    return rows[0]!.peak;
  }

  it('never book more than there are', async () => {
    const item = await rentals.newRental({ quantity: 3 });
    const clients = await Promise.all(Array.from({ length: 12 }, () => rentals.shop.newClient()));
    let quantity = 3;
    for (const wanted of [1, 3, 1]) {
      const [changed] = await Promise.all([
        change(item, { quantity: wanted }),
        ...clients
          .slice(0, 4)
          .map((client, place) =>
            rentals.ask(client, item, { starts_at: dayAhead(3 + place), units: 2 }),
          ),
      ]);
      if (changed.status === 200) quantity = wanted;
      expect(await peak(item)).toBeLessThanOrEqual(quantity);
    }
    const soles = await server.database.db
      .selectFrom('rental_booking')
      .select('is_sole')
      .where('item_id', '=', item)
      .where('is_live', '=', true)
      .execute();
    expect(soles.every(({ is_sole }) => is_sole === (quantity === 1))).toBe(true);
  });

  it('and the database refuses what an operation without the lock would do', async () => {
    const item = await rentals.newRental({ quantity: 2 });
    await rentals.book(await rentals.shop.newClient(), item);
    expect((await change(item, { quantity: 1 })).status).toBe(200);
    const copy = sql`
      insert into rental_booking (order_id, item_id, during, unit, units, is_sole)
      select (select min(id) from sale_order where id not in
        (select order_id from rental_booking where order_id is not null)),
        item_id, during, unit, units, is_sole
      from rental_booking where item_id = ${item}`;
    await createOrder(server.database.db, {
      kind: 'rent',
      organization_id: rentals.shop.organizationId,
      client_id: rentals.shop.owner,
    });
    await expect(copy.execute(server.database.db)).rejects.toThrow('rental_booking_sole');
  });
});

it('follows thirty calendars an hour at most, whether they stay or go', async () => {
  const item = await rentals.newRental();
  const add = (name: string) =>
    asOwner('POST', `rentals/${item}/calendars/`, { url: `https://calendars.example/${name}.ics` });
  expect((await add('first')).status).toBe(201);
  await server.database.pool.query(
    `update throttle set count = 30 where key = 'rental-calendars ' || $1`,
    [rentals.shop.organizationId],
  );
  expect(await add('second')).toMatchObject({ status: 422 });
});
