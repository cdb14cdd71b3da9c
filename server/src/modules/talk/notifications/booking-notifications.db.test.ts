import { sql } from 'kysely';
import { createEvent, createRental } from '../../../testing/factories/bookings.ts';
import type { Client } from '../../../testing/shop.ts';
import {
  openTestInboxes,
  orderData,
  sorted,
  type TestInboxes,
} from '../../../testing/test-inboxes.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';

const DAY = 86_400_000;

let server: TestServer;
let inboxes: TestInboxes;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  inboxes = await openTestInboxes(server);
});
beforeEach(async () => {
  client = await inboxes.shop.newClient();
});
afterAll(() => server.close());

const saleData = (id: number, final_price: string) => ({
  transaction_id: id,
  final_price,
  currency: 'KGS',
});

const actOnBooking = async (action: string, order: number) =>
  server.call(`/organizations/${inboxes.shop.organizationId}/bookings/${order}/${action}/`, {
    method: 'POST',
    token: await server.sessionOf(inboxes.shop.owner),
  });

const transactionOf = (body: object) => (body as { transaction_id: number }).transaction_id;

describe('of a rental', () => {
  it('those who manage rentals are told, in words of its own', async () => {
    const { db } = server.database;
    const itemId = await createRental(db, {
      organizationId: inboxes.shop.organizationId,
      price: 200_000,
    });
    const hear = await inboxes.listen(client);
    const startsAt = `${wallTimeOf(new Date(Date.now() + 3 * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;
    const { body } = await client.call(`/rentals/${itemId}/booking/`, 'POST', {
      starts_at: startsAt,
      units: 1,
      method: 'online_payment',
    });
    const id = transactionOf(body);
    const typesTold = async () =>
      (await hear()).filter(({ to }) => to === 'client').map(({ type }) => type);
    await actOnBooking('accept', id);
    expect(await typesTold()).toEqual(['rental_accepted_for_client']);
    await client.payAt(id, await client.openPayment(id));
    expect(await typesTold()).toEqual(['rental_payment_for_client']);
    await db
      .updateTable('rental_booking')
      .set({ during: sql<string>`tstzrange(now(), upper(during))` })
      .where('order_id', '=', id)
      .execute();
    await actOnBooking('activate', id);
    const data = orderData(id, '2000.00', 'online_payment');
    const paid = { key: `order:${id}:payment`, data: saleData(id, '2000.00') };
    const moved = (type: string, action: string) =>
      inboxes.told({ to: 'client', type, key: `order:${id}:${action}`, data });
    // Each has one card, which tells the latest.
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({ ...paid, to: 'owner', type: 'rental_payment' }),
        inboxes.told({
          to: 'host',
          type: 'activated_rental',
          key: `order:${id}:activate`,
          data,
        }),
        moved('activated_rental_for_client', 'activate'),
      ]),
    );
  });

  it('the request names the thing', async () => {
    const { db } = server.database;
    const itemId = await createRental(db, {
      organizationId: inboxes.shop.organizationId,
      price: 200_000,
    });
    const hear = await inboxes.listen(client);
    const startsAt = `${wallTimeOf(new Date(Date.now() + 3 * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;
    const { body } = await client.call(`/rentals/${itemId}/booking/`, 'POST', {
      starts_at: startsAt,
      units: 1,
      method: 'self_pickup',
    });
    const id = transactionOf(body);
    const asked = {
      type: 'rental',
      key: `order:${id}`,
      data: orderData(id, '2000.00', 'self_pickup'),
      item: itemId,
    };
    expect(await hear()).toEqual(
      sorted([inboxes.told({ ...asked, to: 'owner' }), inboxes.told({ ...asked, to: 'host' })]),
    );
    await client.call(`/receipts/${id}/`, 'DELETE');
    expect((await hear()).map(({ to, type }) => [to, type])).toEqual([
      ['host', 'rental_rejected'],
      ['owner', 'rental_rejected'],
    ]);
  });
});

describe('of tickets', () => {
  it('payment is told once to each, and the door tells the client', async () => {
    const { itemId, sizeId } = await createEvent(server.database.db, {
      organizationId: inboxes.shop.organizationId,
    });
    const hear = await inboxes.listen(client);
    const { body } = await client.call('/tickets/', 'POST', {
      size_id: sizeId,
      quantity: 1,
      method: 'online_payment',
    });
    const id = transactionOf(body);
    expect(await hear()).toEqual([]);
    await client.payAt(id, await client.openPayment(id));
    expect((await hear()).filter(({ to }) => to === 'client')).toEqual([
      inboxes.told({
        to: 'client',
        type: 'order_payment_for_client',
        key: `order:${id}:issue`,
        data: orderData(id, '500.00', 'online_payment'),
      }),
    ]);
    const [ticket] = (await client.receipt(id)).tickets;
    await server.call(`/organizations/${inboxes.shop.organizationId}/tickets/activate/`, {
      method: 'POST',
      token: await server.sessionOf(inboxes.shop.owner),
      body: { secret: ticket!.secret!, nonce: crypto.randomUUID() },
    });
    const paid = {
      type: 'order_payment',
      key: `order:${id}:payment`,
      data: saleData(id, '500.00'),
    };
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({ ...paid, to: 'owner' }),
        inboxes.told({ ...paid, to: 'host' }),
        inboxes.told({
          to: 'host',
          type: 'activated_ticket',
          key: `ticket:${ticket!.id}`,
          data: { transaction_id: id },
          item: itemId,
        }),
        inboxes.told({
          to: 'client',
          type: 'activated_ticket_for_client',
          key: `ticket:${ticket!.id}`,
          data: { transaction_id: id },
          item: itemId,
        }),
      ]),
    );
  });

  it('free ones are told like paid ones, and to the client alone', async () => {
    const { sizeId } = await createEvent(server.database.db, {
      organizationId: inboxes.shop.organizationId,
      price: 0,
    });
    const hear = await inboxes.listen(client);
    const { body } = await client.call('/tickets/', 'POST', {
      size_id: sizeId,
      quantity: 1,
      method: 'self_pickup',
    });
    const id = transactionOf(body);
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({
          to: 'client',
          type: 'order_payment_for_client',
          key: `order:${id}:issue`,
          data: orderData(id, '0.00', 'self_pickup'),
        }),
      ]),
    );
  });
});
