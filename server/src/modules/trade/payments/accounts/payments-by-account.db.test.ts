import {
  createMerchantAccount,
  createPaymentAccount,
} from '../../../../testing/factories/payments.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import {
  openTestPayments,
  reportOf,
  type TestPayments,
} from '../../../../testing/test-payments.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { expirePayments } from '../expire-payments.ts';
import type { MerchantProvider } from '../payment-provider.ts';
import { providerOfAccounts } from '../provider-of-accounts.ts';
import { refundPayments } from '../refund-payments.ts';
import { signReport } from '../report-signature.ts';
import { createSandboxProvider, loadSandboxKeyring } from '../sandbox-provider.ts';
import { activateAccount, suspendAccount } from './switch-account.ts';

const [SECRET, FOREIGN] = ['sk_live_of_the_shop', 'sk_live_of_another'] as const;

let server: TestServer;
let payments: TestPayments;
let own: { organizationId: number; actorId: number };
let platform: number;
let merchant: number;
beforeAll(async () => {
  server = await createTestServer();
  payments = await openTestPayments(server);
  const { organizationId, owner } = payments.shop;
  own = { organizationId, actorId: owner };
  platform = await activeAccount();
  merchant = await createMerchant(organizationId, 'shop', SECRET);
  await createMerchant(await createOrganization(server.database.db), 'another', FOREIGN);
});
beforeEach(() => use(merchant));
afterAll(() => server.close());

/** A proven account at the provider that takes no money yet. */
const createMerchant = (organizationId: number, merchant_id: string, plain: string) =>
  createMerchantAccount(server.database.db, organizationId, {
    merchant_id,
    plain,
    state: 'suspended',
    suspended_by: 'owner',
    is_confirmed: true,
  });

const use = (accountId: number) =>
  server.transact((unit) => activateAccount(unit, { ...own, accountId }));
const suspend = (accountId: number) =>
  server.transact((unit) => suspendAccount(unit, { ...own, accountId }));

async function activeAccount(): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('payment_account')
    .select('id')
    .where('organization_id', '=', payments.shop.organizationId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return id;
}

const signed = (reference: string, secret: string) => {
  const report = reportOf(reference);
  return payments.send(report, signReport(Buffer.from(secret), report));
};

/** A provider that only remembers who was spoken for. */
async function listening() {
  const spokenFor: (string | null)[] = [];
  const { db } = server.database;
  const note = <Result>(result: Result) => {
    return async (of: { readonly id: string } | null) => {
      spokenFor.push(of && of.id);
      return result;
    };
  };
  const deaf: MerchantProvider = {
    open: note(''),
    read: note(null),
    refund: note(undefined),
    isGenuine: () => false,
  };
  return { spokenFor, provider: providerOfAccounts(db, await loadSandboxKeyring(db), deaf) };
}

describe('a payment', () => {
  it('is reported by the merchant who takes it, whoever else signs', async () => {
    const { order, reference } = await payments.openPayment(await payments.shop.newClient());
    expect((await signed(reference, FOREIGN)).status).toBe(403);
    expect((await payments.report(reference)).status).toBe(403);
    expect(await payments.statusesOf(order)).toEqual(['in_progress']);
    // The negative control.
    expect((await signed(reference, SECRET)).status).toBe(204);
    expect(await payments.statusesOf(order)).toEqual(['accepted']);
  });

  it('goes back to the account that it came to, though another one takes money by then', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    await signed(reference, SECRET);
    await use(platform);
    expect((await client.call(`/receipts/${order}/`, 'DELETE')).status).toBe(204);
    const { spokenFor, provider } = await listening();
    await refundPayments(server.database.db, provider, order);
    expect(spokenFor).toEqual(['shop']);
    expect(await payments.statusesOf(order)).toEqual(['refunded']);
  });

  it('that was open ends with its account, and no other is opened', async () => {
    const client = await payments.shop.newClient();
    const { order, reference } = await payments.openPayment(client);
    const later = await client.order('onlinePayment', await client.fill(12_345));
    await payments.shop.act('accept', later);
    await suspend(merchant);
    // The page that is open is answered again.
    expect(await client.openPayment(order)).toBe(reference);
    const refused = await client.call(`/transactions/${later}/pay/`, 'POST');
    expect(refused).toMatchObject({ status: 409, body: { code: 'online_payment_off' } });
    expect(await payments.statusesOf(later)).toEqual([]);
    const { spokenFor, provider } = await listening();
    await server.database.db
      .updateTable('payment')
      .set({ expires_at: new Date(0) })
      .where('reference', '=', reference)
      .execute();
    await expirePayments(server.database.db, server.transact, server.orders, provider);
    expect(spokenFor).toEqual(['shop']);
    // Late, but in time for the order.
    expect((await signed(reference, SECRET)).status).toBe(204);
    expect(await payments.statusesOf(order)).toEqual(['accepted']);
    const cart = await client.fill(500);
    const answer = await client.call(`/carts/${cart.id}/onlinePayment/`, 'POST', {
      version: cart.version,
    });
    expect(answer.status).toBe(409);
  });

  it('keeps its account, and an account that has taken money its merchant', async () => {
    const { db } = server.database;
    const { reference } = await payments.openPayment(await payments.shop.newClient());
    const refusalOf = (query: { execute(): Promise<unknown> }) =>
      query.execute().then(
        () => null,
        (error: unknown) => error,
      );
    expect(
      await refusalOf(
        db
          .updateTable('payment')
          .set({ account_id: platform } as never)
          .where('reference', '=', reference),
      ),
    ).toMatchObject({ constraint: 'payment_keeps_account' });
    expect(
      await refusalOf(
        db
          .updateTable('payment_account')
          .set({ merchant_id: 'elsewhere' })
          .where('id', '=', merchant),
      ),
    ).toMatchObject({ constraint: 'payment_account_fixed' });
    expect(
      await refusalOf(
        db.insertInto('payment_account').values({
          organization_id: own.organizationId,
          provider: 'merchant',
          label: 'Второй',
          merchant_id: 'second',
          secret: Buffer.from('x'),
          secret_key: 'demo',
          secret_last4: 'xxxx',
          state: 'active',
          is_confirmed: true,
        }),
      ),
    ).toMatchObject({ constraint: 'payment_account_active' });
  });

  it('that is opened while the account is suspended is there, or it is refused', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => payments.shop.newClient()));
    const orders = [];
    for (const client of clients) {
      const order = await client.order('onlinePayment', await client.fill(12_345));
      await payments.shop.act('accept', order);
      orders.push({ client, order });
    }
    const answers = await Promise.all([
      ...orders
        .slice(0, 3)
        .map(({ client, order }) => client.call(`/transactions/${order}/pay/`, 'POST')),
      suspend(merchant),
      ...orders
        .slice(3)
        .map(({ client, order }) => client.call(`/transactions/${order}/pay/`, 'POST')),
    ]);
    const opened = answers.flatMap((answer) => (answer ? [answer.status === 201] : []));
    const stored = await Promise.all(orders.map(({ order }) => payments.statusesOf(order)));
    expect(stored.map(({ length }) => length === 1)).toEqual(opened);
    const late = await Promise.all(
      orders.map(({ client, order }) => client.call(`/transactions/${order}/pay/`, 'POST')),
    );
    expect(late.map(({ status }) => status === 201)).toEqual(opened);
  });
});

describe('whether an organization takes online payment', () => {
  it('follows from its accounts, whatever anybody writes', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    const write = (value: boolean) =>
      db
        .updateTable('organization')
        .set({ takes_online_payment: value } as never)
        .where('id', '=', id)
        .execute();
    const read = async () =>
      (
        await db
          .selectFrom('organization')
          .select('takes_online_payment')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).takes_online_payment;
    await write(true);
    expect(await read()).toBe(false);
    await createPaymentAccount(db, id);
    expect(await read()).toBe(true);
    await write(false);
    expect(await read()).toBe(true);
  });
});

it('the page of the demo signs with the secret of the account', async () => {
  const { order, reference } = await payments.openPayment(await payments.shop.newClient());
  await server.app.inject({ method: 'POST', url: `/sandbox/pay/${reference}?outcome=paid` });
  expect(await payments.statusesOf(order)).toEqual(['accepted']);
  const bank = await createSandboxProvider(server.database.db);
  expect(await bank.read(reference)).toMatchObject({ outcome: 'paid' });
});
