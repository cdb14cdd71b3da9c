import fc from 'fast-check';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import { createEvent } from '../../../testing/factories/bookings.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import type { Client } from '../../../testing/shop.ts';
import { openTestPayments, PRICE, type TestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const STOCK = 10;

let server: TestServer;
let payments: TestPayments;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
  await trustNewcomers(server.database.db, payments.shop.organizationId);
});
afterAll(() => server.close());

const findOrder = (id: number) =>
  server.database.db
    .selectFrom('sale_order')
    .select(['status', 'payment_status', 'total', 'refunded', 'fulfilled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const piecesOf = (order: number) =>
  server.database.db
    .selectFrom('sale_order_line')
    .innerJoin('item_size', 'item_size.id', 'sale_order_line.size_id')
    .select(['stock', 'held'])
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();

/** The provider says what has become of one of the attempts. */
async function report(order: number, which: number, outcome: PaymentReport['outcome']) {
  const attempts = await payments.attemptsOf(order);
  const attempt = attempts[which % Math.max(1, attempts.length)];
  if (!attempt) return;
  const { reference, amount, currency } = attempt;
  const { status } = await payments.report(reference, { outcome, amount, currency });
  expect(status).toBe(204);
}

const STEPS = {
  open: (client: Client, order: number) => client.call(`/transactions/${order}/pay/`, 'POST'),
  give_up: (client: Client, order: number) =>
    client.call(`/transactions/${order}/payment/`, 'DELETE'),
  pay: (_client: Client, order: number, which: number) => report(order, which, 'paid'),
  decline: (_client: Client, order: number, which: number) => report(order, which, 'declined'),
  expire: (_client: Client, order: number) => payments.passDeadline(order),
  cancel: (client: Client, order: number) => client.call(`/receipts/${order}/`, 'DELETE'),
  hand_over: (_client: Client, order: number) => payments.shop.act('hand_over', order),
  refund: (_client: Client, order: number) =>
    payments.shop.act('refund', order, { goods_return: true }),
  time_passes: (_client: Client, order: number) => passEvent(order),
} as const;

/** The event of an order is over; goods have no time. */
const passEvent = (order: number) =>
  server.database.db
    .updateTable('event')
    .set({
      starts_at: new Date(Date.now() - 7_200_000),
      ends_at: new Date(Date.now() - 3_600_000),
    })
    .where('item_id', 'in', (eb) =>
      eb.selectFrom('sale_order_line').select('item_id').where('order_id', '=', order),
    )
    .execute();

async function orderOf(client: Client, kind: 'goods' | 'ticket'): Promise<number> {
  if (kind === 'ticket') {
    const { organizationId } = payments.shop;
    const { sizeId: size_id } = await createEvent(server.database.db, {
      organizationId,
      quota: STOCK,
      price: PRICE,
    });
    const body = { size_id, quantity: 1, method: 'online_payment' };
    const answer = await client.call('/tickets/', 'POST', body);
    return (answer.body as { transaction_id: number }).transaction_id;
  }
  const order = await client.order('onlinePayment', await client.fill(PRICE));
  await payments.shop.act('accept', order);
  return order;
}

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
  which: fc.nat({ max: 3 }),
});

describe('in whatever order money, people and time come', () => {
  it.each(['goods', 'ticket'] as const)(
    'an order of %s is paid for once, or everything goes back',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const client = await payments.shop.newClient();
          const order = await orderOf(client, kind);
          let wasRefunded = false;
          let wasPaid = false;
          let isOver = false;
          for (const { name, which } of steps) {
            await STEPS[name](client, order, which);
            const { payment_status, refunded, total } = await findOrder(order);
            const isRefunded = payment_status === 'refunded';
            expect(wasRefunded && !isRefunded).toBe(false);
            expect(refunded).toBe(isRefunded ? total : 0);
            const isPaid = payment_status === 'accepted';
            expect(isOver && isPaid && !wasPaid).toBe(false);
            wasRefunded = isRefunded;
            wasPaid = isPaid;
            isOver ||= kind === 'ticket' && name === 'time_passes';
          }
          await payments.refund(order);
          const { payment_status, status, total, fulfilled_at } = await findOrder(order);
          const isPaid = payment_status === 'accepted';
          const kept = (await payments.attemptsOf(order)).filter(
            (attempt) => attempt.status === 'accepted',
          );
          expect(kept.map(({ amount }) => amount)).toEqual(isPaid ? [total] : []);
          const isOpen = status === 'accepted' && fulfilled_at === null;
          expect(await piecesOf(order)).toEqual({
            stock: fulfilled_at && isPaid ? STOCK - 1 : STOCK,
            held: isOpen ? 1 : 0,
          });
        }),
        { numRuns: 40 },
      );
    },
    120_000,
  );
});
