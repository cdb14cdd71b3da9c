import { sql, type Kysely } from 'kysely';
import { down, up } from '../../../../migrations/202611230300-living-cards.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('of several notifications of an order the last one becomes its card', async () => {
  const db = database.db as unknown as Kysely<unknown>;
  await down(db);
  const [client, courier] = [await createUser(database.db), await createUser(database.db)];
  const store = (userId: number, type: string, data: object) =>
    sql`
      insert into notification (user_id, event_key, type, is_client, extra_data)
      values (${userId}, ${crypto.randomUUID()}, ${type}, true, ${JSON.stringify(data)}::jsonb)
    `.execute(db);
  const ofOrder = { transaction_id: 7 };
  await store(client, 'online_order_accepted_for_client', ofOrder);
  await store(client, 'new_discount', {});
  await store(client, 'order_payment_for_client', ofOrder);
  await store(client, 'new_cashback', ofOrder);
  await store(client, 'new_cashback', ofOrder);
  await store(client, 'partnership_requested', { partnership_id: 3, own_organization: 5 });
  await store(courier, 'for_delivery', ofOrder);
  await store(courier, 'accepted_by_delivery', ofOrder);
  await up(db);
  const { rows } = await sql`
    select type, subject, settled_at from notification order by user_id, id`.execute(db);
  expect(rows).toEqual([
    { type: 'new_discount', subject: null, settled_at: null },
    { type: 'order_payment_for_client', subject: 'order:7', settled_at: null },
    { type: 'new_cashback', subject: null, settled_at: null },
    { type: 'new_cashback', subject: null, settled_at: null },
    { type: 'partnership_requested', subject: 'partnership:3', settled_at: null },
    { type: 'accepted_by_delivery', subject: 'offer:7', settled_at: null },
  ]);
});
