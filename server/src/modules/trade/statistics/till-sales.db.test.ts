import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { Page } from '@karavan/shared-api/contract/page';
import type { TillStatistics } from '@karavan/shared-api/contract/sales';
import type { ListedOrder, PersonSums } from '@karavan/shared-api/contract/statistics';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAYS = 'from=2026-03-27&to=2026-03-31';

/** What one of the staff reads of the sales at the till. */
async function readerOf(organizationId: number, memberId: number) {
  const token = await server.sessionOf(memberId);
  const base = `/organizations/${organizationId}`;
  const ask = async (path: string) => server.call(path, { token });
  const read = async <T>(path: string) => (await ask(base + path)).body as T;
  /** All pages of a list. */
  async function all<T>(path: string): Promise<T[]> {
    const page = await read<Page<T>>(path);
    const rest = page.next
      ? await all<T>(`${path.replace(/&cursor=.*/, '')}&cursor=${page.next}`)
      : [];
    return [...page.list, ...rest];
  }
  return {
    ask: (path: string) => ask(base + path),
    figures: (query = DAYS) => read<TillStatistics>(`/statistics/sales/?${query}`),
    sales: (query = DAYS) => all<ListedOrder>(`/sales/?${query}&limit=3`),
    people: (by: 'cashier' | 'client', query = DAYS) =>
      all<PersonSums>(`/statistics/sales/users/?${query}&by=${by}&limit=2`),
    async sheet(query = DAYS) {
      const answer = await server.app.inject({
        url: `/api/v1${base}/statistics/sales/excel/?${query}`,
        headers: { authorization: `Token ${token}` },
      });
      const [sheet] = await readExcelFile(answer.rawPayload);
      return sheet!.data;
    },
  };
}

interface RandomSale {
  readonly method: 'cart_checkout' | 'self_pickup';
  readonly isSold: boolean;
  readonly hour: number;
  readonly goods: number;
  readonly isRefunded: boolean;
  readonly cashier: number;
  readonly client: number;
}

const randomSale: fc.Arbitrary<RandomSale> = fc.record({
  method: fc.constantFrom('cart_checkout', 'cart_checkout', 'self_pickup'),
  isSold: fc.constantFrom(true, true, true, false),
  hour: fc.integer({ min: 0, max: 24 * 9 }),
  goods: fc.integer({ min: 0, max: 90_000_000 }),
  isRefunded: fc.constantFrom(true, false, false),
  cashier: fc.integer({ min: 0, max: 2 }),
  client: fc.integer({ min: 0, max: 2 }),
});

/** Minor units of a decimal string, whatever its currency has. */
const minor = ({ amount }: { readonly amount: string }) => BigInt(amount.replace('.', ''));
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);

it('comes to what its receipts come to: by day, by page, by person and in the sheet', async () => {
  const { db } = server.database;
  const people = await Promise.all(Array.from({ length: 3 }, () => createUser(db)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Asia/Bishkek', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'),
      fc.constantFrom('KGS', 'JPY', 'KWD'),
      fc.array(randomSale, { maxLength: 12 }),
      async (time_zone, currency, sales) => {
        const organization_id = await createOrganization(db, { time_zone, currency });
        const cashiers = await Promise.all(
          Array.from({ length: 3 }, () => createMember(db, organization_id, ['can_sell'])),
        );
        const viewer = await createMember(db, organization_id, ['can_view_statistics']);
        const reader = await readerOf(organization_id, viewer);
        for (const { method, isSold, hour, goods, isRefunded, cashier, client } of sales) {
          const moment = new Date(Date.UTC(2026, 2, 25, hour, 30));
          await createOrder(db, {
            organization_id,
            currency,
            method,
            goods,
            client_id: people[client]!,
            // It may have been put together days before it was paid for.
            created_at: new Date(moment.getTime() - goods),
            ...(isSold && {
              status: 'accepted',
              cashier_id: cashiers[cashier]!,
              fulfilled_at: moment,
              payment_status: isRefunded ? 'refunded' : 'accepted',
              refunded: isRefunded ? goods : 0,
            }),
          });
        }
        const dayOf = (moment: string) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date(moment));
        const every = await reader.sales('from=2026-01-01&to=2026-12-31');
        expect(every).toHaveLength(
          sales.filter(({ isSold, method }) => isSold && method === 'cart_checkout').length,
        );
        const [figures, listed, byCashier, byClient, sheet] = await Promise.all([
          reader.figures(),
          reader.sales(),
          reader.people('cashier'),
          reader.people('client'),
          reader.sheet(),
        ]);
        const within = every.filter(({ sold_at }) => {
          const day = dayOf(sold_at!);
          return day >= '2026-03-27' && day <= '2026-03-31';
        });
        expect(listed).toEqual(within);
        const receipts = await Promise.all(
          within.map(async ({ id }) => {
            const { body } = await server.call(`/receipts/${id}/`, {
              token: await server.sessionOf(viewer),
            });
            const { total, refunded } = body as Receipt;
            return minor(total) - minor(refunded);
          }),
        );
        const total = sum(receipts);
        expect(minor(figures.total)).toBe(total);
        expect(sum(listed.map((sale) => minor(sale.total)))).toBe(total);
        expect(sum(byCashier.map((person) => minor(person.total)))).toBe(total);
        expect(sum(byClient.map((person) => minor(person.total)))).toBe(total);
        expect(Object.fromEntries(figures.days.map((day) => [day.day, minor(day.total)]))).toEqual(
          Object.fromEntries(
            [...Map.groupBy(within, ({ sold_at }) => dayOf(sold_at!))].map(([day, those]) => [
              day,
              sum(those.map((sale) => minor(sale.total))),
            ]),
          ),
        );
        const rows = sheet.slice(1, -1);
        expect(rows.map(([id]) => id)).toEqual(within.map(({ id }) => id));
        expect(rows.map((row) => row.at(-1))).toEqual(
          within.map((sale) => Number(sale.total.amount)),
        );
        expect(sheet.at(-1)!.at(-1)).toBe(Number(figures.total.amount));
      },
    ),
    { numRuns: 12 },
  );
});

describe('sales at the till', () => {
  let organizationId: number;
  let cashiers: readonly [number, number];
  let client: number;
  let viewer: Awaited<ReturnType<typeof readerOf>>;
  const ids: number[] = [];
  beforeAll(async () => {
    const { db } = server.database;
    organizationId = await createOrganization(db);
    cashiers = [
      await createMember(db, organizationId, ['can_sell']),
      await createMember(db, organizationId, ['can_sell']),
    ];
    client = await createUser(db, { full_name: 'Айгуль' });
    viewer = await readerOf(
      organizationId,
      await createMember(db, organizationId, ['can_view_statistics']),
    );
    const sell = async (cashier_id: number, day: string, values = {}) =>
      ids.unshift(
        await createOrder(db, {
          organization_id: organizationId,
          method: 'cart_checkout',
          status: 'accepted',
          payment_status: 'accepted',
          created_at: new Date(`${day}T05:00:00Z`),
          fulfilled_at: new Date(`${day}T06:00:00Z`),
          cashier_id,
          ...values,
        }),
      );
    await sell(cashiers[0], '2026-03-25', { goods: 30_000 });
    await sell(cashiers[0], '2026-03-27', { goods: 10_000, client_id: client });
    await sell(cashiers[1], '2026-03-28', { goods: 40_000 });
    await sell(cashiers[1], '2026-03-28', {
      goods: 5_000,
      payment_status: 'refunded',
      refunded: 5_000,
      client_id: client,
    });
  });

  const som = (amount: string) => ({ amount, currency: 'KGS' });

  it('are compared with as many days before, and what was given back is told', async () => {
    expect(await viewer.figures()).toEqual({
      currency: 'KGS',
      total: som('500.00'),
      order_count: 2,
      average: som('250.00'),
      refunded: som('50.00'),
      before: { total: som('300.00'), order_count: 1 },
      days: [
        { day: '2026-03-27', total: som('100.00'), order_count: 1 },
        { day: '2026-03-28', total: som('400.00'), order_count: 1 },
      ],
      cashier: null,
      client: null,
    });
  });

  it('are narrowed by cashier and by client, who are called by their names', async () => {
    const byCashier = await viewer.figures(`${DAYS}&cashier=${cashiers[1]}`);
    expect(byCashier).toMatchObject({ total: som('400.00'), refunded: som('50.00') });
    expect(byCashier.cashier).not.toBeNull();
    expect(await viewer.figures(`${DAYS}&client=${client}`)).toMatchObject({
      total: som('100.00'),
      client: 'Айгуль',
    });
    expect((await viewer.sales(`${DAYS}&client=${client}`)).map(({ id }) => id)).toEqual([
      ids[0],
      ids[2],
    ]);
    expect(await viewer.people('client', `${DAYS}&cashier=${cashiers[0]}`)).toMatchObject([
      { id: client, full_name: 'Айгуль', total: som('100.00'), order_count: 1 },
    ]);
    expect(await viewer.sheet(`${DAYS}&client=${client}`)).toHaveLength(4);
  });

  it('tell nothing of people who have nothing to do with them', async () => {
    const stranger = await createUser(server.database.db, { full_name: 'Чужая' });
    expect(await viewer.figures(`${DAYS}&client=${stranger}&cashier=${stranger}`)).toMatchObject({
      order_count: 0,
      cashier: null,
      client: null,
    });
  });

  it('are their own for staff who only sell, whosever they ask for', async () => {
    const seller = await readerOf(organizationId, cashiers[0]);
    for (const query of [DAYS, `${DAYS}&cashier=${cashiers[1]}`]) {
      expect(await seller.figures(query)).toMatchObject({
        total: som('100.00'),
        before: { total: som('300.00') },
      });
      expect((await seller.sales(query)).map(({ id }) => id)).toEqual([ids[2]]);
      expect(await seller.people('cashier', query)).toMatchObject([
        { id: cashiers[0], total: som('100.00') },
      ]);
      expect(await seller.sheet(query)).toHaveLength(3);
    }
  });

  it('are nothing for other staff and strangers', async () => {
    const { db } = server.database;
    const paths = [
      '/sales/',
      '/statistics/sales/',
      '/statistics/sales/users/',
      '/statistics/sales/excel/',
    ];
    const manager = await createMember(db, organizationId, ['can_manage_orders']);
    const elsewhere = await createMember(db, await createOrganization(db), ['can_view_statistics']);
    const of = async (member: number) => {
      const { ask } = await readerOf(organizationId, member);
      return Promise.all(paths.map(async (path) => (await ask(`${path}?${DAYS}`)).status));
    };
    expect(await of(manager)).toEqual([403, 403, 403, 403]);
    expect(await of(elsewhere)).toEqual([404, 404, 404, 404]);
  });

  it.each(['from=2026-03-31&to=2026-03-01', 'from=yesterday&to=2026-03-31', 'to=2026-02-30'])(
    'are not told for %s',
    async (days) => {
      for (const path of [
        '/sales/',
        '/statistics/sales/',
        '/statistics/sales/users/',
        '/statistics/sales/excel/',
      ]) {
        const answer = await viewer.ask(`${path}?${days}`);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      }
    },
  );

  it('are found in the longest period that there is', async () => {
    expect(await viewer.figures('from=1000-01-01&to=9999-12-31')).toMatchObject({
      total: som('800.00'),
      before: { order_count: 0 },
    });
  });
});
