import type { EditedEvent } from '@karavan/shared-api/contract/events';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { sql } from 'kysely';
import { createUpload } from '../../../testing/factories/files.ts';
import type { Client } from '../../../testing/shop.ts';
import { openStage, type Stage } from '../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';

jest.setTimeout(120_000);

let server: TestServer;
let stage: Stage;
let photo: number;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
  // The first category, which the factory of items makes.
  await stage.newEvent();
  photo = await createUpload(server.database.db, stage.owner);
});
afterAll(() => server.close());

const PARKING = { id: null, name: 'Парковка', price: '150', quota: 3, per_order: 1 };
const WINE = { id: null, name: 'Бокал вина', price: '300', quota: 10, per_order: null };

const input = (values: object = {}) => ({
  title: 'Концерт у озера',
  description: '',
  translations: [],
  category: 1,
  images: [{ upload_id: photo, alt: '' }],
  videos: [],
  status: 'published',
  publish_at: null,
  starts: '2090-06-01T19:00',
  ends: '2090-06-01T22:00',
  place: 'Летняя сцена',
  sales_from: null,
  sales_until: null,
  sections: [{ id: null, name: '', price: '500', quota: 50, sales_from: null, sales_until: null }],
  extras: [PARKING, WINE],
  ...values,
});

async function add(values?: object) {
  const event = (await stage.call('/', 'POST', input(values))).body as EditedEvent;
  const [parking, wine] = event.extras;
  return { event, sizeId: event.sections[0]!.id, parking: parking!.id, wine: wine?.id ?? 0 };
}

const edit = async (id: number) => (await stage.call(`/${id}/edit/`)).body as EditedEvent;

async function save(id: number, extras: object | undefined) {
  const { images, category, ...event } = await edit(id);
  return stage.call(`/${id}/`, 'PUT', {
    ...event,
    category: category.id,
    videos: [],
    images: images.map(({ file_id, alt }) => ({ file_id, alt })),
    extras,
  });
}

const buy = (client: Client, sizeId: number, extras: readonly (readonly [number, number])[]) =>
  client.call('/tickets/', 'POST', {
    size_id: sizeId,
    quantity: 2,
    method: 'online_payment',
    extras: extras.map(([extra_id, quantity]) => ({ extra_id, quantity })),
  });

async function buyAndPay(...purchase: Parameters<typeof buy>): Promise<number> {
  const [client] = purchase;
  const { transaction_id: order } = (await buy(...purchase)).body as { transaction_id: number };
  await client.payAt(order, await client.openPayment(order));
  return order;
}

const countsOf = (id: number) =>
  server.database.db
    .selectFrom('event_extra')
    .select(['held', 'sold'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('the extras of an event', () => {
  it('are shown with what is left, quoted and bought with tickets, and stand on the receipt', async () => {
    const { event, sizeId, parking, wine } = await add();
    const shown = (await server.call(`/shop/items/${event.id}/`)).body as ItemDetail;
    expect(shown.event!.extras).toEqual([
      {
        id: parking,
        name: 'Парковка',
        price: { amount: '150.00', currency: 'KGS' },
        available: 3,
        per_order: 1,
      },
      { id: wine, name: 'Бокал вина', price: { amount: '300.00', currency: 'KGS' }, available: 10 },
    ]);
    const client = await stage.newClient();
    const quote = await client.call('/tickets/preprocess/', 'POST', {
      size_id: sizeId,
      quantity: 2,
      extras: [{ extra_id: wine, quantity: 2 }],
    });
    expect(quote.body).toMatchObject({
      goods: { amount: '1600.00' },
      parts: { tickets: { amount: '1000.00' }, extras: { amount: '600.00' } },
      total: { amount: '1600.00' },
    });
    const order = await buyAndPay(client, sizeId, [
      [wine, 2],
      [parking, 1],
    ]);
    expect(await client.receipt(order)).toMatchObject({
      total: { amount: '1750.00' },
      // Of tickets.
      item_count: 2,
      lines: [
        { name: 'Концерт у озера', quantity: 2, total: { amount: '1000.00' } },
        { name: 'Парковка', quantity: 1, total: { amount: '150.00' } },
        { name: 'Бокал вина', quantity: 2, total: { amount: '600.00' } },
      ],
      tickets: [{ status: 'valid' }, { status: 'valid' }],
    });
    expect(await countsOf(wine)).toEqual({ held: 0, sold: 2 });
    expect(await stage.run(event.id)).toMatchObject({
      sold: 2,
      sections: [{ sold: 2 }],
      extras: [
        { name: 'Парковка', sold: 1, held: 0, quota: 3 },
        { name: 'Бокал вина', sold: 2 },
      ],
    });
  });

  it('are free again when nobody pays, and held again for money that comes late', async () => {
    const { db } = server.database;
    const { sizeId, parking } = await add();
    const client = await stage.newClient();
    const { transaction_id: order } = (await buy(client, sizeId, [[parking, 1]])).body as {
      transaction_id: number;
    };
    const reference = await client.openPayment(order);
    expect(await countsOf(parking)).toEqual({ held: 1, sold: 0 });
    await sql`update sale_order set deadline = now() - interval '1 second' where id = ${order}`.execute(
      db,
    );
    await expireOrders(db, server.transact, server.orders);
    expect(await countsOf(parking)).toEqual({ held: 0, sold: 0 });
    await client.payAt(order, reference);
    expect((await client.receipt(order)).tickets).toMatchObject([{ status: 'valid' }, {}]);
    expect(await countsOf(parking)).toEqual({ held: 0, sold: 1 });
  });

  it('and money that comes once others have them goes back, with nothing held', async () => {
    const { db } = server.database;
    const { sizeId, parking } = await add({ extras: [{ ...PARKING, quota: 1 }] });
    const client = await stage.newClient();
    const { transaction_id: order } = (await buy(client, sizeId, [[parking, 1]])).body as {
      transaction_id: number;
    };
    const reference = await client.openPayment(order);
    await sql`update sale_order set deadline = now() - interval '1 second' where id = ${order}`.execute(
      db,
    );
    await expireOrders(db, server.transact, server.orders);
    await buyAndPay(await stage.newClient(), sizeId, [[parking, 1]]);
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'refunded' });
    expect(await countsOf(parking)).toEqual({ held: 0, sold: 1 });
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 48, held: 0 });
  });

  it('are bought of the same event, and no more than one order may have', async () => {
    const { sizeId, parking } = await add();
    const other = await add();
    const client = await stage.newClient();
    expect((await buy(client, sizeId, [[other.parking, 1]])).status).toBe(404);
    expect((await buy(client, sizeId, [[parking, 2]])).body).toMatchObject({
      errors: { 'extras.0.quantity': expect.anything() },
    });
    expect(
      (
        await buy(client, sizeId, [
          [parking, 1],
          [parking, 1],
        ])
      ).status,
    ).toBe(400);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 50, held: 0 });
  });

  it('are refunded with a cancelled event, and are free again', async () => {
    const { event, sizeId, wine } = await add();
    const client = await stage.newClient();
    const order = await buyAndPay(client, sizeId, [[wine, 3]]);
    await stage.cancel(event.id);
    await stage.work(event.id);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'refunded',
      refunded: { amount: '1900.00' },
    });
    expect(await countsOf(wine)).toEqual({ held: 0, sold: 0 });
    expect(await stage.run(event.id)).toMatchObject({ refunds: { total: 1, done: 1, odd: 0 } });
  });

  it('are given out at the door with the first ticket of their order', async () => {
    const { event, sizeId, wine } = await add();
    const client = await stage.newClient();
    const order = await buyAndPay(client, sizeId, [[wine, 2]]);
    const due = [{ name: 'Бокал вина', quantity: 2 }];
    expect((await stage.door(event.id)).map(({ extras }) => extras)).toEqual([due, undefined]);
    const pack = (await stage.call(`/${event.id}/door/pack/`)).body as {
      list: { extras?: object }[];
    };
    expect(pack.list.map(({ extras }) => extras)).toEqual([due, undefined]);
    const { tickets } = await client.receipt(order);
    const scans: unknown[] = [];
    for (const { secret } of tickets) scans.push((await stage.scan(secret!)).body);
    expect(scans.map((scan) => (scan as { extras?: object }).extras)).toEqual([due, undefined]);
  });
});

describe('whoever edits extras', () => {
  it('changes and swaps them, and removes what nobody has bought', async () => {
    const { event, parking, wine } = await add();
    const swapped = [
      { ...WINE, id: wine, name: 'Парковка' },
      { ...PARKING, id: parking, name: 'Бокал вина', quota: 7 },
      { ...PARKING, name: 'Программка' },
    ];
    const saved = (await save(event.id, swapped)).body as EditedEvent;
    expect(saved.extras.map(({ id, name, quota }) => [id, name, quota])).toEqual([
      [wine, 'Парковка', 10],
      [parking, 'Бокал вина', 7],
      [expect.any(Number), 'Программка', 3],
    ]);
    expect(((await save(event.id, undefined)).body as EditedEvent).extras).toHaveLength(3);
    expect(((await save(event.id, [])).body as EditedEvent).extras).toEqual([]);
  });

  it('neither removes what was bought nor has fewer than that', async () => {
    const { event, sizeId, parking, wine } = await add();
    await buyAndPay(await stage.newClient(), sizeId, [[wine, 4]]);
    const kept = { ...WINE, id: wine };
    expect((await save(event.id, [{ ...kept, quota: 3 }])).body).toMatchObject({
      errors: { 'extras.0.quota': expect.anything() },
    });
    expect((await save(event.id, [{ ...PARKING, id: parking }])).body).toMatchObject({
      code: 'extra_in_use',
    });
    const saved = (await save(event.id, [{ ...kept, quota: 4 }])).body as EditedEvent;
    expect(saved.extras).toMatchObject([{ id: wine, quota: 4, taken: 4 }]);
  });

  it('gives each a name of its own, and touches none of another event', async () => {
    const { event } = await add();
    const other = await add();
    expect((await save(event.id, [PARKING, { ...WINE, name: 'парковка' }])).status).toBe(400);
    expect((await save(event.id, [{ ...PARKING, id: other.parking }])).body).toMatchObject({
      errors: { 'extras.0.id': expect.anything() },
    });
  });

  it('has them on further dates of the event too, none of them sold', async () => {
    const { event, sizeId, wine } = await add();
    await buyAndPay(await stage.newClient(), sizeId, [[wine, 4]]);
    await stage.call(`/${event.id}/dates/`, 'POST', { starts: ['2090-06-08T19:00'] });
    const { dates } = await stage.run(event.id);
    const copy = await edit(dates.find(({ item_id }) => item_id !== event.id)!.item_id);
    expect(copy.extras).toMatchObject([
      { name: 'Парковка', quota: 3, per_order: 1, taken: 0 },
      { name: 'Бокал вина', quota: 10, taken: 0 },
    ]);
  });
});

describe('of eighty who want the last extras at once', () => {
  const LAST = 12;

  it('as many get them as there are, while staff change how many there are', async () => {
    const { event, sizeId, wine } = await add({
      sections: [
        { id: null, name: '', price: '500', quota: 500, sales_from: null, sales_until: null },
      ],
      extras: [{ ...WINE, quota: 40 }],
    }).then((added) => ({ ...added, wine: added.parking }));
    const clients = await Promise.all(Array.from({ length: 80 }, () => stage.newClient()));
    const [, ...answers] = await Promise.all([
      save(event.id, [{ ...WINE, id: wine, quota: LAST }]),
      ...clients.map((client) => buy(client, sizeId, [[wine, 1]])),
    ]);
    const bought = answers.filter(({ status }) => status === 201).length;
    const { quota } = await server.database.db
      .selectFrom('event_extra')
      .select('quota')
      .where('id', '=', wine)
      .executeTakeFirstOrThrow();
    expect([LAST, 40]).toContain(quota);
    expect(bought).toBeLessThanOrEqual(quota);
    expect(await countsOf(wine)).toEqual({ held: bought, sold: 0 });
    // Whoever was refused an extra holds no place either.
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 500, held: bought * 2 });
  });

  it('more would, were it not for the lock: the constraint of the table stops them', async () => {
    const { parking } = await add({ extras: [{ ...PARKING, quota: LAST }] });
    const { db } = server.database;
    const careless = async () => {
      const { held, sold } = await countsOf(parking);
      if (held + sold >= LAST) return 'sold out';
      await sql`update event_extra set held = held + 1 where id = ${parking}`.execute(db);
      return 'held';
    };
    const ends = await Promise.allSettled(Array.from({ length: 80 }, careless));
    const stopped = ends.filter(({ status }) => status === 'rejected');
    expect(stopped.length).toBeGreaterThan(0);
    expect(String((stopped[0] as PromiseRejectedResult).reason)).toContain('event_extra_quota');
    expect(await countsOf(parking)).toEqual({ held: LAST, sold: 0 });
  });
});
