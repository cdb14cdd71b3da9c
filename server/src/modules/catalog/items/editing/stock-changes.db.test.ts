import { createMember } from '../../../../testing/factories/accounts.ts';
import { inputOf, openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { holdStock, releaseStock, restock, sellStock } from '../index.ts';

jest.setTimeout(120_000);

const BUYERS = 1000;
const AT_ONCE = 20;
const EDITS = 40;

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
});
afterAll(() => server.close());

const stockOf = (id: number) =>
  server.database.db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const ledgerOf = async (id: number) => {
  const rows = await server.database.db
    .selectFrom('stock_entry')
    .select(['change', 'reason', 'person_id'])
    .where('stock_id', '=', (eb) =>
      eb.selectFrom('item_size').select('stock_id').where('id', '=', id),
    )
    .orderBy('id')
    .execute();
  const sum = (reasons: readonly string[]) =>
    rows
      .filter(({ reason }) => reasons.includes(reason))
      .reduce((total, { change }) => total + change, 0);
  return { rows, sum, total: rows.reduce((total, { change }) => total + change, 0) };
};

const oneSize = (quantity: number) => [{ id: null, size: '', quantity, seen: null }];

describe('a thousand buyers while staff change the stock', () => {
  it('never get more than there is, and the ledger explains every piece', async () => {
    const { db } = server.database;
    const { id: itemId, sizes } = await shop.added({ sizes: oneSize(100) });
    const sizeId = sizes[0]!.id;
    const piece = [{ sizeId, quantity: 1 }];
    const transaction = <T>(work: (trx: Parameters<typeof holdStock>[0]) => Promise<T>) =>
      db.transaction().execute(work);
    let held = 0;
    let sold = 0;
    let brought = 0;
    const buyInTurn = async (_: unknown, lane: number) => {
      for (let buyer = 0; buyer < BUYERS / AT_ONCE; buyer += 1) {
        const isHeld = await transaction((trx) => holdStock(trx, piece));
        if (!isHeld) continue;
        const fate = (lane + buyer) % 4;
        if (fate === 0) await transaction((trx) => releaseStock(trx, piece));
        else if (fate === 1) held += 1;
        else {
          await transaction((trx) => sellStock(trx, piece));
          sold += 1;
          if (fate === 3 && buyer % 8 === 0) {
            await transaction((trx) => restock(trx, piece));
            sold -= 1;
          }
        }
      }
    };
    const editInTurn = async () => {
      for (let edit = 0; edit < EDITS; edit += 1) {
        const seen = await shop.read(itemId);
        const [size] = inputOf(seen).sizes;
        const change = edit % 5 === 4 ? -Math.min(3, size!.seen!) : 5;
        const { status } = await shop.edit(seen, {
          sizes: [{ ...size!, quantity: size!.seen! + change }],
        });
        expect([200, 409]).toContain(status);
        if (status === 200) brought += change;
        const now = await stockOf(sizeId);
        expect(now.held).toBeGreaterThanOrEqual(0);
        expect(now.held).toBeLessThanOrEqual(now.stock);
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, buyInTurn), editInTurn()]);
    expect(brought).toBeGreaterThan(0);
    expect(await stockOf(sizeId)).toEqual({ stock: 100 + brought - sold, held });
    const ledger = await ledgerOf(sizeId);
    expect(ledger.total).toBe(100 + brought - sold);
    expect(ledger.sum(['sale', 'return'])).toBe(-sold);
    expect(ledger.sum(['counted'])).toBe(brought);
    for (const { reason, person_id } of ledger.rows) {
      expect(person_id).toBe(['sale', 'return'].includes(reason) ? null : shop.editor);
    }
  });

  it('would be sold again, were the stock written as the editor has seen it', async () => {
    const { db } = server.database;
    const { sizes } = await shop.added({ sizes: oneSize(50) });
    const sizeId = sizes[0]!.id;
    const seen = await stockOf(sizeId);
    await db.transaction().execute(async (trx) => {
      await holdStock(trx, [{ sizeId, quantity: 10 }]);
      await sellStock(trx, [{ sizeId, quantity: 10 }]);
    });
    await db
      .updateTable('item_size')
      .set({ stock: seen.stock + 5 })
      .where('id', '=', sizeId)
      .execute();
    // Ten pieces that are gone are for sale.
    expect((await stockOf(sizeId)).stock - (50 + 5 - 10)).toBe(10);
  });
});

describe('the ledger of stock', () => {
  it('tells who has begun with how many pieces', async () => {
    const { sizes } = await shop.added({ sizes: oneSize(7) });
    expect((await ledgerOf(sizes[0]!.id)).rows).toEqual([
      { change: 7, reason: 'opening', person_id: shop.editor },
    ]);
  });

  it('tells of the person who has counted, and of nobody where an order sells', async () => {
    const { db } = server.database;
    const item = await shop.added({ sizes: oneSize(7) });
    const colleague = await createMember(db, shop.organizationId, ['can_manage_catalog']);
    const [size] = inputOf(item).sizes;
    await server.call(`${shop.at}${item.id}/`, {
      method: 'PUT',
      token: await server.sessionOf(colleague),
      body: { ...inputOf(item), sizes: [{ ...size!, quantity: 4 }], version: 1 },
    });
    await db.transaction().execute(async (trx) => {
      await holdStock(trx, [{ sizeId: size!.id!, quantity: 2 }]);
      await sellStock(trx, [{ sizeId: size!.id!, quantity: 2 }]);
    });
    expect((await ledgerOf(size!.id!)).rows.slice(1)).toEqual([
      { change: -3, reason: 'counted', person_id: colleague },
      { change: -2, reason: 'sale', person_id: null },
    ]);
  });
});
