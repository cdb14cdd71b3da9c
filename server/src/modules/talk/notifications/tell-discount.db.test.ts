import { cardOf, openCardShop } from '../../../testing/test-discounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tellDiscount } from './tell-discount.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a new card is told to the followers once, and not those who have muted the organization', async () => {
  const { db } = server.database;
  const cards = await openCardShop(server);
  const { shop, client } = cards;
  const muting = await shop.newClient();
  for (const one of [client, muting]) {
    await one.call(`/organizations/${shop.organizationId}/subscriptions/`, 'PUT');
  }
  await db
    .insertInto('broadcast_mark')
    .values({ user_id: muting.id, organization_id: shop.organizationId, is_muted: true })
    .execute();
  await cards.update(0, cardOf('fixed', ['5', '0']));
  await cards.update(1, cardOf('cashback', ['5', '0']));
  const announced = { organizationId: shop.organizationId, announcement: 1 };
  await Promise.all([
    tellDiscount(server.transact, announced),
    tellDiscount(server.transact, announced),
  ]);
  await tellDiscount(server.transact, announced);
  await tellDiscount(server.transact, { ...announced, announcement: 2 });
  const told = await db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', 'new_discount')
    .where('organization_id', '=', shop.organizationId)
    .execute();
  expect(told).toEqual([{ user_id: client.id }]);
});

it('nobody is told of a card where nothing is sold any more', async () => {
  const { db } = server.database;
  const { shop, client, update } = await openCardShop(server);
  const { organizationId } = shop;
  await client.call(`/organizations/${organizationId}/subscriptions/`, 'PUT');
  await update(0, cardOf('fixed', ['5', '0']));
  await db
    .updateTable('organization')
    .set({ status: 'closing' })
    .where('id', '=', organizationId)
    .execute();
  await tellDiscount(server.transact, { organizationId, announcement: 1 });
  const told = await db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', 'new_discount')
    .where('organization_id', '=', organizationId)
    .execute();
  expect(told).toEqual([]);
});
