import { randomUUID } from 'node:crypto';
import type { StockEntry, StockLinks, StockSize } from '@karavan/shared-api/contract/stock';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { createStock } from '../../../../testing/factories/stock.ts';
import { openShop } from '../../../../testing/shop.ts';
import { inputOf, openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { holdStock, releaseStock, sellStock, tellLowStock } from '../index.ts';

jest.setTimeout(120_000);

const BUYERS = 1000;
const AT_ONCE = 20;

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
});
afterAll(() => server.close());

/** Somebody who keeps the stock of an organization. */
interface Shop {
  readonly organizationId: number;
  readonly token: string;
}
type Trx = Parameters<typeof holdStock>[0];

const transaction = <T>(work: (trx: Trx) => Promise<T>) =>
  server.database.db.transaction().execute(work);

/** A product of one size with so many pieces. Answers the size. */
async function addedSize(quantity: number, { own = shop } = {}): Promise<number> {
  const { sizes } = await own.added({ sizes: [{ id: null, size: '', quantity, seen: null }] });
  return sizes[0]!.id;
}

const call = (path: string, method: 'GET' | 'POST', body?: object, own: Shop = shop) =>
  server.call(`/organizations/${own.organizationId}/stock/${path}`, {
    method,
    token: own.token,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });
const link = (size: number, sizes: readonly number[], change = 0, own: Shop = shop) =>
  call(`${size}/links/`, 'POST', { sizes, change }, own);
const unlink = (size: number, free: number) => call(`${size}/unlink/`, 'POST', { free });
const read = async (size: number) => (await call(`${size}/`, 'GET')).body as StockSize;
const entriesOf = async (size: number) =>
  ((await call(`${size}/entries/`, 'GET')).body as { list: StockEntry[] }).list;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** The sizes whose copy is another number than their stock; there are none. */
const differing = () =>
  server.database.db
    .selectFrom('item_size')
    .innerJoin('stock', 'stock.id', 'item_size.stock_id')
    .select('item_size.id')
    .where((eb) =>
      eb.or([
        eb('item_size.stock', '<>', eb.ref('stock.pieces')),
        eb('item_size.held', '<>', eb.ref('stock.held')),
        eb('item_size.low_at', '<>', eb.ref('stock.low_at')),
      ]),
    )
    .execute();

describe('posts that sell from one stock', () => {
  it('show the pieces of all, and what one sells is gone from the others', async () => {
    const [first, second, third] = [await addedSize(10), await addedSize(5), await addedSize(2)];
    await transaction((trx) => holdStock(trx, [{ sizeId: second, quantity: 2 }]));
    const { status, body } = await link(first, [second]);
    expect(status).toBe(200);
    expect((body as StockLinks).list.map(({ id, stock, held }) => [id, stock, held])).toEqual([
      [first, 15, 2],
      [second, 15, 2],
    ]);
    // Those that share already come along.
    await link(third, [second], -1);
    for (const id of [first, second, third]) {
      expect(await read(id)).toMatchObject({ stock: 16, held: 2, free: 14, shared_with: 2 });
    }
    await transaction(async (trx) => {
      await holdStock(trx, [{ sizeId: third, quantity: 4 }]);
      await sellStock(trx, [{ sizeId: third, quantity: 4 }]);
    });
    expect(await read(first)).toMatchObject({ stock: 12, held: 2, free: 10 });
    const reasons = (await entriesOf(second)).map(({ reason, change }) => [reason, change]);
    expect(reasons[0]).toEqual(['sale', -4]);
    expect(reasons).toContainEqual(['corrected', -1]);
    expect(reasons.reduce((sum, [, change]) => sum + Number(change), 0)).toBe(12);
    // A person's cart may hold both: they are promised together what there is.
    const both = [first, second].map((sizeId) => ({ sizeId, quantity: 6 }));
    expect(await transaction((trx) => holdStock(trx, both))).toBe(false);
    expect(await differing()).toEqual([]);
  });

  it('are edited from any of them', async () => {
    const item = await shop.added({ sizes: [{ id: null, size: 'S', quantity: 4, seen: null }] });
    const [size] = inputOf(item).sizes;
    const other = await addedSize(1);
    await link(other, [size!.id!]);
    const seen = await shop.read(item.id);
    expect(seen.sizes[0]!.quantity).toBe(5);
    const { status } = await shop.edit(seen, { sizes: [{ ...size!, quantity: 8, seen: 5 }] });
    expect(status).toBe(200);
    expect((await read(other)).stock).toBe(8);
    // Its last post keeps what there is.
    expect((await shop.call(`${item.id}/`, 'DELETE')).status).toBe(204);
    expect(await read(other)).toMatchObject({ stock: 8, shared_with: 0 });
  });

  it('part with what their orders have been promised and the pieces that are told', async () => {
    const [first, second] = [await addedSize(10), await addedSize(5)];
    await link(first, [second]);
    expect(await unlink(second, 16)).toMatchObject({ status: 400 });
    const { status, body } = await unlink(second, 4);
    expect([status, body]).toMatchObject([200, { stock: 4, shared_with: 0 }]);
    expect(await read(first)).toMatchObject({ stock: 11, shared_with: 0 });
    expect((await entriesOf(first))[0]).toMatchObject({ reason: 'unlinked', change: -4 });
    expect((await entriesOf(second))[0]).toMatchObject({ reason: 'unlinked', change: 4 });
    expect(codeOf(await unlink(second, 0))).toBe('conflict');
    expect(await differing()).toEqual([]);
  });

  it('part with the pieces that real orders hold', async () => {
    const { db } = server.database;
    const seller = await openShop(server);
    const keeper = await createMember(db, seller.organizationId, ['can_manage_catalog']);
    const own = { organizationId: seller.organizationId, token: await server.sessionOf(keeper) };
    const client = await seller.newClient();
    const cart = await client.fill(1000, 1);
    const second = cart.lines.at(-1)!.size_id;
    await client.order('selfPickup', cart);
    const before = (await call(`${second}/`, 'GET', undefined, own)).body as StockSize;
    expect(before.held).toBeGreaterThan(0);
    const first = await createStock(db, { organizationId: seller.organizationId, stock: 9 });
    expect((await link(first, [second], 0, own)).status).toBe(200);
    const { body } = await call(`${second}/unlink/`, 'POST', { free: 1 }, own);
    expect(body).toMatchObject({ held: before.held, stock: before.held + 1, free: 1 });
    expect((await call(`${first}/`, 'GET', undefined, own)).body).toMatchObject({
      held: 0,
      stock: 9 + before.stock - before.held - 1,
    });
  });

  it('are of one organization, each with one size of it', async () => {
    const stranger = await openCatalog(server);
    const [own, foreign] = [await addedSize(3), await addedSize(3, { own: stranger })];
    expect((await link(own, [foreign])).status).toBe(404);
    expect((await link(own, [await addedSize(1)], 0, stranger)).status).toBe(404);
    expect((await call(`${foreign}/links/`, 'GET')).status).toBe(404);
    expect((await unlink(foreign, 0)).status).toBe(404);
    const { db } = server.database;
    const foreignStock = db.selectFrom('item_size').select('stock_id').where('id', '=', foreign);
    await expect(
      db.updateTable('item_size').set({ stock_id: foreignStock }).where('id', '=', own).execute(),
    ).rejects.toMatchObject({ code: '23503' });
    const { sizes } = await shop.added();
    const [small, medium] = sizes.map(({ id }) => id) as [number, number];
    expect((await link(small, [medium])).status).toBe(400);
    await link(own, [small]);
    expect((await link(own, [medium])).status).toBe(400);
  });

  it('are linked once by two people at once, in whichever order', async () => {
    const [first, second] = [await addedSize(7), await addedSize(8)];
    const answers = await Promise.all([link(first, [second]), link(second, [first])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(first)).toMatchObject({ stock: 15, shared_with: 1 });
    expect(await differing()).toEqual([]);
  });

  it('are told of once when they run out', async () => {
    const { db } = server.database;
    const own = await openCatalog(server);
    const [first, second] = [await addedSize(4, { own }), await addedSize(4, { own })];
    await link(first, [second], 0, own);
    await transaction((trx) => holdStock(trx, [{ sizeId: second, quantity: 7 }]));
    await tellLowStock(server.transact);
    const told = await db
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', own.editor)
      .where('type', '=', 'low_stock')
      .execute();
    expect(told).toHaveLength(1);
  });

  it('are counted once, by the code of any of them, and stay linked meanwhile', async () => {
    const own = await openCatalog(server);
    const [first, second] = [await addedSize(6, { own }), await addedSize(4, { own })];
    await link(first, [second], 0, own);
    const count = (path: string, body?: object) =>
      server.call(`/organizations/${own.organizationId}/stock-count/${path}`, {
        method: 'POST',
        token: own.token,
        headers: { 'idempotency-key': randomUUID() },
        ...(body && { body }),
      });
    const { id } = (await count('')).body as { id: number };
    await count('pieces/', { size: first, counted: 8 });
    const { body } = await count('pieces/', { size: second });
    expect(body).toMatchObject({ id: first, counted: 9, expected: 10 });
    expect(codeOf(await link(first, [await addedSize(1, { own })], 0, own))).toBe('stock_counted');
    expect((await count('apply/', { count: id })).body).toEqual({ changed: 1 });
    const { body: now } = await call(`${second}/`, 'GET', undefined, own);
    expect(now).toMatchObject({ stock: 9 });
  });
});

describe('a thousand buyers of two posts while staff change their stock', () => {
  it('never get more than there is, and the ledger explains every piece', async () => {
    const posts = [await addedSize(60), await addedSize(40)] as const;
    let held = 0;
    let sold = 0;
    let brought = 0;
    const buyInTurn = async (_: unknown, lane: number) => {
      for (let buyer = 0; buyer < BUYERS / AT_ONCE; buyer += 1) {
        const piece = [{ sizeId: posts[(lane + buyer) % 2]!, quantity: 1 }];
        if (!(await transaction((trx) => holdStock(trx, piece)))) continue;
        const fate = (lane + buyer) % 3;
        if (fate === 0) await transaction((trx) => releaseStock(trx, piece));
        else if (fate === 1) held += 1;
        else {
          await transaction((trx) => sellStock(trx, piece));
          sold += 1;
        }
      }
    };
    const keepInTurn = async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        // They begin apart, and share from the middle on.
        const linked = turn === 10 ? await link(posts[0], [posts[1]]) : null;
        expect(linked?.status ?? 200).toBe(200);
        const change = turn % 5 === 4 ? -2 : 3;
        const reason = change > 0 ? 'received' : 'lost';
        const { status } = await call(`${posts[turn % 2]!}/adjust/`, 'POST', {
          reason,
          change,
          note: '',
        });
        expect([200, 409]).toContain(status);
        if (status === 200) brought += change;
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, buyInTurn), keepInTurn()]);
    const [one, other] = [await read(posts[0]), await read(posts[1])];
    expect(one).toMatchObject({ stock: 100 + brought - sold, held });
    expect(other).toMatchObject({ stock: one.stock, held, shared_with: 1 });
    expect(sold).toBeGreaterThan(0);
    const { total } = await server.database.db
      .selectFrom('stock_entry')
      .innerJoin('stock', 'stock.id', 'stock_entry.stock_id')
      .select((eb) => eb.fn.sum<number>('stock_entry.change').as('total'))
      .where((eb) => {
        const shared = eb.selectFrom('item_size').select('stock_id').where('id', '=', posts[0]);
        return eb.or([eb('stock.id', '=', shared), eb('stock.joined_id', '=', shared)]);
      })
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(one.stock);
    expect(await differing()).toEqual([]);
  });

  it('would get more, did each post keep a number of its own', async () => {
    const posts = [await addedSize(10), await addedSize(10)];
    const got = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) =>
        transaction((trx) => holdStock(trx, [{ sizeId: posts[buyer % 2]!, quantity: 1 }])),
      ),
    );
    // Of ten pieces that lie on the shelf twenty are promised.
    expect(got.filter(Boolean)).toHaveLength(20);
  });
});

describe('what a size shows', () => {
  it('is that of its stock, also when a process of the version before writes it', async () => {
    const { db } = server.database;
    const [first, second] = [await addedSize(5), await addedSize(5)];
    await link(first, [second]);
    await db
      .updateTable('item_size')
      .set((eb) => ({ held: eb('held', '+', 2), stock: eb('stock', '+', 1) }))
      .where('id', '=', second)
      .execute();
    expect(await read(first)).toMatchObject({ stock: 11, held: 2 });
    expect(await differing()).toEqual([]);
    const tooMany = db
      .updateTable('item_size')
      .set((eb) => ({ held: eb('held', '+', 20) }))
      .where('id', '=', second)
      .execute();
    await expect(tooMany).rejects.toMatchObject({ code: '23514' });
  });
});
