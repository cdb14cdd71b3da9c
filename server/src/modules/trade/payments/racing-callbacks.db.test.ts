import { sql } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import { createEvent } from '../../../testing/factories/bookings.ts';
import type { Client } from '../../../testing/shop.ts';
import { openTestPayments, PRICE, type TestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { refundPayments } from './refund-payments.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

jest.setTimeout(120_000);

const TICKET_PRICE = 50_000;

let server: TestServer;
let payments: TestPayments;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
});
afterAll(() => server.close());

interface Attempt {
  readonly client: Client;
  readonly order: number;
  readonly reference: string;
  readonly amount: number;
}

const report = ({ reference, amount }: Attempt, event: string, outcome: PaymentReport['outcome']) =>
  payments.report(reference, { event, outcome, amount });

async function buyGoods(): Promise<Attempt> {
  const client = await payments.shop.newClient();
  return { client, amount: PRICE, ...(await payments.openPayment(client)) };
}

async function buyTicket(sizeId: number): Promise<Attempt> {
  const client = await payments.shop.newClient();
  const body = { size_id: sizeId, quantity: 1, method: 'online_payment' };
  const answer = await client.call('/tickets/', 'POST', body);
  const order = (answer.body as { transaction_id: number }).transaction_id;
  return { client, order, amount: TICKET_PRICE, reference: await client.openPayment(order) };
}

/** Whatever else may happen to an order at the moment when its callback arrives. */
const RIVALS: Readonly<Record<string, (attempt: Attempt) => Promise<unknown>>> = {
  'the client who cancels': ({ client, order }) => client.call(`/receipts/${order}/`, 'DELETE'),
  'the deadline': ({ order }) => payments.passDeadline(order),
  'the staff who reject': ({ order }) => payments.shop.act('reject', order),
  'the staff who hand over': ({ order }) => payments.shop.act('hand_over', order),
  'the staff who refund': ({ order }) => payments.shop.act('refund', order, { goods_return: true }),
  'the client who gives up and begins anew': async ({ client, order }) => {
    await client.call(`/transactions/${order}/payment/`, 'DELETE');
    await client.call(`/transactions/${order}/pay/`, 'POST');
  },
  'the page people return to': ({ client, order, reference }) => client.payAt(order, reference),
  'the job that refunds': ({ order }) => payments.refund(order),
};

describe.each(Object.entries(RIVALS))('a callback that races with %s', (_, rival) => {
  it('is answered that it is stored, and leaves money and order in agreement', async () => {
    const { db } = server.database;
    const { sizeId } = await createEvent(db, {
      organizationId: payments.shop.organizationId,
      quota: 6,
      price: TICKET_PRICE,
    });
    const attempts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index < 6 ? buyTicket(sizeId) : buyGoods())),
    );
    const reports = (attempt: Attempt) => [
      report(attempt, 'paid', 'paid'),
      report(attempt, 'paid', 'paid'),
      report(attempt, 'paid, told by another event', 'paid'),
      report(attempt, 'declined', 'declined'),
    ];

    const answers = await Promise.all(
      attempts.map(async (attempt, index) => {
        // Every other time the rival is ahead.
        const ahead = index % 2 === 0 ? rival(attempt) : undefined;
        const callbacks = reports(attempt);
        await (ahead ?? rival(attempt));
        return Promise.all(callbacks);
      }),
    );
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([204]));

    for (const attempt of attempts) {
      expect((await report(attempt, 'paid', 'paid')).status).toBe(204);
      await payments.refund(attempt.order);
      const { payment_status, status, total, refunded } = await db
        .selectFrom('sale_order')
        .select(['payment_status', 'status', 'total', 'refunded'])
        .where('id', '=', attempt.order)
        .executeTakeFirstOrThrow();
      const kept = (await payments.attemptsOf(attempt.order)).filter(
        (one) => one.status === 'accepted',
      );
      expect(kept).toHaveLength(payment_status === 'accepted' ? 1 : 0);
      expect(refunded).toBe(payment_status === 'refunded' ? total : 0);
      expect(payment_status === 'accepted' ? status : 'accepted').toBe('accepted');
    }
  });
});

describe('a callback that cannot be booked', () => {
  const eventsOf = (reference: string) =>
    server.database.db
      .selectFrom('payment_event')
      .innerJoin('payment', 'payment.id', 'payment_event.payment_id')
      .select('provider_event')
      .where('reference', '=', reference)
      .execute();

  it('is not stored and answered with 5xx, so that it is sent again, and then stored', async () => {
    const { db } = server.database;
    const attempt = await buyGoods();
    await sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No more events'; end $$`.execute(db);
    await sql`
      create trigger refuse before insert on domain_event
      for each row execute function refuse()`.execute(db);
    const refused = await report(attempt, 'paid', 'paid');
    expect(refused.status).toBe(500);
    expect(await eventsOf(attempt.reference)).toEqual([]);
    expect(await attempt.client.receipt(attempt.order)).toMatchObject({
      payment_status: 'in_progress',
    });

    await sql`drop trigger refuse on domain_event`.execute(db);
    expect((await report(attempt, 'paid', 'paid')).status).toBe(204);
    expect(await eventsOf(attempt.reference)).toHaveLength(1);
    expect(await attempt.client.receipt(attempt.order)).toMatchObject({
      payment_status: 'accepted',
    });
  });
});

it('money that comes while the job looks for what to refund stays', async () => {
  const { db } = server.database;
  const attempt = await buyGoods();
  let isTold = false;
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isTold) {
        isTold = true;
        await report(attempt, 'paid', 'paid');
      }
      return result;
    },
  });
  await refundPayments(slow, await createSandboxProvider(db), attempt.order);
  expect(isTold).toBe(true);
  expect(await payments.attemptsOf(attempt.order)).toMatchObject([{ status: 'accepted' }]);
});
