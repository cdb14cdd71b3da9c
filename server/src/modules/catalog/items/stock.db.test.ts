import { createStock } from '../../../testing/factories/stock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';
import { holdStock, releaseStock, restock, sellStock, type StockPieces } from './stock.ts';

jest.setTimeout(120_000);

const BUYERS = 10_000;
const PIECES = 100;
/** As many as a server has connections for, and more. */
const AT_ONCE = 50;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const heldOf = async (id: number) =>
  (
    await database.db
      .selectFrom('item_size')
      .select('held')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).held;

describe('of ten thousand buyers of a hundred pieces', () => {
  it('exactly a hundred get one', async () => {
    const sizeId = await createStock(database.db, { stock: PIECES });
    let got = 0;
    const buyInTurn = async () => {
      for (let buyer = 0; buyer < BUYERS / AT_ONCE; buyer += 1) {
        const isHeld = await database.db
          .transaction()
          .execute((trx) => holdStock(trx, [{ sizeId, quantity: 1 }]));
        got += Number(isHeld);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buyInTurn));
    expect(got).toBe(PIECES);
    expect(await heldOf(sizeId)).toBe(PIECES);
  });

  it('more would believe they had one, were the stock looked up first and written afterwards', async () => {
    const { db } = database;
    const sizeId = await createStock(db, { stock: 1 });
    const got = await readBeforeWrite(
      50,
      () =>
        db
          .selectFrom('item_size')
          .select(['stock', 'held'])
          .where('id', '=', sizeId)
          .executeTakeFirstOrThrow(),
      async ({ stock, held }) => {
        if (held >= stock) return false;
        await db
          .updateTable('item_size')
          .set({ held: held + 1 })
          .where('id', '=', sizeId)
          .execute();
        return true;
      },
    );
    expect(got.filter(Boolean).length).toBeGreaterThan(1);
  });
});

describe('orders of several sizes', () => {
  it('of which a few are left are held or refused, and never fail, while others give pieces back', async () => {
    const { db } = database;
    const PIECES_EACH = 12;
    const sizes = await Promise.all(
      Array.from({ length: 4 }, () => createStock(db, { stock: PIECES_EACH })),
    );
    const left = new Map(sizes.map((id) => [id, PIECES_EACH]));
    const take = (pieces: StockPieces) => {
      for (const { sizeId, quantity } of pieces) left.set(sizeId, left.get(sizeId)! - quantity);
    };
    const buy = async (buyer: number) => {
      const wanted = sizes.flatMap((sizeId, index) => {
        const quantity = (buyer + index * 7) % 3;
        return quantity === 0 ? [] : [{ sizeId, quantity }];
      });
      const isHeld = await db
        .transaction()
        .execute((trx) => holdStock(trx, buyer % 2 === 0 ? wanted : wanted.toReversed()));
      if (!isHeld) return 'refused';
      const end = [releaseStock, sellStock, restock][buyer % 3]!;
      await db.transaction().execute(async (trx) => {
        if (end === restock) await sellStock(trx, wanted);
        await end(trx, wanted);
      });
      if (end === sellStock) take(wanted);
      return 'held';
    };

    const outcomes = await Promise.all(Array.from({ length: 432 }, (_, buyer) => buy(buyer)));

    expect(new Set(outcomes)).toEqual(new Set(['held', 'refused']));
    const rows = await db
      .selectFrom('item_size')
      .select(['id', 'stock', 'held'])
      .where('id', 'in', sizes)
      .execute();
    expect(new Map(rows.map(({ id, stock }) => [id, stock]))).toEqual(left);
    expect(rows.every(({ held }) => held === 0)).toBe(true);
  });

  it('in opposite directions wait for each other, and never in a circle', async () => {
    const { db } = database;
    const [one, other] = [
      await createStock(db, { stock: 1000 }),
      await createStock(db, { stock: 1000 }),
    ];
    const both = [one, other].map((sizeId) => ({ sizeId, quantity: 1 }));
    const got = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        db
          .transaction()
          .execute((trx) => holdStock(trx, index % 2 === 0 ? both : both.toReversed())),
      ),
    );
    expect(got.every(Boolean)).toBe(true);
  });

  it('get all of them or nothing', async () => {
    const { db } = database;
    const [plenty, none] = [
      await createStock(db, { stock: 9 }),
      await createStock(db, { stock: 0 }),
    ];
    const wanted = [plenty, none].map((sizeId) => ({ sizeId, quantity: 1 }));
    expect(await db.transaction().execute((trx) => holdStock(trx, wanted))).toBe(false);
    expect(await heldOf(plenty)).toBe(0);
  });
});
