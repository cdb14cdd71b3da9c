import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import type { Gift } from '@karavan/shared-api/contract/gifts';
import type { Tables } from '../../../database-tables.ts';
import { createEvent } from '../../../testing/factories/bookings.ts';
import { createGift } from '../../../testing/factories/gifts.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { findWrongGifts } from '../../../testing/find-wrong-gifts.ts';
import type { Client } from '../../../testing/shop.ts';
import { dayAhead, openTestRentals, type TestRentals } from '../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';
import { endRentals } from '../rentals/index.ts';

let server: TestServer;
let rentals: TestRentals;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
  await trustNewcomers(server.database.db, rentals.shop.organizationId);
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await rentals.shop.newClient();
});
afterEach(async () => expect(await findWrongGifts(server.database.db)).toEqual([]));

const som = (amount: string) => ({ amount, currency: 'KGS' });

const give = (amount: number, values: object = {}) =>
  createGift(server.database.db, {
    organization_id: rentals.shop.organizationId,
    holder_id: client.id,
    amount,
    ...values,
  });

const balances = async () => {
  const { list } = (await client.call('/gifts/')).body as { list: Gift[] };
  return Object.fromEntries(list.map(({ id, balance }) => [id, balance.amount]));
};

const WITH_CARDS = { spend_gifts: true };
const LATE = { cancel_hours: 96, cancel_percent: 50 };

/** Two days in three, 3800 after the discount, accepted. */
async function accepted(terms: object = {}, booking: object = {}) {
  const order = await rentals.book(client, await rentals.newRental(terms), {
    ...WITH_CARDS,
    ...booking,
  });
  await rentals.act('accept', order);
  return order;
}

const cancel = (order: number) => client.call(`/receipts/${order}/`, 'DELETE');
const change = (order: number, units: number) =>
  client.call(`/receipts/${order}/booking/`, 'PUT', { starts_at: dayAhead(3), units });

async function overdue(order: number) {
  await server.database.db
    .updateTable('sale_order')
    .set({ deadline: new Date(0) })
    .where('id', '=', order)
    .execute();
  await expireOrders(server.database.db, server.transact, server.orders);
}

describe('a rental', () => {
  it('is paid with cards as the switch says, the rest in money', async () => {
    const id = await give(100_000);
    const itemId = await rentals.newRental();
    const ask = (more: object) =>
      client.call(`/rentals/${itemId}/booking/preprocess/`, 'POST', {
        starts_at: dayAhead(3),
        units: 2,
        ...more,
      });
    expect((await ask({})).body).toMatchObject({
      gifts: { balance: som('1000.00'), is_spent: false, spent: som('0.00') },
      total: som('3800.00'),
    });
    expect((await ask(WITH_CARDS)).body).toMatchObject({
      gifts: { is_spent: true, spent: som('1000.00') },
      total: som('2800.00'),
    });
    const seen = { ...WITH_CARDS, total: '3800.00' };
    expect(await rentals.ask(client, itemId, seen)).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', quote: { total: som('2800.00') } },
    });
    const order = await rentals.book(client, itemId, { ...WITH_CARDS, total: '2800.00' });
    expect(await client.receipt(order)).toMatchObject({
      gift_spent: som('1000.00'),
      total: som('2800.00'),
    });
    expect(await balances()).toEqual({ [id]: '0.00' });
    await rentals.act('reject', order);
    expect(await balances()).toEqual({ [id]: '1000.00' });
    expect(await client.receipt(order)).toMatchObject({ gift_returned: som('1000.00') });
  });

  it('shows a guest and whoever has none nothing of cards', async () => {
    const itemId = await rentals.newRental();
    const body = { starts_at: dayAhead(3), units: 2, ...WITH_CARDS };
    const path = `/rentals/${itemId}/booking/preprocess/`;
    for (const [quote, total] of [
      [await server.call(path, { method: 'POST', body }), '4000.00'],
      [await client.call(path, 'POST', body), '3800.00'],
    ] as const) {
      expect(quote).toMatchObject({ status: 200, body: { total: som(total) } });
      expect(quote.body).not.toHaveProperty('gifts');
    }
  });

  const paidWhole = {
    payment_status: 'accepted',
    total: som('0.00'),
    deadline: null,
    can_pay: false,
  };

  it.each(['online_payment', 'self_pickup'] as const)(
    'that cards pay whole is paid for once it is accepted: %s',
    async (method) => {
      const id = await give(500_000);
      const order = await accepted({}, { method });
      expect(await client.receipt(order)).toMatchObject(paidWhole);
      await cancel(order);
      expect(await balances()).toEqual({ [id]: '5000.00' });
    },
  );

  it('that cards have paid whole is over with its period, whether or not somebody comes', async () => {
    const id = await give(500_000);
    const order = await accepted({}, { method: 'self_pickup' });
    await rentals.beginIn(order, -100);
    await endRentals(server.database.db, server.transact, server.orders);
    expect((await client.receipt(order)).fulfilled_at).not.toBeNull();
    expect(await balances()).toEqual({ [id]: '1200.00' });
  });

  it('that nobody pays the rest of gives cards back what they paid', async () => {
    const id = await give(100_000);
    await overdue(await accepted());
    expect(await balances()).toEqual({ [id]: '1000.00' });
  });

  it.each([
    // What the cards paid, what is kept of 3800, what goes back in money, and what is on the card then.
    [100_000, { refunded: som('900.00'), gift_returned: som('1000.00') }, '1000.00'],
    [300_000, { refunded: som('0.00'), gift_returned: som('1900.00') }, '1900.00'],
    [380_000, { refunded: som('0.00'), gift_returned: som('1900.00') }, '1900.00'],
  ])('keeps of a late cancellation money first: %d of cards', async (amount, sums, left) => {
    const id = await give(amount);
    const order = await accepted(LATE);
    if (amount < 380_000) await rentals.pay(client, order);
    await Promise.all([cancel(order), cancel(order)]);
    expect(await client.receipt(order)).toMatchObject({
      cancellation_fee: som('1900.00'),
      ...sums,
    });
    expect(await balances()).toEqual({ [id]: left });
  });

  it('keeps nothing of what has not been paid for, nor where the staff cancels', async () => {
    const id = await give(100_000);
    await cancel(await accepted(LATE));
    expect(await balances()).toEqual({ [id]: '1000.00' });
    const order = await accepted(LATE);
    await rentals.pay(client, order);
    await rentals.act('reject', order);
    expect(await client.receipt(order)).toMatchObject({ refunded: som('2800.00') });
    expect(await balances()).toEqual({ [id]: '1000.00' });
  });

  it('that becomes shorter gives back to cards first, what was spent last before the rest', async () => {
    const first = await give(100_000, { expires_at: new Date('2090-01-01') });
    const second = await give(100_000);
    const order = await accepted();
    await rentals.pay(client, order);
    const quote = await client.call(`/receipts/${order}/booking/preprocess/`, 'POST', {
      starts_at: dayAhead(3),
      units: 1,
    });
    expect(quote.body).toMatchObject({
      refund: som('1900.00'),
      gift_refund: som('1900.00'),
      total: som('1800.00'),
    });
    expect((await change(order, 1)).body).toMatchObject({
      refunded: som('0.00'),
      gift_returned: som('1900.00'),
    });
    expect(await balances()).toEqual({ [first]: '900.00', [second]: '1000.00' });
    await cancel(order);
    expect(await client.receipt(order)).toMatchObject({ refunded: som('1800.00') });
    expect(await balances()).toEqual({ [first]: '1000.00', [second]: '1000.00' });
  });

  it('that becomes cheaper before it is paid for has back what is too much, and is paid for then', async () => {
    const id = await give(300_000);
    const order = await accepted();
    expect((await change(order, 1)).body).toMatchObject({
      gift_spent: som('1900.00'),
      total: som('0.00'),
      payment_status: 'accepted',
      deadline: null,
    });
    expect(await balances()).toEqual({ [id]: '1100.00' });
  });
});

describe('tickets', () => {
  const buy = async (quantity = 1, more: object = {}) => {
    const { sizeId } = await createEvent(server.database.db, {
      organizationId: rentals.shop.organizationId,
    });
    const body = { size_id: sizeId, quantity, method: 'online_payment', ...WITH_CARDS, ...more };
    return ((await client.call('/tickets/', 'POST', body)).body as { transaction_id: number })
      .transaction_id;
  };

  it('that cards pay whole are valid at once, and come back when they are refunded', async () => {
    const id = await give(500_000);
    const order = await buy(2);
    const receipt = await client.receipt(order);
    expect(receipt).toMatchObject({ payment_status: 'accepted', total: som('0.00') });
    expect(receipt.tickets.map(({ status }) => status)).toEqual(['valid', 'valid']);
    expect(receipt.gift_spent).not.toEqual(som('0.00'));
    await rentals.shop.act('refund', order, { goods_return: true });
    expect(await balances()).toEqual({ [id]: '5000.00' });
  });

  it('that cards pay a part of give it back where the rest is not paid', async () => {
    const id = await give(10_000);
    const order = await buy();
    expect(await client.receipt(order)).toMatchObject({
      gift_spent: som('100.00'),
      can_pay: true,
    });
    await overdue(order);
    expect(await balances()).toEqual({ [id]: '100.00' });
  });
});

it('two bookings want the last of a card at once: exactly one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    client = await rentals.shop.newClient();
    const id = await give(380_000);
    const items = [await rentals.newRental(), await rentals.newRental()];
    const answers = await Promise.all(
      items.map((item) => rentals.ask(client, item, { ...WITH_CARDS, total: '0' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balances()).toEqual({ [id]: '0.00' });
  }
});

it('whatever becomes of bookings, cards have what they have not paid', async () => {
  const act = fc.constantFrom('book', 'accept', 'pay', 'shorten', 'cancel', 'reject', 'expire');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, fc.integer({ min: 1, max: 400_000 })), { maxLength: 10 }),
      async (acts) => {
        client = await rentals.shop.newClient();
        await give(300_000);
        await give(200_000, { expires_at: new Date('2090-01-01') });
        const orders: number[] = [];
        for (const [what, number] of acts) {
          if (what === 'book') {
            orders.push(
              await rentals.book(client, await rentals.newRental(LATE), {
                ...WITH_CARDS,
                units: (number % 3) + 1,
              }),
            );
          }
          const order = orders[number % orders.length || 0];
          if (order === undefined) continue;
          // What is not possible is refused, and changes nothing.
          if (what === 'accept' || what === 'reject') await rentals.act(what, order);
          if (what === 'pay') {
            const { can_pay } = await client.receipt(order);
            if (can_pay) await rentals.pay(client, order);
          }
          if (what === 'shorten') await change(order, (number % 2) + 1);
          if (what === 'cancel') await cancel(order);
          if (what === 'expire') await overdue(order);
        }
        expect(await findWrongGifts(server.database.db)).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});

it('without its trigger a card would get back more than its order says', async () => {
  const id = await give(380_000);
  const entry = { gift_id: id, actor_id: client.id, order_id: await accepted() };
  const returning = (trx: Transaction<Tables>) =>
    trx
      .insertInto('gift_entry')
      .values({ ...entry, kind: 'return', amount: 100 })
      .execute();
  const { db } = server.database;
  await expect(db.transaction().execute(returning)).rejects.toThrow('Gift cards pay');
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`alter table gift_entry disable trigger gift_entry_of_order`.execute(trx);
      await returning(trx);
      expect(await findWrongGifts(trx)).not.toEqual([]);
      throw new Error('The end');
    }),
  ).rejects.toThrow('The end');
});
