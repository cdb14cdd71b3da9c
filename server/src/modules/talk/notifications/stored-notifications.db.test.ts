import { sql, type Kysely } from 'kysely';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import { up } from '../../../../migrations/202611220930-notification-amounts.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  userId = await createUser(server.database.db);
});
afterAll(() => server.close());

/** As a server of another time has stored it. */
const store = (type: string, data: object) =>
  sql`
    insert into notification (user_id, event_key, type, is_client, extra_data)
    values (${userId}, ${crypto.randomUUID()}, ${type}, true, ${JSON.stringify(data)}::jsonb)
  `.execute(server.database.db);

const upgrade = () => up(server.database.db as unknown as Kysely<unknown>);

async function list(): Promise<Notification[]> {
  const token = await server.sessionOf(userId);
  const { status, body } = await server.call('/notifications/', { token });
  expect(status).toBe(200);
  return (body as Page<Notification>).list.toReversed();
}

const data = async () => (await list()).map(({ extra_data }) => extra_data);

describe('notifications of before their amounts were decimal strings', () => {
  it('tell what they told, in the digits of the currency', async () => {
    const of = { transaction_id: 7 };
    await store('order_payment', { ...of, final_price: 150.5, currency: 'KGS' });
    await store('order_payment', { ...of, final_price: 150.5, currency: 'KRW' });
    await store('for_delivery', {
      ...of,
      delivery_amount: 100,
      delivery_currency: 'KGS',
      who_pays: 'client',
    });
    await store('new_device', { device_title: null, location: 'Ош' });
    await upgrade();
    await upgrade();
    expect(await data()).toEqual([
      { ...of, final_price: '150.50', currency: 'KGS' },
      { ...of, final_price: '15050', currency: 'KRW' },
      { ...of, delivery_amount: '100.00', delivery_currency: 'KGS', who_pays: 'client' },
      { device_title: null, location: 'Ош', created_at: expect.any(String) },
    ]);
  });

  it('of the demo get the keys of their type', async () => {
    const { db } = server.database;
    const order = await createOrder(db, { courier_fee: 12_000, delivery_fee: 12_000 });
    const ofOrder = { transaction_id: order, final_price: 10, currency: 'KGS' };
    await store('for_delivery', { ...ofOrder, method: 'cash_courier' });
    await store('partnership_requested', {});
    await upgrade();
    expect(await data()).toEqual([
      {
        transaction_id: order,
        delivery_amount: '120.00',
        delivery_currency: 'KGS',
        who_pays: 'client',
      },
    ]);
  });
});

describe('what only a newer server knows', () => {
  it('is left out, and all else is told', async () => {
    await store('of_tomorrow', {});
    await store('order_payment', { of: 'tomorrow' });
    await store('new_discount', {});
    expect((await list()).map(({ type }) => type)).toEqual(['new_discount']);
  });
});
