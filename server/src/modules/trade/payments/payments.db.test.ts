import { sql } from 'kysely';
import { openTestPayments, PRICE, type TestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let payments: TestPayments;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
});
afterAll(() => server.close());

describe('paying online', () => {
  it('comes after the organization has accepted, and before the goods', async () => {
    const client = await payments.shop.newClient();
    const order = await client.order('onlinePayment', await client.fill(PRICE));
    expect((await client.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(409);
    await payments.shop.act('accept', order);
    expect((await payments.shop.act('hand_over', order)).status).toBe(409);
    await payments.report(await client.openPayment(order));
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'accepted',
      can_pay: false,
    });
    expect((await payments.shop.act('hand_over', order)).status).toBe(200);
  });

  it('opens one page however often it is pressed', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    const again = await Promise.all(Array.from({ length: 20 }, () => client.openPayment(order)));
    expect(new Set(again)).toEqual(new Set([reference]));
  });

  it('can be given up and begun anew', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    const giveUp = () => client.call(`/transactions/${order}/payment/`, 'DELETE');
    expect((await giveUp()).status).toBe(204);
    expect((await giveUp()).status).toBe(204);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'rejected',
      can_pay: true,
    });
    const second = await client.openPayment(order);
    expect(second).not.toBe(reference);
    await payments.report(second);
    expect((await giveUp()).status).toBe(409);
  });

  it('begun anew again and again holds the goods no longer', async () => {
    const client = await payments.shop.newClient();
    const { order } = await payments.openPayment(client);
    const { db } = server.database;
    const endIn = (minutes: number) =>
      db
        .updateTable('sale_order')
        .set({ deadline: sql<Date>`now() + make_interval(mins => ${minutes})` })
        .where('id', '=', order)
        .returning('deadline')
        .executeTakeFirstOrThrow();
    const { deadline } = await endIn(5);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await client.openPayment(order);
    const ends = db
      .selectFrom('payment')
      .innerJoin('sale_order', 'sale_order.id', 'payment.order_id')
      .select(['deadline', 'expires_at'])
      .where('order_id', '=', order)
      .where('payment.status', '=', 'in_progress');
    expect(await ends.execute()).toEqual([{ deadline, expires_at: deadline }]);

    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await endIn(0);
    expect((await client.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(409);
  });

  it('is no affair of strangers', async () => {
    const { order } = await payments.openPayment(await payments.shop.newClient());
    const stranger = await payments.shop.newClient();
    const accept = { transaction_id: order };
    expect((await stranger.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(404);
    expect((await stranger.call('/transactions/payment/accept/', 'POST', accept)).status).toBe(404);
  });
});

describe('an order that has been paid for', () => {
  it('and is cancelled before it is handed over is given back', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await payments.report(reference);
    expect((await client.call(`/receipts/${order}/`, 'DELETE')).status).toBe(204);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
      refunded: { amount: '123.45' },
    });
    const jobs = await sql<{ count: number }>`
      select count(*)::integer as count from graphile_worker.jobs
      where task_identifier = 'refund-payment'`.execute(db);
    expect(jobs.rows[0]!.count).toBeGreaterThan(0);
    await payments.refund(order);
    await payments.refund(order);
    expect(await payments.statusesOf(order)).toEqual(['refunded']);
  });

  it('and handed over is refunded once, with the goods back in stock only if they came back', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await payments.report(reference);
    await payments.shop.act('hand_over', order);
    const stock = async () =>
      (
        await sql<{ stock: number }>`
          select stock from item_size
          where id in (select size_id from sale_order_line where order_id = ${order})`.execute(
          server.database.db,
        )
      ).rows[0]!.stock;
    const before = await stock();
    const refund = () => payments.shop.act('refund', order, { goods_return: true });
    expect((await Promise.all([refund(), refund()])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(await stock()).toBe(before + 1);
    expect(await client.receipt(order)).toMatchObject({
      status: 'accepted',
      payment_status: 'refunded',
    });
  });
});
