import { randomUUID } from 'node:crypto';
import type { Page } from '@karavan/shared-api/contract/page';
import type { StockEntry, StockSize } from '@karavan/shared-api/contract/stock';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { inputOf, openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { holdStock, releaseStock, sellStock, tellLowStock } from '../index.ts';

jest.setTimeout(120_000);

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
});
afterAll(() => server.close());

const oneSize = (quantity: number) => [{ id: null, size: '', quantity, seen: null }];
const at = () => `/organizations/${shop.organizationId}/stock/`;

async function addedSize(quantity: number): Promise<number> {
  const { sizes } = await shop.added({ sizes: oneSize(quantity) });
  return sizes[0]!.id;
}

const adjust = (sizeId: number, body: object, key: string = randomUUID()) =>
  server.call(`${at()}${sizeId}/adjust/`, {
    method: 'POST',
    token: shop.token,
    headers: { 'idempotency-key': key },
    body: { note: '', ...body },
  });

const list = async (query = '') =>
  (await server.call(`${at()}${query}`, { token: shop.token })).body as Page<StockSize> & {
    list: StockSize[];
    counts: Record<string, number> | null;
    next: string | null;
  };

const entriesOf = async (sizeId: number) =>
  (
    (await server.call(`${at()}${sizeId}/entries/`, { token: shop.token })).body as {
      list: StockEntry[];
    }
  ).list;

const stockOf = (id: number) =>
  server.database.db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Trx = Parameters<typeof holdStock>[0];
const transaction = <T>(work: (trx: Trx) => Promise<T>) =>
  server.database.db.transaction().execute(work);

describe('changing stock by hand', () => {
  it('adds by difference and tells who, why and what was left, sales included', async () => {
    const size = await addedSize(10);
    await transaction(async (trx) => {
      await holdStock(trx, [{ sizeId: size, quantity: 2 }]);
      await sellStock(trx, [{ sizeId: size, quantity: 2 }]);
    });
    const { status, body } = await adjust(size, { reason: 'lost', change: -3, note: 'Порвано' });
    expect([status, (body as StockSize).free]).toEqual([200, 5]);
    const [lost, sale, opening] = await entriesOf(size);
    expect(lost).toMatchObject({
      reason: 'lost',
      change: -3,
      balance: 5,
      note: 'Порвано',
      person: { id: shop.editor },
    });
    expect(sale).toMatchObject({ reason: 'sale', change: -2, balance: 8, person: null, note: '' });
    expect(opening).toMatchObject({ reason: 'opening', change: 10, balance: 10 });
  });

  it('leaves what orders have been promised', async () => {
    const size = await addedSize(5);
    await transaction((trx) => holdStock(trx, [{ sizeId: size, quantity: 3 }]));
    const { status, body } = await adjust(size, { reason: 'lost', change: -3 });
    expect([status, (body as { code: string }).code]).toEqual([409, 'stock_promised']);
    expect(await stockOf(size)).toEqual({ stock: 5, held: 3 });
  });

  it.each([
    ['received', -1],
    ['return', -1],
    ['lost', 1],
    ['counted', 0],
  ])('refuses %s by %i', async (reason, change) => {
    const size = await addedSize(5);
    expect((await adjust(size, { reason, change })).status).toBe(400);
  });

  it('counts once when it is sent twice', async () => {
    const size = await addedSize(1);
    const key = randomUUID();
    await adjust(size, { reason: 'received', change: 4 }, key);
    await adjust(size, { reason: 'received', change: 4 }, key);
    expect((await stockOf(size)).stock).toBe(5);
  });

  it('keeps sum and stock together while a crowd buys and two people change it', async () => {
    const size = await addedSize(60);
    const piece = [{ sizeId: size, quantity: 1 }];
    const buyer = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        if (!(await transaction((trx) => holdStock(trx, piece)))) continue;
        await transaction((trx) => (turn % 3 === 0 ? releaseStock : sellStock)(trx, piece));
      }
    };
    const keeper = async (sign: 1 | -1) => {
      for (let turn = 0; turn < 10; turn += 1) {
        const { status } = await adjust(size, { reason: 'corrected', change: sign * 2 });
        expect([200, 409]).toContain(status);
      }
    };
    await Promise.all([...Array.from({ length: 12 }, buyer), keeper(1), keeper(-1)]);
    const rows = await server.database.db
      .selectFrom('stock_entry')
      .select(['change', 'balance'])
      .where('stock_id', '=', (eb) =>
        eb.selectFrom('item_size').select('stock_id').where('id', '=', size),
      )
      .orderBy('id')
      .execute();
    const { stock, held } = await stockOf(size);
    expect(held).toBe(0);
    expect(rows.reduce((sum, { change }) => sum + change, 0)).toBe(stock);
    let left = 0;
    for (const { change, balance } of rows) {
      left += change;
      expect(balance).toBe(left);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('would lose pieces, were the number stored that somebody has seen', async () => {
    const size = await addedSize(10);
    const seen = (await stockOf(size)).stock;
    await adjust(size, { reason: 'received', change: 5 });
    await server.database.db
      .updateTable('item_size')
      .set({ stock: seen + 1 })
      .where('id', '=', size)
      .execute();
    expect((await stockOf(size)).stock).not.toBe(10 + 5 + 1);
  });
});

describe('the list of stock', () => {
  it('pages by size, filters, and finds titles and codes', async () => {
    const own = await openCatalog(server);
    const before = shop;
    shop = own;
    try {
      const first = await own.added({
        title: 'Пояс',
        sizes: [
          { id: null, size: 'S', quantity: 9, seen: null, sku: 'P-1', barcode: '4006381333931' },
          { id: null, size: 'M', quantity: 1, seen: null },
          { id: null, size: 'L', quantity: 0, seen: null },
        ],
      });
      await own.added({ title: 'Шарф', sizes: oneSize(3) });
      const { list: all, counts } = await list();
      expect(all.map(({ title, size }) => [title, size])).toEqual([
        ['Шарф', ''],
        ['Пояс', 'S'],
        ['Пояс', 'M'],
        ['Пояс', 'L'],
      ]);
      expect(counts).toEqual({ all: 4, low: 1, sold_out: 1 });
      const page = await list('?limit=2');
      const rest = await list(`?limit=2&cursor=${page.next}`);
      expect([...page.list, ...rest.list].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      const sizes = async (query: string) => (await list(query)).list.map(({ size }) => size);
      expect(await sizes('?filter=low')).toEqual(['M']);
      expect(await sizes('?filter=sold_out')).toEqual(['L']);
      expect(await sizes('?search=p-1')).toEqual(['S']);
      expect(await sizes('?search=4006381333931')).toEqual(['S']);
      expect(await sizes(`?search=${encodeURIComponent('шар')}`)).toEqual(['']);
      const limit = await server.call(`${at()}${first.sizes[0]!.id}/`, {
        method: 'PATCH',
        token: own.token,
        body: { low_at: 9 },
      });
      expect(limit.status).toBe(200);
      expect(await sizes('?filter=low')).toEqual(['S', 'M']);
    } finally {
      shop = before;
    }
  });
});

describe('codes of sizes', () => {
  it('belong to one size of the organization, may be swapped, and stay when they are not sent', async () => {
    const own = await openCatalog(server);
    const item = await own.added({
      sizes: [
        { id: null, size: 'S', quantity: 1, seen: null, sku: 'A', barcode: '036000291452' },
        { id: null, size: 'M', quantity: 1, seen: null, sku: 'B' },
      ],
    });
    expect(item.sizes[0]!.barcode).toBe('0036000291452');
    const taken = await own.create({
      sizes: [{ id: null, size: '', quantity: 1, seen: null, sku: 'a' }],
    });
    expect(taken.status).toBe(400);
    expect(JSON.stringify(taken.body)).toContain('sizes.0.sku');
    const [small, medium] = inputOf(item).sizes;
    const swapped = await own.edit(item, {
      sizes: [
        { ...small!, sku: 'B' },
        { ...medium!, sku: 'A' },
      ],
    });
    expect(swapped.status).toBe(200);
    const { sizes } = await own.read(item.id);
    expect(sizes.map(({ sku, barcode }) => [sku, barcode])).toEqual([
      ['B', '0036000291452'],
      ['A', null],
    ]);
    const wrong = await own.create({
      sizes: [{ id: null, size: '', quantity: 1, seen: null, barcode: '4006381333932' }],
    });
    expect(wrong.status).toBe(400);
  });

  it('are checked by the database, too', async () => {
    const size = await addedSize(1);
    const store = (barcode: string) =>
      server.database.db.updateTable('item_size').set({ barcode }).where('id', '=', size).execute();
    await expect(store('4006381333932')).rejects.toMatchObject({ code: '23514' });
    await expect(store('4006381333931')).resolves.toBeDefined();
  });
});

describe('telling of what runs out', () => {
  it('happens once for each time, to those who look after the catalogue, and not for what came back', async () => {
    const { db } = server.database;
    const { transact } = server;
    const own = await openCatalog(server);
    const other = await createMember(db, own.organizationId, ['can_sell']);
    const { sizes } = await own.added({ sizes: oneSize(4) });
    const piece = (quantity: number) => [{ sizeId: sizes[0]!.id, quantity }];
    const told = async (person: number) =>
      (
        await db
          .selectFrom('notification')
          .select('id')
          .where('user_id', '=', person)
          .where('type', '=', 'low_stock')
          .execute()
      ).length;
    await transaction((trx) => holdStock(trx, piece(2)));
    await transaction((trx) => holdStock(trx, piece(1)));
    await tellLowStock(transact);
    await tellLowStock(transact);
    expect([await told(own.editor), await told(other)]).toEqual([1, 0]);
    await transaction((trx) => releaseStock(trx, piece(3)));
    await transaction((trx) => holdStock(trx, piece(3)));
    await transaction((trx) => releaseStock(trx, piece(3)));
    await tellLowStock(transact);
    expect(await told(own.editor)).toBe(1);
    await transaction((trx) => holdStock(trx, piece(4)));
    await tellLowStock(transact);
    expect(await told(own.editor)).toBe(2);
  });
});
