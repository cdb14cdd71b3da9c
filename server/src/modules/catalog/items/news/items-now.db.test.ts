import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { ItemNow } from '@karavan/shared-api/contract/live-items';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import { createLog } from '../../../../platform/logging/create-log.ts';
import { createValueWatch, type ValueWatch } from '../../../../platform/realtime/value-watch.ts';
import { createEvent } from '../../../../testing/factories/bookings.ts';
import { createItem, createOrganization } from '../../../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { until } from '../../../../testing/until.ts';
import { holdStock, releaseStock } from '../stock.ts';
import { createItemsNow } from './items-now.ts';

const LOOK_MS = 20;

/** As much of a socket as is used. */
class TestSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly told: ItemNow[] = [];
  frames = 0;
  send(frame: Buffer): void {
    this.frames += 1;
    const { data } = JSON.parse(frame.toString()) as RealtimeFrame;
    this.told.push(...(data as { readonly items: readonly ItemNow[] }).items);
  }
  close(): void {
    this.readyState = 3;
    this.emit('close');
  }
  say(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }
  last(id: number): ItemNow['shown'] | undefined {
    return this.told.findLast((item) => item.id === id)?.shown;
  }
}

let database: TestDatabase;
let reads: number;
let watch: ValueWatch;
let other: ValueWatch;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  reads = 0;
  const source = createItemsNow(database.db);
  const counted: typeof source = {
    ...source,
    read: (ids) => {
      reads += 1;
      return source.read(ids);
    },
  };
  watch = createValueWatch(counted, createLog('silent'), LOOK_MS);
  other = createValueWatch(source, createLog('silent'), LOOK_MS);
});
afterEach(() => {
  watch.close();
  other.close();
});
afterAll(() => database.drop());

function open(ids: readonly number[], of = watch): TestSocket {
  const socket = new TestSocket();
  of.follow(socket as unknown as WebSocket);
  socket.say({ watch: ids });
  return socket;
}

const change = (id: number, values: object) =>
  database.db.updateTable('item').set(values).where('id', '=', id).execute();

/** An item with one size. */
async function stocked(stock: number, organizationId?: number) {
  const id = await createItem(database.db, {
    ...(organizationId !== undefined && { organization_id: organizationId }),
  });
  const size = await database.db
    .insertInto('item_size')
    .values({ item_id: id, stock })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, sizeId: size.id };
}

const newsOf = async (id: number) =>
  (await database.db.selectFrom('item_news').select('id').where('item_id', '=', id).execute())
    .length;

it('tells a hundred pages of two processes a price, by a few reads for all of a process', async () => {
  const id = await createItem(database.db);
  const pages = Array.from({ length: 100 }, (_, index) => open([id], index < 50 ? watch : other));
  await until(() => pages.every((page) => page.told.length > 0));
  const before = reads;
  await change(id, { price: 250 });
  await until(() => pages.every((page) => page.last(id)?.price?.amount === '2.50'));
  expect(reads - before).toBeLessThan(5);
  // Each was told twice: how it was, and how it is.
  expect(new Set(pages.map((page) => page.frames))).toEqual(new Set([2]));
});

it('tells of a name, of what is sold out and comes back, and of what is taken away', async () => {
  const { id, sizeId } = await stocked(1);
  const page = open([id]);
  await until(() => page.last(id)?.is_sold_out === false);
  const pieces = [{ sizeId, quantity: 1 }];
  await database.db.transaction().execute((trx) => holdStock(trx, pieces));
  await until(() => page.last(id)?.is_sold_out === true);
  await database.db.transaction().execute((trx) => releaseStock(trx, pieces));
  await until(() => page.last(id)?.is_sold_out === false);
  await change(id, { name: 'Другой' });
  await until(() => page.last(id)?.name === 'Другой');
  await change(id, { is_published: false, status: 'archived' });
  await until(() => page.last(id) === null);
  // How it was, and each change once.
  expect(page.told).toHaveLength(5);
});

it('notes nothing for an order that leaves some', async () => {
  const { id, sizeId } = await stocked(5);
  const before = await newsOf(id);
  await database.db.transaction().execute((trx) => holdStock(trx, [{ sizeId, quantity: 4 }]));
  expect(await newsOf(id)).toBe(before);
  await database.db.transaction().execute((trx) => holdStock(trx, [{ sizeId, quantity: 1 }]));
  expect(await newsOf(id)).toBe(before + 1);
});

it('tells of an event that is moved or cancelled, and of the price of a section', async () => {
  const { itemId: id, sizeId } = await createEvent(database.db);
  const page = open([id]);
  await until(() => page.last(id) !== undefined);
  const stamp = page.last(id)!.stamp;
  await database.db
    .updateTable('event')
    .set({ place: 'Летняя сцена' })
    .where('item_id', '=', id)
    .execute();
  await until(() => page.last(id)?.stamp !== stamp);
  await database.db
    .updateTable('event_section')
    .set({ price: 90_000 })
    .where('size_id', '=', sizeId)
    .execute();
  await until(() => page.last(id)?.price?.amount === '900.00');
  await database.db
    .updateTable('event')
    .set({ status: 'cancelled' })
    .where('item_id', '=', id)
    .execute();
  await until(() => page.last(id)?.is_cancelled === true);
  expect(page.last(id)).toMatchObject({ is_sold_out: false, is_from: false });
});

it('misses nothing that commits late, in another order than it was begun', async () => {
  const [late, early] = [await createItem(database.db), await createItem(database.db)];
  const page = open([late, early]);
  await until(() => page.told.length === 2);
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('item').set({ price: 700 }).where('id', '=', late).execute();
    await change(early, { price: 800 });
    await until(() => page.last(early)?.price?.amount === '8.00');
    expect(page.last(late)?.price?.amount).toBe('1.00');
  });
  await until(() => page.last(late)?.price?.amount === '7.00');
});

it('never tells what is behind a gate, nor what a draft is, nor wholesale prices', async () => {
  const gated = await createItem(database.db, {
    organization_id: await createOrganization(database.db, { is_gated: true }),
  });
  const draft = await createItem(database.db, { is_published: false, status: 'draft' });
  const open1 = await createItem(database.db);
  const page = open([gated, draft, open1]);
  await until(() => page.told.length === 3);
  expect([page.last(gated), page.last(draft)]).toEqual([null, null]);
  await change(gated, { price: 12_345 });
  await change(draft, { price: 12_345 });
  await database.db
    .insertInto('wholesale_price')
    .values({ item_id: open1, min_quantity: 5, price: 77 })
    .execute();
  await change(open1, { price: 300 });
  await until(() => page.last(open1)?.price?.amount === '3.00');
  // Neither a word of the others, nor that anything has happened to them.
  expect(page.told).toHaveLength(4);
  expect(JSON.stringify(page.told)).not.toMatch(/123\.45|0\.77/);
});

it('reads nothing for what nobody shows any more, and takes no words for something else', async () => {
  const id = await createItem(database.db);
  const page = open([id]);
  await until(() => page.told.length === 1);
  page.say({ watch: Array.from({ length: 500 }, (_, index) => index + 1) });
  page.say('watch');
  page.say({ watch: [] });
  page.close();
  const stays = open([await createItem(database.db)]);
  await until(() => stays.told.length === 1);
  const before = reads;
  await change(id, { price: 999 });
  const seen = open([id], other);
  await until(() => seen.last(id)?.price?.amount === '9.99');
  expect([page.told.length, reads]).toEqual([1, before]);
});
