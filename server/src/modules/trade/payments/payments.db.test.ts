import { sql } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';
import { expireOrders } from '../orders/index.ts';
import { expirePayments } from './expire-payments.ts';
import { refundPayments } from './refund-payments.ts';
import { signReport } from './report-signature.ts';
import { createSandboxProvider, loadSandboxKey } from './sandbox-provider.ts';

const PRICE = 12_345;

let server: TestServer;
let shop: Shop;
let key: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  key = await loadSandboxKey(server.database.db);
});
afterAll(() => server.close());

const provider = () => createSandboxProvider(server.database.db);

/** An accepted order that waits for the money, with the payment attempt that has been opened. */
async function openPayment(client: Client) {
  const order = await client.order('onlinePayment', await client.fill(PRICE));
  await shop.act('accept', order);
  return { order, reference: await pay(client, order) };
}

const pay = (client: Client, order: number) => client.openPayment(order);

const reportOf = (reference: string, values: Partial<PaymentReport> = {}): PaymentReport => ({
  reference,
  event: `event ${reference}`,
  outcome: 'paid',
  amount: PRICE,
  currency: 'KGS',
  ...values,
});

const send = (report: PaymentReport, signature = signReport(key, report)) =>
  server.call('/payments/callback/', {
    method: 'POST',
    body: report,
    headers: { 'x-signature': signature },
  });

const countEvents = async (type: string, order: number) => {
  const { count } = await server.database.db
    .selectFrom('notification')
    .where('type', '=', type)
    .where('event_key', 'like', `order:${order}:%`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const attemptsOf = async (order: number) =>
  (
    await server.database.db
      .selectFrom('payment')
      .select('status')
      .where('order_id', '=', order)
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);

describe('paying online', () => {
  it('comes after the organization has accepted, and before the goods', async () => {
    const client = await shop.newClient();
    const order = await client.order('onlinePayment', await client.fill(PRICE));
    expect((await client.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(409);
    await shop.act('accept', order);
    expect((await shop.act('hand_over', order)).status).toBe(409);
    await send(reportOf(await pay(client, order)));
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'accepted',
      can_pay: false,
    });
    expect((await shop.act('hand_over', order)).status).toBe(200);
  });

  it('opens one page however often it is pressed', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    const again = await Promise.all(Array.from({ length: 20 }, () => pay(client, order)));
    expect(new Set(again)).toEqual(new Set([reference]));
  });

  it('can be given up and begun anew', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    const giveUp = () => client.call(`/transactions/${order}/payment/`, 'DELETE');
    expect((await giveUp()).status).toBe(204);
    expect((await giveUp()).status).toBe(204);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'rejected',
      can_pay: true,
    });
    const second = await pay(client, order);
    expect(second).not.toBe(reference);
    await send(reportOf(second));
    expect((await giveUp()).status).toBe(409);
  });

  it('begun anew again and again holds the goods no longer', async () => {
    const client = await shop.newClient();
    const { order } = await openPayment(client);
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
    await pay(client, order);
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
    const { order } = await openPayment(await shop.newClient());
    const stranger = await shop.newClient();
    const accept = { transaction_id: order };
    expect((await stranger.call(`/transactions/${order}/pay/`, 'POST')).status).toBe(404);
    expect((await stranger.call('/transactions/payment/accept/', 'POST', accept)).status).toBe(404);
  });
});

describe('a report', () => {
  it('counts once, however often and from wherever it comes', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    const report = reportOf(reference);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(report)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const { body } = await client.call('/transactions/payment/accept/', 'POST', {
      transaction_id: order,
    });
    expect(body).toEqual({ payment_status: 'accepted' });
    expect(await countEvents('order_payment_for_client', order)).toBe(1);
    expect(await attemptsOf(order)).toEqual(['accepted']);
  });

  it('would count more often if the status were looked up first and written afterwards', async () => {
    const { db } = server.database;
    const { order } = await openPayment(await shop.newClient());
    const booked = await readBeforeWrite(
      20,
      () =>
        db
          .selectFrom('sale_order')
          .select('payment_status')
          .where('id', '=', order)
          .executeTakeFirstOrThrow(),
      async ({ payment_status }) => {
        if (payment_status === 'accepted') return false;
        await db
          .updateTable('sale_order')
          .set({ payment_status: 'accepted' })
          .where('id', '=', order)
          .execute();
        return true;
      },
    );
    expect(booked.filter(Boolean).length).toBeGreaterThan(1);
  });

  it.each([
    ['another sum', { amount: PRICE - 1 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s books nothing, though it is signed, and is kept once', async (_, values) => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    expect((await send(reportOf(reference, values))).status).toBe(204);
    expect((await send(reportOf(reference, values))).status).toBe(204);
    const odd = server.database.db
      .selectFrom('odd_payment')
      .innerJoin('payment', 'payment.id', 'odd_payment.payment_id')
      .select(['odd_payment.amount', 'odd_payment.currency', 'settled_by'])
      .where('order_id', '=', order);
    expect(await odd.execute()).toEqual([
      { amount: PRICE, currency: 'KGS', settled_by: null, ...values },
    ]);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'in_progress' });
  });

  it.each([
    ['not signed', ''],
    ['signed with another key', 'forged'],
    ['signed long ago', 'old'],
  ])('that is %s is refused', async (_, kind) => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    const report = reportOf(reference);
    const signatures: Readonly<Record<string, string>> = {
      '': '',
      forged: signReport(Buffer.from('another key'), report),
      old: signReport(key, report, Date.now() - 3_600_000),
    };
    expect((await send(report, signatures[kind])).status).toBe(403);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'in_progress' });
  });

  it('that it is declined leaves the order to be paid, and the money may still come', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await send(reportOf(reference, { outcome: 'declined', event: 'no' }));
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'rejected',
      can_pay: true,
    });
    await send(reportOf(reference));
    await send(reportOf(reference, { outcome: 'declined', event: 'late no' }));
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
  });

  it('of a second payment gives that one back', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    const second = await pay(client, order);
    await send(reportOf(second));
    await send(reportOf(reference));
    await refundPayments(server.database.db, await provider(), order);
    // The one that arrived first stays.
    expect((await attemptsOf(order)).toSorted()).toEqual(['accepted', 'refunded']);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
  });
});

describe('money that comes too late', () => {
  const passDeadline = async (order: number) => {
    const { db } = server.database;
    await db
      .updateTable('sale_order')
      .set({ deadline: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', order)
      .execute();
    await expireOrders(db, server.transact, server.orders);
  };

  it('buys the goods when they are still there', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await passDeadline(order);
    expect(await client.receipt(order)).toMatchObject({ status: 'rejected', reason: 'expired' });
    await send(reportOf(reference));
    expect(await client.receipt(order)).toMatchObject({
      status: 'accepted',
      payment_status: 'accepted',
      reason: null,
    });
  });

  it('goes back when somebody else has taken them', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await passDeadline(order);
    await sql`
      update item_size set held = stock
      where id in (select size_id from sale_order_line where order_id = ${order})`.execute(db);
    await send(reportOf(reference));
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
      refunded: { amount: '123.45' },
    });
    await refundPayments(db, await provider(), order);
    expect(await attemptsOf(order)).toEqual(['refunded']);
    expect(await countEvents('order_payment_refunded_for_client', order)).toBe(1);
  });

  it('goes back, too, when what it was for has been sold and refunded', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const { order, reference: late } = await openPayment(client);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await send(reportOf(await pay(client, order)));
    await shop.act('hand_over', order);
    await shop.act('refund', order, { goods_return: true });
    expect(await client.receipt(order)).toMatchObject({ can_pay: false, staff_actions: [] });
    await send(reportOf(late));
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'refunded' });
    await refundPayments(db, await provider(), order);
    expect(await attemptsOf(order)).toEqual(['refunded', 'refunded']);
  });

  it('is asked for before a payment attempt is given up: a callback may have been lost', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const [lost, unpaid] = [await openPayment(client), await openPayment(client)];
    await db
      .updateTable('sandbox_payment')
      .set({ state: 'paid' })
      .where('reference', '=', lost.reference)
      .execute();
    await db
      .updateTable('payment')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('reference', 'in', [lost.reference, unpaid.reference])
      .execute();
    const bank = await provider();
    await Promise.all([
      expirePayments(db, server.transact, server.orders, bank),
      expirePayments(db, server.transact, server.orders, bank),
    ]);
    expect(await attemptsOf(lost.order)).toEqual(['accepted']);
    expect(await attemptsOf(unpaid.order)).toEqual(['rejected']);
  });
});

describe('of payment attempts whose page has closed', () => {
  it('odd ones and those that cannot be asked for stop none of the others', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const [odd, silent, last] = [
      await openPayment(client),
      await openPayment(client),
      await openPayment(client),
    ];
    for (const [index, { reference }] of [odd, silent, last].entries()) {
      await db
        .updateTable('payment')
        .set({ expires_at: new Date(Date.now() - 10_000 + index) })
        .where('reference', '=', reference)
        .execute();
    }
    await db
      .updateTable('sandbox_payment')
      .set({ state: 'paid', amount: 1 })
      .where('reference', '=', odd.reference)
      .execute();
    const bank = await provider();
    const asked: string[] = [];
    const deaf = {
      ...bank,
      read: (reference: string) => {
        asked.push(reference);
        if (reference === silent.reference) return Promise.reject(new Error('No answer'));
        return bank.read(reference);
      },
    };
    const run = () => expirePayments(db, server.transact, server.orders, deaf);
    await expect(run()).rejects.toThrow('1 failed');
    expect(await attemptsOf(odd.order)).toEqual(['in_progress']);
    expect(await attemptsOf(silent.order)).toEqual(['in_progress']);
    expect(await attemptsOf(last.order)).toEqual(['rejected']);
    expect(asked).toEqual([odd.reference, silent.reference, last.reference]);
    // What waits for an operator is not asked for again; who gave no answer is, after a while.
    await run();
    await sql`update postponed_work set retry_at = now()`.execute(db);
    await expect(run()).rejects.toThrow('1 failed');
    expect(asked.slice(3)).toEqual([silent.reference]);
  });
});

describe('an order that has been paid for', () => {
  it('and is cancelled before it is handed over is given back', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await send(reportOf(reference));
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
    await refundPayments(db, await provider(), order);
    await refundPayments(db, await provider(), order);
    expect(await attemptsOf(order)).toEqual(['refunded']);
  });

  it('and handed over is refunded once, with the goods back in stock only if they came back', async () => {
    const client = await shop.newClient();
    const { order, reference } = await openPayment(client);
    await send(reportOf(reference));
    await shop.act('hand_over', order);
    const stock = async () =>
      (
        await sql<{ stock: number }>`
          select stock from item_size
          where id in (select size_id from sale_order_line where order_id = ${order})`.execute(
          server.database.db,
        )
      ).rows[0]!.stock;
    const before = await stock();
    const refund = () => shop.act('refund', order, { goods_return: true });
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
