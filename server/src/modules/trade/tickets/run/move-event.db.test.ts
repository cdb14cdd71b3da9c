import type { Client } from '../../../../testing/shop.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

const LATER = { starts: '2090-05-01T19:00', ends: '2090-05-01T22:00', place: 'Летняя сцена' };

const move = (item: number, body: object = LATER) =>
  stage.call(`/${item}/move/`, 'POST', { reason: '', ...body });

/** A client with a ticket of an event. */
async function holder() {
  const client = await stage.newClient();
  const { itemId, sizeId } = await stage.newEvent({ quota: 4 });
  const order = await stage.sell(client, sizeId);
  return { client, itemId, sizeId, order };
}

const giveBack = (client: Client, order: number) =>
  client.call(`/tickets/${order}/return/`, 'POST');

describe('an event that is moved', () => {
  it('takes its tickets along, and tells their holders once', async () => {
    const { client, itemId, order } = await holder();
    const [before] = (await client.receipt(order)).tickets;
    expect((await move(itemId)).status).toBe(200);
    expect((await move(itemId)).status).toBe(200);
    await stage.work(itemId);
    await stage.work(itemId);
    const [ticket] = (await client.receipt(order)).tickets;
    expect(ticket).toMatchObject({
      status: 'valid',
      secret: before!.secret,
      place: 'Летняя сцена',
      moved_from: before!.starts_at,
    });
    expect(await stage.toldOf('event_moved_for_client', itemId)).toEqual([client.id]);
    expect((await stage.run(itemId)).changes).toHaveLength(1);
    const { body } = await client.call(`/shop/items/${itemId}/`);
    expect(body).toMatchObject({ event: { moved_from: { place: 'Большой зал' } } });
  });

  it('is not moved into the past, nor once it is cancelled', async () => {
    const { itemId } = await stage.newEvent();
    const past = { ...LATER, starts: '2020-05-01T19:00', ends: '2020-05-01T22:00' };
    expect((await move(itemId, past)).body).toMatchObject({
      errors: { starts: [expect.any(String)] },
    });
    const reversed = { ...LATER, ends: LATER.starts };
    expect((await move(itemId, reversed)).body).toMatchObject({
      errors: { ends: [expect.any(String)] },
    });
    await stage.cancel(itemId);
    expect((await move(itemId)).body).toMatchObject({ code: 'event_cancelled' });
  });
});

describe('tickets of an event that was moved', () => {
  it('can be given back for the whole price, once', async () => {
    const { client, itemId, sizeId, order } = await holder();
    expect((await giveBack(client, order)).status).toBe(409);
    await move(itemId);
    const { returnable_until } = await client.receipt(order);
    expect((Date.parse(returnable_until!) - Date.now()) / DAY).toBeCloseTo(14, 1);
    const answers = await Promise.all([giveBack(client, order), giveBack(client, order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'refunded',
      refunded: { amount: '500.00' },
    });
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 4, held: 0 });
  });

  it('cannot once they are used, were bought afterwards, or belong to somebody else', async () => {
    const used = await holder();
    await move(used.itemId);
    const secret = (await used.client.receipt(used.order)).tickets[0]!.secret!;
    await stage.scan(secret);
    expect((await giveBack(used.client, used.order)).status).toBe(409);
    const late = await stage.newClient();
    const order = await stage.sell(late, used.sizeId);
    expect((await giveBack(late, order)).status).toBe(409);
    expect((await giveBack(used.client, order)).status).toBe(404);
  });
});

describe('dates of a series', () => {
  it('are events of their own, alike in all but their time', async () => {
    const { itemId, sizeId } = await stage.newEvent({ quota: 7 });
    await server.database.db
      .updateTable('event_section')
      .set({ price: 70_000 })
      .where('size_id', '=', sizeId)
      .execute();
    const starts = ['2090-03-24T19:00', '2090-03-31T19:00'];
    const { status, body } = await stage.call(`/${itemId}/dates/`, 'POST', { starts });
    expect(status).toBe(201);
    const { dates } = body as Awaited<ReturnType<Stage['run']>>;
    expect(dates).toHaveLength(3);
    const added = await stage.run(dates[2]!.item_id);
    expect(added).toMatchObject({
      quota: 7,
      sold: 0,
      place: 'Большой зал',
      sections: [{ name: 'Партер', price: { amount: '700.00' } }],
    });
    const twice = await stage.call(`/${itemId}/dates/`, 'POST', { starts: starts.slice(1) });
    expect(twice.status).toBe(409);
    await stage.cancel(dates[2]!.item_id);
    const guest = await server.call(`/shop/items/${itemId}/`);
    expect((guest.body as { event: { dates: object[] } }).event.dates).toHaveLength(2);
    expect((await stage.run(itemId)).status).toBe('scheduled');
  });
});
