import { openTestInboxes, type TestInboxes } from '../../../testing/test-inboxes.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let inboxes: TestInboxes;
beforeAll(async () => {
  server = await createTestServer();
  inboxes = await openTestInboxes(server);
});
afterAll(() => server.close());

const accept = async (as: number, order: number, face = '') =>
  server.call(`/transactions/${face}accept/`, {
    method: 'POST',
    token: await server.sessionOf(as),
    body: { transaction_id: order, utc_offset_minutes: 360 },
  });

async function place(way: 'selfPickup' | 'onlinePayment') {
  const client = await inboxes.shop.newClient();
  return { client, order: await client.order(way, await client.fill(10_000)) };
}

const acceptedTimes = async (order: number) =>
  (
    await server.database.pool.query(
      `select subject from audit_entry where action like '%/accept/' and subject->>'order' = $1`,
      [String(order)],
    )
  ).rows;

it('accepts as the call that names the organization does, and the log tells it as that', async () => {
  const { order } = await place('selfPickup');
  const { cashier } = inboxes.people;
  expect(await accept(cashier, order)).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(await acceptedTimes(order)).toEqual([{ subject: { order, utc_offset_minutes: 360 } }]);
});

it('of many by both addresses at once, one accepts, and all hear that it is', async () => {
  const { client, order } = await place('onlinePayment');
  const { owner, cashier } = inboxes.people;
  const answers = await Promise.all([
    accept(owner, order, 'online_payment/'),
    inboxes.shop.act('accept', order),
    accept(cashier, order, 'online_payment/'),
    inboxes.shop.act('accept', order),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const told = await server.database.db
    .selectFrom('notification')
    .select('type')
    .where('user_id', '=', client.id)
    .execute();
  expect(told).toEqual([{ type: 'online_order_accepted_for_client' }]);
});

it('accepts only what it is for', async () => {
  const [paid, fetched] = [await place('onlinePayment'), await place('selfPickup')];
  const { owner } = inboxes.people;
  expect((await accept(owner, paid.order)).status).toBe(409);
  expect((await accept(owner, fetched.order, 'online_payment/')).status).toBe(409);
  expect((await accept(owner, fetched.order, 'booking/')).status).toBe(409);
});

it('is there for those who manage orders alone: to its client and other staff there is none', async () => {
  const { client, order } = await place('selfPickup');
  for (const person of [client.id, inboxes.people.host, inboxes.people.courier]) {
    expect((await accept(person, order)).status).toBe(404);
  }
});

it('sells at the till what a client has brought there, once, and never to the seller', async () => {
  const client = await inboxes.shop.newClient();
  const order = await client.order('offline', await client.fill(10_000));
  const sell = async (as: number) =>
    server.call('/transactions/offline/complete/', {
      method: 'POST',
      token: await server.sessionOf(as),
      body: { transaction_id: order, utc_offset_minutes: 360 },
    });
  expect((await sell(client.id)).status).toBe(404);
  const { owner } = inboxes.people;
  const answers = await Promise.all([sell(owner), sell(owner), inboxes.shop.act('sell', order)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await client.receipt(order)).fulfilled_at).toEqual(expect.any(String));
});

it('reads and cancels by the number alone, rentals by addresses of their own', async () => {
  const { client, order } = await place('onlinePayment');
  const { body } = await client.call(`/transactions/${order}/`);
  expect(body).toEqual(await client.receipt(order));
  expect((await client.call(`/transactions/booking/${order}/`)).status).toBe(404);
  expect((await client.call(`/transactions/booking/${order}/`, 'DELETE')).status).toBe(404);
  expect((await client.call(`/transactions/booking/${order}/payment/`, 'DELETE')).status).toBe(404);
  const stranger = await inboxes.shop.newClient();
  expect((await stranger.call(`/transactions/${order}/`)).status).toBe(404);
});
