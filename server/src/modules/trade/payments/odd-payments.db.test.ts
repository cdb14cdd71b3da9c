import type { OddPayment, OddPaymentDecision } from '@karavan/shared-api/contract/platform';
import { createOperator } from '../../../testing/factories/accounts.ts';
import type { Client } from '../../../testing/shop.ts';
import { openTestPayments, PRICE, type TestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addOperators } from '../../identity/operators/index.ts';
import { refundAttempt } from './refund-attempt-task.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let server: TestServer;
let payments: TestPayments;
let operator: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
  operator = await createOperator(server.database.db);
  token = await server.sessionOf(operator);
});
afterAll(() => server.close());

const list = async (state: string) =>
  (
    (await server.call(`/platform/odd-payments/?state=${state}`, { token })).body as {
      list: OddPayment[];
    }
  ).list;

const settle = (id: number, decision: OddPaymentDecision, reason = 'Checked with the bank') =>
  server.call(`/platform/odd-payments/${id}/settle/`, {
    method: 'POST',
    token,
    body: { decision, reason },
  });

/** An order whose payment has been reported with another sum. */
async function oddPayment(client: Client) {
  const { order, reference } = await payments.openPayment(client);
  await payments.report(reference, { amount: PRICE - 45 });
  const { id } = (await list('open')).find(({ transaction_id }) => transaction_id === order)!;
  return { order, reference, id };
}

describe('an odd payment', () => {
  it('waits for an operator, with what was asked for and what was reported', async () => {
    const client = await payments.shop.newClient();
    const { order, id } = await oddPayment(client);
    expect((await list('open')).find((one) => one.id === id)).toMatchObject({
      transaction_id: order,
      organization: { id: payments.shop.organizationId },
      status: 'in_progress',
      expected: { amount: '123.45', currency: 'KGS' },
      reported: { amount: '123.00', currency: 'KGS' },
      outcome: 'paid',
      decisions: ['accept', 'refund', 'dismiss'],
      settled: null,
    });
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'in_progress' });
  });

  it('that is accepted pays for its order, once; the audit log and the owner hear of it', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const { order, id } = await oddPayment(client);
    const answers = await Promise.all([settle(id, 'accept'), settle(id, 'accept')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
    expect((await settle(id, 'refund')).status).toBe(409);
    expect((await list('open')).map((one) => one.id)).not.toContain(id);
    expect((await list('settled')).find((one) => one.id === id)).toMatchObject({
      decisions: [],
      settled: { decision: 'accept', reason: 'Checked with the bank', by: 'Test' },
    });
    const audit = await db
      .selectFrom('audit_entry')
      .select(['organization_id', 'user_id', 'subject'])
      .where('action', '=', 'POST /platform/odd-payments/{id}/settle/')
      .execute();
    expect(audit[0]).toEqual({
      organization_id: null,
      user_id: operator,
      subject: { odd_payment: id, decision: 'accept', reason: 'Checked with the bank' },
    });
    const told = await db
      .selectFrom('notification')
      .select('user_id')
      .where('event_key', '=', `odd-payment:${id}`)
      .execute();
    expect(told).toEqual([{ user_id: payments.shop.owner }]);
  });

  it('that is paid back leaves its order to be paid for, whatever is reported later', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const { order, id, reference } = await oddPayment(client);
    await db
      .updateTable('sandbox_payment')
      .set({ state: 'paid' })
      .where('reference', '=', reference)
      .execute();
    expect((await settle(id, 'refund')).status).toBe(200);
    await payments.report(reference);
    expect(await client.receipt(order)).toMatchObject({
      payment_status: 'rejected',
      can_pay: true,
    });
    const bank = await createSandboxProvider(db);
    await refundAttempt(db, bank, reference);
    await refundAttempt(db, bank, reference);
    expect(
      await db
        .selectFrom('sandbox_payment')
        .select('state')
        .where('reference', '=', reference)
        .executeTakeFirst(),
    ).toEqual({ state: 'refunded' });
    await client.payAt(order, await client.openPayment(order));
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
    expect(await payments.statusesOf(order)).toEqual(['refunded', 'accepted']);
  });

  it('that is paid back is not what has paid for its order when that gets cheaper', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const { order, id } = await oddPayment(client);
    await settle(id, 'refund');
    await client.payAt(order, await client.openPayment(order));
    await db
      .updateTable('sale_order')
      .set({ kind: 'rent', refunded: 45 })
      .where('id', '=', order)
      .execute();
    await payments.refund(order);
    expect(await payments.statusesOf(order)).toEqual(['refunded', 'accepted']);
    const paid = (await payments.attemptsOf(order))[1]!;
    expect(
      await db
        .selectFrom('sandbox_payment')
        .select('refunded')
        .where('reference', '=', paid.reference)
        .executeTakeFirst(),
    ).toEqual({ refunded: 45 });
  });

  it('that is put away ends the attempt', async () => {
    const client = await payments.shop.newClient();
    const { order, id } = await oddPayment(client);
    await settle(id, 'dismiss');
    expect(await payments.statusesOf(order)).toEqual(['rejected']);
    expect(await client.receipt(order)).toMatchObject({ can_pay: true });
  });

  it('of what was paid properly since can only be put away', async () => {
    const client = await payments.shop.newClient();
    const { order, id, reference } = await oddPayment(client);
    await payments.report(reference);
    expect((await settle(id, 'refund')).status).toBe(409);
    expect((await settle(id, 'accept')).status).toBe(409);
    expect((await settle(id, 'dismiss')).status).toBe(200);
    expect(await client.receipt(order)).toMatchObject({ payment_status: 'accepted' });
  });

  it('that is accepted for an order paid otherwise goes back', async () => {
    const client = await payments.shop.newClient();
    const { order, id } = await oddPayment(client);
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await client.payAt(order, await client.openPayment(order));
    await settle(id, 'accept');
    await payments.refund(order);
    expect((await payments.statusesOf(order)).toSorted()).toEqual(['accepted', 'refunded']);
  });

  it('is settled with a reason only', async () => {
    const { id } = await oddPayment(await payments.shop.newClient());
    expect(await settle(id, 'dismiss', '  ')).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.anything() } },
    });
    expect((await settle(999_999, 'dismiss')).status).toBe(404);
  });
});

describe('operators of the platform', () => {
  it('are made by their phones, and are none any more at once', async () => {
    const { db } = server.database;
    const client = await payments.shop.newClient();
    const ask = async () => (await client.call('/platform/odd-payments/')).status;
    const isTold = async () => (await client.call('/users/me/')).body;
    expect(await ask()).toBe(403);
    expect(await isTold()).toMatchObject({ is_operator: false });
    const { phone } = await db
      .selectFrom('app_user')
      .select('phone')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow();
    expect(await addOperators(db, [phone!, '+996999999999'])).toEqual(['+996999999999']);
    expect(await addOperators(db, [phone!])).toEqual([]);
    expect(await ask()).toBe(200);
    expect(await isTold()).toMatchObject({ is_operator: true });
    await db.deleteFrom('platform_operator').where('user_id', '=', client.id).execute();
    expect(await ask()).toBe(403);
  });
});
