import { sql } from 'kysely';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import type { Page } from '@karavan/shared-api/contract/page';
import type { RentalStatistics, RentalSums } from '@karavan/shared-api/contract/rental-statistics';
import type { ListedOrder, PersonSums } from '@karavan/shared-api/contract/statistics';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createRental } from '../../../testing/factories/bookings.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAYS = 'from=2026-03-01&to=2026-03-10';

async function readerOf(organizationId: number) {
  const { db } = server.database;
  const token = await server.sessionOf(
    await createMember(db, organizationId, ['can_view_statistics']),
  );
  const base = `/organizations/${organizationId}`;
  const ask = (path: string) => server.call(base + path, { token });
  const read = async <T>(path: string) => (await ask(path)).body as T;
  return {
    ask,
    things: async (query = DAYS) =>
      (await read<Page<RentalSums>>(`/statistics/rentals/?${query}`)).list,
    figures: (item: number, query = DAYS) =>
      read<RentalStatistics>(`/statistics/rentals/${item}/?${query}`),
    clients: async (item: number, query = DAYS) =>
      (await read<Page<PersonSums>>(`/statistics/rentals/${item}/users/?${query}`)).list,
    orders: async (query: string) =>
      (await read<Page<ListedOrder>>(`/bookings/?${DAYS}&${query}`)).list,
    async sheet(query: string) {
      const answer = await server.app.inject({
        url: `/api/v1${base}/statistics/orders/excel/?${DAYS}&kind=rent&${query}`,
        headers: { authorization: `Token ${token}` },
      });
      const [sheet] = await readExcelFile(answer.rawPayload);
      return sheet!.data;
    },
  };
}

interface Booked {
  /** ISO 8601, the second not part of it. */
  readonly during: readonly [string, string];
  readonly pieces?: number;
  readonly isLive?: boolean;
}

async function book(
  itemId: number,
  { during: [from, to], pieces = 1, isLive = true }: Booked,
  values: Parameters<typeof createOrder>[1] = {},
) {
  const { db } = server.database;
  const order_id = await createOrder(db, {
    kind: 'rent',
    method: 'self_pickup',
    status: 'accepted',
    payment_status: 'accepted',
    created_at: new Date('2026-03-05T06:00:00Z'),
    ...values,
  });
  await db
    .insertInto('sale_order_line')
    .values({ order_id, position: 0, item_id: itemId, name: 'Квартира', quantity: 1, price: 1000 })
    .execute();
  await db
    .insertInto('rental_booking')
    .values({
      order_id,
      item_id: itemId,
      during: sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      pieces,
      is_live: isLive,
      unit: 'day',
      units: 1,
      is_sole: false,
    })
    .execute();
  return order_id;
}

async function block(itemId: number, [from, to]: Booked['during'], pieces: number) {
  const { db } = server.database;
  const { id: block_id } = await db
    .insertInto('rental_block')
    .values({ item_id: itemId, reason: 'repair' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rental_booking')
    .values({
      block_id,
      item_id: itemId,
      during: sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      pieces,
      unit: 'day',
      units: 1,
      is_sole: false,
    })
    .execute();
}

const som = (amount: string) => ({ amount, currency: 'KGS' });

describe('the orders of one rental', () => {
  let organizationId: number;
  let item: number;
  let other: number;
  let client: number;
  let reader: Awaited<ReturnType<typeof readerOf>>;
  let ids: readonly number[];
  beforeAll(async () => {
    const { db } = server.database;
    organizationId = await createOrganization(db);
    item = await createRental(db, { organizationId, quantity: 2 });
    other = await createRental(db, { organizationId, item: { name: 'Палатка' } });
    client = await createUser(db, { full_name: 'Айгуль' });
    reader = await readerOf(organizationId);
    const of = { organization_id: organizationId };
    const during = ['2026-03-02T08:00:00Z', '2026-03-04T08:00:00Z'] as const;
    ids = [
      await book(item, { during }, { ...of, goods: 70_000, client_id: client }),
      await book(
        item,
        { during, isLive: false },
        {
          ...of,
          goods: 10_000,
          client_id: client,
          payment_status: 'refunded',
          status: 'rejected',
          cancellation_fee: 2_000,
          refunded: 8_000,
          rejected_at: new Date(),
        },
      ),
      await book(item, { during }, { ...of, goods: 30_000, payment_status: null }),
      await book(item, { during }, { ...of, goods: 5_000, created_at: new Date('2026-02-25') }),
    ];
    await book(other, { during }, { ...of, goods: 90_000 });
  });

  it('come to what was paid for it alone, with what was kept of those that were cancelled', async () => {
    expect(await reader.figures(item)).toMatchObject({
      title: 'Квартира',
      total: som('720.00'),
      order_count: 1,
      refunded: som('80.00'),
      before: { total: som('50.00'), order_count: 1 },
      days: [{ day: '2026-03-05', total: som('720.00') }],
      client: null,
    });
    expect(await reader.things()).toEqual([
      { id: other, title: 'Палатка', image: null, total: som('900.00'), order_count: 1 },
      { id: item, title: 'Квартира', image: null, total: som('720.00'), order_count: 1 },
    ]);
    expect(await reader.clients(item)).toMatchObject([
      { id: client, full_name: 'Айгуль', total: som('720.00') },
    ]);
  });

  it('are listed and written into a sheet alone, with the period of each', async () => {
    const listed = await reader.orders(`item=${item}`);
    expect(listed.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect((await reader.orders(`item=${item}&client=${client}`)).map(({ id }) => id)).toEqual([
      ids[1],
      ids[0],
    ]);
    const sheet = await reader.sheet(`item=${item}&client=${client}`);
    expect(sheet.map(([id]) => id)).toEqual(['№', ids[1], ids[0], 'Итого']);
    expect(sheet[0]!.slice(3, 6)).toEqual(['Клиент', 'Начало', 'Конец']);
    // A cell holds a moment as a fraction of days, which loses the last millisecond.
    const shown = sheet[2]!.slice(4, 6).map((cell) => Math.round(Number(cell) / 1000));
    expect(shown).toEqual([
      Date.parse('2026-03-02T14:00:00Z') / 1000,
      Date.parse('2026-03-04T14:00:00Z') / 1000,
    ]);
    expect(sheet.at(-1)!.at(-1)).toBe(720);
    expect(await reader.figures(item, `${DAYS}&client=${client}`)).toMatchObject({
      total: som('720.00'),
      client: 'Айгуль',
    });
  });

  it('are of what the organization lets, and for staff who see statistics', async () => {
    const { db } = server.database;
    const foreign = await createRental(db);
    for (const id of [foreign, 999_999_999]) {
      expect((await reader.ask(`/statistics/rentals/${id}/?${DAYS}`)).status).toBe(404);
      expect((await reader.ask(`/statistics/rentals/${id}/users/?${DAYS}`)).status).toBe(404);
      expect(await reader.orders(`item=${id}`)).toEqual([]);
      expect(await reader.sheet(`item=${id}`)).toHaveLength(2);
    }
    const manager = await server.sessionOf(
      await createMember(db, organizationId, ['can_manage_rentals_events']),
    );
    for (const path of ['', `${item}/`, `${item}/users/`]) {
      const url = `/organizations/${organizationId}/statistics/rentals/${path}?${DAYS}`;
      expect((await server.call(url, { token: manager })).status).toBe(403);
    }
  });

  it.each(['from=2026-03-31&to=2026-03-01', 'from=2026-02-30&to=2026-03-31', 'to=2026-03-31'])(
    'are not told for %s',
    async (days) => {
      for (const path of ['', `${item}/`, `${item}/users/`]) {
        const answer = await reader.ask(`/statistics/rentals/${path}?${days}`);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      }
    },
  );
});

describe('how much of the time something was let', () => {
  const occupancyOf = async (
    terms: Parameters<typeof createRental>[1],
    booked: (item: number) => Promise<unknown>,
    days = DAYS,
  ) => {
    const { db } = server.database;
    const organizationId = await createOrganization(db);
    const item = await createRental(db, { organizationId, ...terms });
    await booked(item);
    return (await (await readerOf(organizationId)).figures(item, days)).occupancy;
  };

  it('is all of it for stays from the arrival to the departure', async () => {
    expect(
      await occupancyOf({ departs_at: '12:00' }, (item) =>
        book(item, { during: ['2026-03-02T08:00:00Z', '2026-03-04T06:00:00Z'] }),
      ),
    ).toEqual({
      percent: 20,
      days: [
        { day: '2026-03-02', percent: 100 },
        // The hours between a departure and the next arrival are nobody's.
        { day: '2026-03-03', percent: 100 },
      ],
    });
  });

  it('counts the pieces, and leaves out what was blocked and what was given back', async () => {
    const both = ['2026-03-01T08:00:00Z', '2026-03-03T08:00:00Z'] as const;
    expect(
      await occupancyOf({ quantity: 4 }, async (item) => {
        await book(item, { during: both, pieces: 1 });
        await book(item, { during: both, pieces: 4, isLive: false });
        await block(item, ['2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z'], 2);
        await block(item, ['2026-03-05T08:00:00Z', '2026-03-06T08:00:00Z'], 4);
      }),
    ).toEqual({
      // 2 of 40 pieces a day less the 6 that were blocked.
      percent: 6,
      days: [
        { day: '2026-03-01', percent: 25 },
        { day: '2026-03-02', percent: 50 },
      ],
    });
  });

  it('by the hour is that of the time in which rentals begin', async () => {
    expect(
      await occupancyOf({ unit: 'hour', starts_from: '09:00', starts_until: '19:00' }, (item) =>
        // From 18:00 to 20:00 there.
        book(item, { during: ['2026-03-02T12:00:00Z', '2026-03-02T14:00:00Z'] }),
      ),
    ).toEqual({ percent: 1, days: [{ day: '2026-03-02', percent: 10 }] });
  });

  it('is between nothing and all of it, whatever was booked, and answers the longest period', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 90 })), {
          maxLength: 6,
        }),
        fc.constantFrom(DAYS, 'from=1000-01-01&to=9999-12-31'),
        async (bookings, days) => {
          const { percent, days: told } = await occupancyOf(
            { quantity: 3 },
            async (item) => {
              for (const [start, hours] of bookings) {
                const from = Date.UTC(2026, 1, 25, start);
                const to = from + hours * 3_600_000;
                await book(item, {
                  during: [new Date(from).toISOString(), new Date(to).toISOString()],
                });
              }
            },
            days,
          );
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          expect(told.every((day) => day.percent >= 0 && day.percent <= 100)).toBe(true);
          expect(told.map(({ day }) => day)).toEqual(
            [...new Set(told.map(({ day }) => day))].toSorted(),
          );
        },
      ),
      { numRuns: 10 },
    );
  });
});
