import { randomUUID } from 'node:crypto';
import type { CountLine, StockCount } from '@karavan/shared-api/contract/stock-counts';
import { createMember } from '../../../testing/factories/accounts.ts';
import { openCatalog } from '../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { holdStock, sellStock } from '../items/index.ts';

jest.setTimeout(60_000);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** An organization with a product of ten and one of five pieces, and two people who count. */
async function openCounting() {
  const shop = await openCatalog(server);
  const { sizes } = await shop.added({
    sizes: [
      { id: null, size: 'S', quantity: 10, seen: null, barcode: '4006381333931' },
      { id: null, size: 'M', quantity: 5, seen: null, sku: 'M-1' },
    ],
  });
  const colleague = await createMember(server.database.db, shop.organizationId, [
    'can_manage_catalog',
  ]);
  const other = await server.sessionOf(colleague);
  const path = `/organizations/${shop.organizationId}/stock-count/`;
  const call = async (
    to: string,
    {
      method = 'POST',
      body,
      token = shop.token,
    }: {
      method?: 'GET' | 'POST' | 'DELETE';
      body?: object;
      token?: string;
    } = {},
  ) =>
    server.call(`${path}${to}`, {
      method,
      token,
      headers: { 'idempotency-key': randomUUID() },
      ...(body && { body }),
    });
  const [small, medium] = sizes.map(({ id }) => id) as [number, number];
  return {
    shop,
    other,
    small,
    medium,
    call,
    start: async () => (await call('')).body as StockCount,
    lines: async () =>
      ((await call('lines/', { method: 'GET' })).body as { list: CountLine[] }).list,
    stockOf: async (id: number) =>
      (
        await server.database.db
          .selectFrom('item_size')
          .select('stock')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).stock,
  };
}

describe('a count', () => {
  it('is one of two people, who count together, and books the differences at once', async () => {
    const { call, start, other, small, medium, lines, stockOf } = await openCounting();
    const [count, same] = await Promise.all([start(), start()]);
    expect(same.id).toBe(count.id);
    const scans = Array.from({ length: 8 }, (_, turn) =>
      call('pieces/', {
        body: { code: '4006381333931' },
        ...(turn % 2 === 0 && { token: other }),
      }),
    );
    for (const { status } of await Promise.all(scans)) expect(status).toBe(200);
    await call('pieces/', { body: { size: medium, counted: 6 } });
    expect((await lines()).map(({ id, counted, difference }) => [id, counted, difference])).toEqual(
      [
        [medium, 6, 1],
        [small, 8, -2],
      ],
    );
    const { status, body } = await call('apply/', { body: { count: count.id } });
    expect([status, body]).toEqual([200, { changed: 2 }]);
    expect([await stockOf(small), await stockOf(medium)]).toEqual([8, 6]);
    const entries = await server.database.db
      .selectFrom('stock_entry')
      .select(['change', 'reason'])
      .where('stock_id', '=', (eb) =>
        eb.selectFrom('item_size').select('stock_id').where('id', '=', small),
      )
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toEqual({ change: -2, reason: 'counted' });
    const late = await call('pieces/', { body: { code: 'm-1' } });
    expect((late.body as { code: string }).code).toBe('count_closed');
  });

  it('leaves sold what is sold after it was counted', async () => {
    const { call, start, small, stockOf } = await openCounting();
    const { id } = await start();
    await call('pieces/', { body: { size: small, counted: 9 } });
    await server.database.db.transaction().execute(async (trx) => {
      await holdStock(trx, [{ sizeId: small, quantity: 4 }]);
      await sellStock(trx, [{ sizeId: small, quantity: 4 }]);
    });
    await call('apply/', { body: { count: id } });
    expect(await stockOf(small)).toBe(10 - 1 - 4);
  });

  it('is applied once by two people at once', async () => {
    const { call, start, other, small, stockOf } = await openCounting();
    const { id } = await start();
    await call('pieces/', { body: { size: small, counted: 12 } });
    const answers = await Promise.all([
      call('apply/', { body: { count: id } }),
      call('apply/', { body: { count: id }, token: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stockOf(small)).toBe(12);
  });

  it('books nothing where orders have been promised more, and tells which', async () => {
    const { call, start, small, medium, lines, stockOf } = await openCounting();
    const { id } = await start();
    await server.database.db
      .transaction()
      .execute((trx) => holdStock(trx, [{ sizeId: small, quantity: 6 }]));
    await call('pieces/', { body: { size: small, counted: 2 } });
    await call('pieces/', { body: { size: medium, counted: 9 } });
    expect((await lines()).map((line) => line.is_promised)).toEqual([false, true]);
    const { status, body } = await call('apply/', { body: { count: id } });
    expect([status, (body as { code: string }).code]).toEqual([409, 'stock_promised']);
    expect([await stockOf(small), await stockOf(medium)]).toEqual([10, 5]);
    expect((await lines()).length).toBe(2);
  });

  it('is abandoned without a trace in the stock, and takes a size out again', async () => {
    const { call, start, small, medium, lines, stockOf } = await openCounting();
    const { id } = await start();
    await call('pieces/', { body: { size: small, counted: 1 } });
    await call('pieces/', { body: { size: medium, counted: 1 } });
    expect((await call(`lines/${medium}/`, { method: 'DELETE' })).status).toBe(204);
    expect((await lines()).map((line) => line.id)).toEqual([small]);
    expect((await call('abandon/', { body: { count: id } })).status).toBe(204);
    expect(await stockOf(small)).toBe(10);
    const { body } = await call('', { method: 'GET' });
    expect(body).toEqual({ count: null });
  });

  it('knows no codes and sizes of others', async () => {
    const { call, start } = await openCounting();
    const foreign = await openCounting();
    await start();
    const byCode = await call('pieces/', { body: { code: 'nothing' } });
    expect((byCode.body as { code: string }).code).toBe('goods_code_unknown');
    expect((await call('pieces/', { body: { size: foreign.small } })).status).toBe(404);
  });
});
