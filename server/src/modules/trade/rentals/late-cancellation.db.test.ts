import type { OrganizationLife } from '@karavan/shared-api/contract/life';
import { refundPayments, type PaymentProvider } from '../payments/index.ts';
import { openTestRentals, type TestRentals } from '../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

const som = (amount: string) => ({ amount, currency: 'KGS' });

/** A rental of two days that is paid for, and begins so many hours from now. */
async function paidRental(terms: object, hours: number) {
  const client = await rentals.shop.newClient();
  const order = await rentals.book(client, await rentals.newRental(terms));
  await rentals.act('accept', order);
  await rentals.pay(client, order);
  await rentals.beginIn(order, hours);
  return { client, order, cancel: () => client.call(`/receipts/${order}/`, 'DELETE') };
}

/** A provider that writes down what it gives back. */
function countingProvider() {
  const given: (number | undefined)[] = [];
  const refund: PaymentProvider['refund'] = async (_reference, amount) => {
    given.push(amount);
  };
  return { given, provider: { refund } as PaymentProvider };
}

const TERMS = { cancel_hours: 24, cancel_percent: 30 };

describe('a cancellation', () => {
  it('before its border costs nothing', async () => {
    const { client, order, cancel } = await paidRental(TERMS, 24.1);
    await cancel();
    const { given, provider } = countingProvider();
    await refundPayments(server.database.db, provider, order);
    expect(given).toEqual([undefined]);
    expect(await client.receipt(order)).toMatchObject({
      refunded: som('3800.00'),
      cancellation_fee: som('0.00'),
    });
  });

  it('after its border keeps a part of what was paid, once', async () => {
    const { client, order, cancel } = await paidRental(TERMS, 23.9);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    const { given, provider } = countingProvider();
    await refundPayments(server.database.db, provider, order);
    await refundPayments(server.database.db, provider, order);
    expect(given).toEqual([266_000]);
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
      refunded: som('2660.00'),
      cancellation_fee: som('1140.00'),
    });
  });

  it('keeps to the terms of its day, and that of the staff costs nothing', async () => {
    const { order, client } = await paidRental(TERMS, 1);
    await rentals.act('reject', order);
    expect(await client.receipt(order)).toMatchObject({ cancellation_fee: som('0.00') });
    const other = await paidRental(TERMS, 1);
    await server.database.db.updateTable('rental_terms').set({ cancel_percent: 100 }).execute();
    await other.cancel();
    expect(await other.client.receipt(other.order)).toMatchObject({
      cancellation_fee: som('1140.00'),
    });
  });

  it('may keep all of it, and then nothing goes back', async () => {
    const { client, order, cancel } = await paidRental({ cancel_percent: 100, cancel_hours: 2 }, 1);
    await cancel();
    const { given, provider } = countingProvider();
    await refundPayments(server.database.db, provider, order);
    expect(given).toEqual([]);
    expect(await client.receipt(order)).toMatchObject({ refunded: som('0.00') });
  });

  it('of what was never paid for costs nothing', async () => {
    const client = await rentals.shop.newClient();
    const item = await rentals.newRental({ cancel_percent: 50, cancel_hours: 200 });
    const order = await rentals.book(client, item, { method: 'self_pickup' });
    await client.call(`/receipts/${order}/`, 'DELETE');
    expect(await client.receipt(order)).toMatchObject({
      status: 'rejected',
      cancellation_fee: som('0.00'),
    });
  });
});

describe('the deposit', () => {
  async function settle(order: number, body: object) {
    const path = `/organizations/${rentals.shop.organizationId}/bookings/${order}/deposit/`;
    return server.call(path, {
      method: 'POST',
      token: await server.sessionOf(rentals.shop.owner),
      body,
    });
  }

  const openDeposits = async () => {
    const { body } = await server.call(`/organizations/${rentals.shop.organizationId}/life/`, {
      token: await server.sessionOf(rentals.shop.owner),
    });
    const { duties } = body as OrganizationLife;
    return duties.find(({ reason }) => reason === 'deposits')?.count ?? 0;
  };

  it('goes back once the rental is over, all but what is kept with a reason', async () => {
    const { client, order } = await paidRental({ deposit: 500_000 }, -1);
    expect((await settle(order, { kept: '0', reason: '' })).status).toBe(409);
    await rentals.act('activate', order);
    await rentals.act('complete', order);
    expect((await settle(order, { kept: '100.00', reason: '' })).status).toBe(400);
    expect((await settle(order, { kept: '5000.01', reason: 'Скол' })).status).toBe(400);
    expect(await openDeposits()).toBe(1);
    const kept = { kept: '100.00', reason: 'Скол' };
    expect((await settle(order, kept)).status).toBe(200);
    expect((await settle(order, kept)).status).toBe(200);
    expect((await settle(order, { kept: '200.00', reason: 'Ещё' })).status).toBe(409);
    expect(await openDeposits()).toBe(0);
    const { booking, total } = await client.receipt(order);
    expect(total).toEqual(som('3800.00'));
    expect(booking?.deposit).toMatchObject({
      amount: som('5000.00'),
      kept: som('100.00'),
      reason: 'Скол',
    });
  });
});
