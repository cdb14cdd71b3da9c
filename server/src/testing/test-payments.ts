import { sql, type Selectable } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Tables } from '../database-tables.ts';
import { expireOrders } from '../modules/trade/orders/index.ts';
import {
  createSandboxProvider,
  loadSandboxKey,
  refundPayments,
  signReport,
} from '../modules/trade/payments/index.ts';
import { openShop, type Client, type Shop } from './shop.ts';
import type { TestServer } from './test-server.ts';

/** Minor units of KGS. */
export const PRICE = 12_345;

/** An order and a payment attempt of it. */
export interface Attempt {
  readonly order: number;
  readonly reference: string;
}

type AttemptRow = Pick<
  Selectable<Tables['payment']>,
  'reference' | 'status' | 'amount' | 'currency'
>;

/** A shop that is paid online, and its provider. */
export interface TestPayments {
  readonly shop: Shop;
  readonly key: Buffer;
  /** An accepted order of goods that waits for the money, with the payment attempt that has been opened. */
  openPayment(client: Client): Promise<Attempt>;
  /** The provider tells of the whole price unless told otherwise; each event has a name of its own. */
  report(reference: string, values?: Partial<PaymentReport>): ReturnType<TestServer['call']>;
  send(report: PaymentReport, signature?: string): ReturnType<TestServer['call']>;
  /** In the order in which they were opened. */
  attemptsOf(order: number): Promise<AttemptRow[]>;
  statusesOf(order: number): Promise<AttemptRow['status'][]>;
  /** As the jobs do that have been added for it. */
  refund(order: number): Promise<void>;
  /** The deadline of an order passes, if it has one. */
  passDeadline(order: number): Promise<void>;
}

export function reportOf(reference: string, values: Partial<PaymentReport> = {}): PaymentReport {
  const outcome = values.outcome ?? 'paid';
  return {
    reference,
    event: `${outcome} ${reference}`,
    outcome,
    amount: PRICE,
    currency: 'KGS',
    ...values,
  };
}

export async function openTestPayments(server: TestServer): Promise<TestPayments> {
  const { db } = server.database;
  const shop = await openShop(server);
  const key = await loadSandboxKey(db);
  const send: TestPayments['send'] = (report, signature = signReport(key, report)) =>
    server.call('/payments/callback/', {
      method: 'POST',
      body: report,
      headers: { 'x-signature': signature },
    });
  const attemptsOf: TestPayments['attemptsOf'] = (order) =>
    db
      .selectFrom('payment')
      .select(['reference', 'status', 'amount', 'currency'])
      .where('order_id', '=', order)
      .orderBy('id')
      .execute();
  return {
    shop,
    key,
    send,
    report: (reference, values) => send(reportOf(reference, values)),
    async openPayment(client) {
      const order = await client.order('onlinePayment', await client.fill(PRICE));
      await shop.act('accept', order);
      return { order, reference: await client.openPayment(order) };
    },
    attemptsOf,
    statusesOf: async (order) => (await attemptsOf(order)).map(({ status }) => status),
    refund: async (order) => refundPayments(db, await createSandboxProvider(db), order),
    async passDeadline(order) {
      await db
        .updateTable('sale_order')
        .set({ deadline: sql<Date>`now() - interval '1 second'` })
        .where('id', '=', order)
        .where('deadline', 'is not', null)
        .execute();
      await expireOrders(db, server.transact, server.orders);
    },
  };
}
