import fc from 'fast-check';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import {
  dayAhead,
  openTestRentals,
  PRICE,
  type TestRentals,
} from '../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(60_000);

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

const newStay = () => rentals.newRental({ departs_at: '12:00' });
const noonAhead = (days: number) => `${dayAhead(days).slice(0, 10)}T12:00`;

/** Without any sums when the period is taken. */
async function quote(
  itemId: number,
  starts_at: string,
  units: number,
): Promise<Partial<RentalQuote>> {
  const path = `/rentals/${itemId}/booking/preprocess/`;
  const { body } = await server.call(path, { method: 'POST', body: { starts_at, units } });
  return body as RentalQuote;
}

/** Asks for it in the name of somebody new, so that nobody has too many open orders. */
async function ask(itemId: number, from: number, units: number): Promise<number> {
  const client = await rentals.shop.newClient();
  return (await rentals.ask(client, itemId, { starts_at: dayAhead(from), units })).status;
}

describe('a stay', () => {
  it('is charged by its nights, and its order says when to come and to leave', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await newStay();
    expect(await quote(itemId, dayAhead(3), 2)).toMatchObject({
      starts_at: dayAhead(3),
      ends_at: noonAhead(5),
      goods: { amount: '4000.00' },
    });
    const order = await rentals.book(client, itemId);
    const { body } = await client.call('/receipts/');
    expect(body).toMatchObject({
      list: [{ booking: { starts_at: dayAhead(3), ends_at: noonAhead(5), by_night: true } }],
    });
    expect(await client.receipt(order)).toMatchObject({
      goods: { amount: '4000.00' },
      lines: [{ quantity: 2, price: { amount: '2000.00' } }],
      booking: {
        starts_at: dayAhead(3),
        ends_at: noonAhead(5),
        unit: 'day',
        units: 2,
        by_night: true,
      },
    });
  });

  it('is told apart from a rental by the day wherever its price is shown', async () => {
    const [stay, byDay] = [await newStay(), await rentals.newRental({ item: { name: 'Лыжи' } })];
    const itemOf = async (id: number) => (await server.call(`/shop/items/${id}/`)).body;
    expect(await itemOf(stay)).toMatchObject({
      price_unit: 'day',
      by_night: true,
      rental: { starts_from: '14:00', departs_at: '12:00' },
    });
    expect(await itemOf(byDay)).toMatchObject({ price_unit: 'day', rental: { departs_at: null } });
    const { body } = await server.call('/shop/feed/?kind=rent&limit=50');
    const posts = (body as { list: readonly FeedPost[] }).list;
    expect(posts.find(({ id }) => id === stay)?.by_night).toBe(true);
    expect(posts.find(({ id }) => id === byDay)).not.toHaveProperty('by_night');
  });

  it('begins on the day on which another ends, and ends where another begins', async () => {
    const itemId = await newStay();
    expect(await ask(itemId, 5, 2)).toBe(201);
    expect(await ask(itemId, 7, 1)).toBe(201);
    expect(await ask(itemId, 3, 2)).toBe(201);
    expect(await ask(itemId, 6, 1)).toBe(406);
  });

  it('never shares a night with another, costs its nights, and is given while they are free', async () => {
    const stay = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { minLength: 3, maxLength: 8 }), async (stays) => {
        const itemId = await newStay();
        const taken = new Set<number>();
        for (const [from, count] of stays) {
          const nights = Array.from({ length: count }, (_, night) => from + night);
          const isFree = nights.every((night) => !taken.has(night));
          const { goods } = await quote(itemId, dayAhead(from), count);
          expect(goods?.amount).toBe(isFree ? ((count * PRICE) / 100).toFixed(2) : undefined);
          expect(await ask(itemId, from, count)).toBe(isFree ? 201 : 406);
          if (isFree) for (const night of nights) taken.add(night);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('that was booked by the day before keeps its days and its sum', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const order = await rentals.book(client, itemId, { units: 3 });
    const before = await client.receipt(order);
    await server.database.db
      .updateTable('rental_terms')
      .set({ departs_at: '12:00' })
      .where('item_id', '=', itemId)
      .execute();
    expect(await client.receipt(order)).toEqual(before);
    expect(before).toMatchObject({
      goods: { amount: '6000.00' },
      booking: { ends_at: dayAhead(6), units: 3, by_night: false },
    });
    // Whoever comes on its last day finds it free, as before.
    expect(await ask(itemId, 6, 1)).toBe(201);
    expect(await ask(itemId, 5, 1)).toBe(406);
  });
});
