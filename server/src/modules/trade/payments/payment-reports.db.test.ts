import { sql } from 'kysely';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';
import {
  openTestPayments,
  PRICE,
  reportOf,
  type TestPayments,
} from '../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expirePayments } from './expire-payments.ts';
import { signReport } from './report-signature.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let server: TestServer;
let payments: TestPayments;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
});
afterAll(() => server.close());

const countEvents = async (type: string, order: number) => {
  const { count } = await server.database.db
    .selectFrom('notification')
    .where('type', '=', type)
    .where('event_key', 'like', `order:${order}:%`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('a report', () => {
  it('counts once, however often and from wherever it comes', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    const told = reportOf(reference);
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.send(told)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const { body } = await client.call('/transactions/payment/accept/', 'POST', {
      transaction_id: order,
    });
    expect(body).toEqual({ payment_status: 'accepted' });
    expect(await countEvents('order_payment_for_client', order)).toBe(1);
    expect(await payments.statusesOf(order)).toEqual(['accepted']);
  });

  it('would count more often if the status were looked up first and written afterwards', async () => {
    const { db } = server.database;
    const { order } = await payments.openPayment(await payments.shop.newClient());
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
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    expect((await payments.report(reference, values)).status).toBe(204);
    expect((await payments.report(reference, values)).status).toBe(204);
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
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    const told = reportOf(reference);
    const signatures: Readonly<Record<string, string>> = {
      '': '',
      forged: signReport(Buffer.from('another key'), told),
      old: signReport(payments.key, told, Date.now() - 3_600_000),
    };
    expect((await payments.send(told, signatures[kind])).status).toBe(403);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'in_progress' });
  });

  it('that it is declined leaves the order to be paid, and the money may still come', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await payments.report(reference, { outcome: 'declined', event: 'no' });
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'rejected',
      can_pay: true,
    });
    await payments.report(reference);
    await payments.report(reference, { outcome: 'declined', event: 'late no' });
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
  });

  it('of a second payment gives that one back', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    const second = await client.openPayment(order);
    await payments.report(second);
    await payments.report(reference);
    await payments.refund(order);
    // The one that arrived first stays.
    expect((await payments.statusesOf(order)).toSorted()).toEqual(['accepted', 'refunded']);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
  });
});

describe('money that comes too late', () => {
  it('buys the goods when they are still there', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await payments.passDeadline(order);
    expect(await client.receipt(order)).toMatchObject({ status: 'rejected', reason: 'expired' });
    await payments.report(reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'accepted',
      payment_status: 'accepted',
      reason: null,
    });
  });

  it('goes back when somebody else has taken them', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await payments.passDeadline(order);
    await sql`
      update item_size set held = stock
      where id in (select size_id from sale_order_line where order_id = ${order})`.execute(db);
    await payments.report(reference);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
      refunded: { amount: '123.45' },
    });
    await payments.refund(order);
    expect(await payments.statusesOf(order)).toEqual(['refunded']);
    expect(await countEvents('order_payment_refunded_for_client', order)).toBe(1);
  });

  it('goes back, too, when what it was for has been sold and refunded', async () => {
    const client = await payments.shop.newClient();
    const { order, reference: late } = await payments.openPayment(client);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await payments.report(await client.openPayment(order));
    await payments.shop.act('hand_over', order);
    await payments.shop.act('refund', order, { goods_return: true });
    expect(await client.receipt(order)).toMatchObject({ can_pay: false, staff_actions: [] });
    await payments.report(late);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'refunded' });
    await payments.refund(order);
    expect(await payments.statusesOf(order)).toEqual(['refunded', 'refunded']);
  });

  it('is asked for before a payment attempt is given up: a callback may have been lost', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const [lost, unpaid] = [await payments.openPayment(client), await payments.openPayment(client)];
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
    const bank = await createSandboxProvider(db);
    await Promise.all([
      expirePayments(db, server.transact, server.orders, bank),
      expirePayments(db, server.transact, server.orders, bank),
    ]);
    expect(await payments.statusesOf(lost.order)).toEqual(['accepted']);
    expect(await payments.statusesOf(unpaid.order)).toEqual(['rejected']);
  });
});

describe('of payment attempts whose page has closed', () => {
  it('odd ones and those that cannot be asked for stop none of the others', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const [odd, silent, last] = [
      await payments.openPayment(client),
      await payments.openPayment(client),
      await payments.openPayment(client),
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
    const bank = await createSandboxProvider(db);
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
    expect(await payments.statusesOf(odd.order)).toEqual(['in_progress']);
    expect(await payments.statusesOf(silent.order)).toEqual(['in_progress']);
    expect(await payments.statusesOf(last.order)).toEqual(['rejected']);
    expect(asked).toEqual([odd.reference, silent.reference, last.reference]);
    // What waits for an operator is not asked for again; who gave no answer is, after a while.
    await run();
    await sql`update postponed_work set retry_at = now()`.execute(db);
    await expect(run()).rejects.toThrow('1 failed');
    expect(asked.slice(3)).toEqual([silent.reference]);
  });
});
