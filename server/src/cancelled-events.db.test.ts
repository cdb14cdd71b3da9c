import { sql } from 'kysely';
import type { Transact } from './platform/events/unit-of-work.ts';
import type { Tables } from './database-tables.ts';
import { openStage, type Stage } from './testing/staged-event.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { tellEventChange } from './modules/talk/notifications/index.ts';
import { refundEvents } from './modules/trade/tickets/index.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

/** An event with so many orders of two tickets each, all paid for. */
async function soldOut(orderCount: number) {
  const { itemId, sizeId } = await stage.newEvent({ quota: orderCount * 2 });
  const clients = await Promise.all(Array.from({ length: orderCount }, () => stage.newClient()));
  const orders = [];
  for (const client of clients) orders.push(await stage.sell(client, sizeId, 2));
  return { itemId, sizeId, clients, orders };
}

const refundsOf = async (orders: readonly number[]) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from domain_event
    where type = 'payment-refunded' and (data ->> 'orderId')::bigint = any(${orders}::bigint[])
  `.execute(server.database.db);
  return rows[0]!.count;
};

describe('an event that is cancelled', () => {
  it('sells nothing more, lets nobody in at once, and gives all money back', async () => {
    const { itemId, sizeId, clients, orders } = await soldOut(2);
    const [client, order] = [clients[0]!, orders[0]!];
    const secret = (await client.receipt(order)).tickets[0]!.secret!;
    expect(await stage.cancel(itemId)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', refunds: { total: 2, done: 0, odd: 0 } },
    });
    expect(await stage.scan(secret)).toMatchObject({ body: { code: 'ticket_not_valid' } });
    expect(await stage.ask(client, sizeId)).toMatchObject({ body: { code: 'event_cancelled' } });
    expect((await client.receipt(order)).tickets).toMatchObject([
      { status: 'void', secret: null, cancelled: 'Артист заболел' },
      { status: 'void' },
    ]);
    await stage.work(itemId);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'refunded',
      refunded: { amount: '1000.00' },
      tickets: [{ status: 'refunded' }, { status: 'refunded' }],
    });
    expect(await stage.run(itemId)).toMatchObject({
      refunds: { total: 2, done: 2, odd: 0 },
      changes: [{ kind: 'cancelled', reason: 'Артист заболел', is_told: true }],
    });
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 4, held: 0 });
    const told = await stage.toldOf('event_cancelled_for_client', itemId);
    expect(told.sort()).toEqual(clients.map(({ id }) => id).sort());
  });

  it('is cancelled once, and for good', async () => {
    const { itemId } = await stage.newEvent();
    const answers = await Promise.all([stage.cancel(itemId), stage.cancel(itemId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stage.run(itemId)).changes).toHaveLength(1);
    const back = server.database.db
      .updateTable('event')
      .set({ status: 'scheduled' })
      .where('item_id', '=', itemId)
      .execute();
    await expect(back).rejects.toThrow('The event has been cancelled');
  });

  it('that is over is not cancelled any more, and that of others is not there', async () => {
    const over = await stage.newEvent({ startsAt: new Date(Date.now() - 86_400_000) });
    expect((await stage.cancel(over.itemId)).status).toBe(409);
    const rival = await openStage(server);
    const { itemId } = await rival.newEvent();
    expect((await stage.cancel(itemId)).status).toBe(404);
  });

  it('gives reserved places back, and money that comes for them later', async () => {
    const { itemId, sizeId } = await stage.newEvent({ quota: 3 });
    const client = await stage.newClient();
    const asked = await stage.ask(client, sizeId, 2);
    const { transaction_id: order } = asked.body as { transaction_id: number };
    const reference = await client.openPayment(order);
    await stage.cancel(itemId);
    await stage.work(itemId);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      tickets: [{ status: 'void' }, { status: 'void' }],
    });
    await client.payAt(order, reference);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'refunded' });
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
  });
});

describe('of a purchase and a cancellation at the same moment', () => {
  it('either the purchase is refused, or it is refunded', async () => {
    const { db } = server.database;
    const { itemId, sizeId } = await stage.newEvent({ quota: 40, price: 0 });
    const clients = await Promise.all(Array.from({ length: 30 }, () => stage.newClient()));
    const [, ...answers] = await Promise.all([
      new Promise((resolve) => setImmediate(resolve)).then(() => stage.cancel(itemId)),
      ...clients.map((client) => stage.ask(client, sizeId, 1, 'self_pickup')),
    ]);
    const refusals = answers.flatMap(({ status, body }) =>
      status === 201 ? [] : [(body as { code: string }).code],
    );
    // Whoever waits too long on a busy machine may try again.
    const others = refusals.filter((code) => code !== 'event_cancelled' && code !== 'unavailable');
    expect(others).toEqual([]);
    await stage.work(itemId);
    const open = await db
      .selectFrom('sale_order')
      .innerJoin('ticket', 'ticket.order_id', 'sale_order.id')
      .select('sale_order.id')
      .where('ticket.item_id', '=', itemId)
      .where('sale_order.payment_status', '<>', 'refunded')
      .execute();
    expect(open).toEqual([]);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 40, held: 0 });
  });

  it('would leave a ticket behind if the database did not refuse it', async () => {
    const { db } = server.database;
    const { itemId, sizeId } = await stage.newEvent();
    const client = await stage.newClient();
    const order = await stage.sell(client, sizeId);
    await stage.cancel(itemId);
    const late = { order_id: order, item_id: itemId, size: '', secret: crypto.randomUUID() };
    await expect(db.insertInto('ticket').values(late).execute()).rejects.toMatchObject({
      code: 'KV041',
    });
  });
});

describe('many orders', () => {
  /** Ends the job in its third order, once all is done and before it is stored. */
  function killed(): Transact<Tables> {
    let count = 0;
    return (work) => {
      count += 1;
      return server.transact(async (unit) => {
        const result = await work(unit);
        if (count === 3) throw new Error('Killed');
        return result;
      });
    };
  }

  it('are each refunded once, whatever stops the job and however many do it', async () => {
    const { db } = server.database;
    const { itemId, sizeId, clients, orders } = await soldOut(8);
    await stage.cancel(itemId);
    const [change] = await db
      .selectFrom('event_change')
      .select('id')
      .where('item_id', '=', itemId)
      .execute();
    await Promise.all([1, 2].map(() => tellEventChange(server.transact, change!.id)));
    const told = await stage.toldOf('event_cancelled_for_client', itemId);
    expect([told.length, new Set(told).size]).toEqual([8, 8]);
    await expect(refundEvents(db, killed(), server.orders)).rejects.toThrow();
    expect(await refundsOf(orders)).toBe(7);
    // What has failed waits for a minute, and is told as odd.
    expect(await stage.run(itemId)).toMatchObject({ refunds: { total: 8, done: 7, odd: 1 } });
    await db.deleteFrom('postponed_work').execute();
    const job = () => refundEvents(db, server.transact, server.orders, { batch: 3 });
    await Promise.all([job(), job()]);
    expect(await refundsOf(orders)).toBe(8);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 16, held: 0 });
    const [receipt] = await Promise.all(clients.map((client, at) => client.receipt(orders[at]!)));
    expect(receipt).toMatchObject({ refunded: { amount: '1000.00' } });
  }, 60_000);

  it('would be refunded before their holders are told if the job did not wait', async () => {
    const { db } = server.database;
    const { itemId, orders } = await soldOut(1);
    await stage.cancel(itemId);
    await refundEvents(db, server.transact, server.orders);
    expect(await refundsOf(orders)).toBe(0);
    await stage.work(itemId);
    expect(await refundsOf(orders)).toBe(1);
  });
});
