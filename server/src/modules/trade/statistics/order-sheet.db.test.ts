import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import type { OrderStatistics } from '@karavan/shared-api/contract/statistics';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organizationId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db, { time_zone: 'Asia/Bishkek' });
  token = await server.sessionOf(await createMember(db, organizationId, ['can_view_statistics']));
});
afterAll(() => server.close());

const PERIOD = 'from=2026-03-01&to=2026-03-31';
const download = (query = PERIOD, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/v1/organizations/${organizationId}/statistics/orders/excel/?${query}`,
    headers: { authorization: `Token ${token}`, ...headers },
  });

async function rowsOf(query?: string, headers?: Record<string, string>) {
  const answer = await download(query, headers);
  expect(answer.statusCode).toBe(200);
  const [sheet] = await readExcelFile(answer.rawPayload);
  return sheet!;
}

describe('the workbook of orders', () => {
  it('is a file with a name, and can be opened', async () => {
    const answer = await download();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': "attachment; filename*=UTF-8''orders-2026-03-01-2026-03-31.xlsx",
      'cache-control': 'no-store',
    });
    const { sheet, data } = await rowsOf();
    expect(sheet).toBe('Заказы');
    expect(data).toHaveLength(2);
  });

  it('has every order of the period by the clock of the organization, and the sum of the page', async () => {
    const { db } = server.database;
    const order = {
      organization_id: organizationId,
      client_id: await createUser(db, { full_name: '=HYPERLINK("http://evil")' }),
      status: 'accepted',
      method: 'self_pickup',
    } as const;
    // 31 March, 23:30 in Bishkek, and half an hour later, which is April there.
    const created_at = new Date('2026-03-31T17:30:00Z');
    const paid = await createOrder(db, {
      ...order,
      created_at,
      payment_status: 'accepted',
      goods: 1_250_050,
      discount: 50,
      cashback_spent: 30_000,
      delivery_fee: 15_000,
      fulfilled_at: created_at,
    });
    await createOrder(db, { ...order, created_at: new Date('2026-03-31T18:00:00Z') });
    const returned = await createOrder(db, {
      ...order,
      created_at: new Date('2026-03-10T06:00:00Z'),
      payment_status: 'refunded',
      goods: 5_000,
      refunded: 5_000,
    });
    const unpaid = await createOrder(db, {
      ...order,
      created_at: new Date('2026-02-28T18:00:00Z'),
      goods: 70_000,
    });

    const { data } = await rowsOf();
    const moment = (text: string) => new Date(`${text}Z`);
    expect(data).toEqual([
      [
        '№',
        'Чек',
        'Дата',
        'Клиент',
        'Способ',
        'Статус',
        'Оплата',
        'Товары, KGS',
        'Скидка, KGS',
        'Кешбэк, KGS',
        'Подарочная карта, KGS',
        'Доставка, KGS',
        'Возврат, KGS',
        'Продажи, KGS',
      ],
      [
        paid,
        'A-1',
        moment('2026-03-31T23:30:00'),
        '=HYPERLINK("http://evil")',
        'Самовывоз',
        'Принят',
        'Оплачен',
        12_500.5,
        0.5,
        300,
        0,
        150,
        0,
        12_350,
      ],
      [
        returned,
        null,
        moment('2026-03-10T12:00:00'),
        '=HYPERLINK("http://evil")',
        'Самовывоз',
        'Принят',
        'Возвращена',
        50,
        0,
        0,
        0,
        0,
        50,
        0,
      ],
      [
        unpaid,
        null,
        moment('2026-03-01T00:00:00'),
        '=HYPERLINK("http://evil")',
        'Самовывоз',
        'Принят',
        'Не оплачен',
        700,
        0,
        0,
        0,
        0,
        0,
        0,
      ],
      ['Итого', ...Array.from({ length: 12 }, () => null), 12_350],
    ]);
    const page = await server.call(
      `/organizations/${organizationId}/statistics/orders/?${PERIOD}`,
      { token },
    );
    expect((page.body as OrderStatistics).total.amount).toBe('12350.00');
  });

  it('speaks the language of whoever asks', async () => {
    const { sheet, data } = await rowsOf(PERIOD, { 'accept-language': 'de' });
    expect(sheet).toBe('Bestellungen');
    expect(data.at(-1)![0]).toBe('Summe');
  });

  it('holds more orders than are read at a time, each once', async () => {
    const { db } = server.database;
    const client_id = await createUser(db);
    const created_at = new Date('2025-06-15T06:00:00Z');
    await db
      .insertInto('sale_order')
      .values(
        Array.from({ length: 2100 }, () => ({
          organization_id: organizationId,
          client_id,
          method: 'cash_courier' as const,
          currency: 'KGS',
          goods: 100,
          payment_status: 'accepted' as const,
          created_at,
        })),
      )
      .execute();
    // The database tells moments apart that a Date does not.
    await db
      .updateTable('sale_order')
      .set({ created_at: sql<Date>`created_at + id * interval '1 microsecond'` })
      .where('client_id', '=', client_id)
      .execute();
    const { data } = await rowsOf('from=2025-06-01&to=2025-06-30');
    const ids = data.slice(1, -1).map(([id]) => id);
    expect(ids).toHaveLength(2100);
    expect(new Set(ids).size).toBe(2100);
    expect(data.at(-1)!.at(-1)).toBe(2100);
  });

  it('is not made for a period that ends before it begins', async () => {
    const answer = await download('from=2026-03-02&to=2026-03-01');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      errors: { from: [expect.any(String)] },
    });
  });

  it('is for staff that may see statistics only', async () => {
    const { db } = server.database;
    const seller = await server.sessionOf(await createMember(db, organizationId, ['can_sell']));
    const stranger = await server.sessionOf(await createUser(db));
    const as = async (who: string) =>
      (await download(PERIOD, { authorization: `Token ${who}` })).statusCode;
    expect(await as(seller)).toBe(403);
    expect(await as(stranger)).toBe(404);
  });
});
