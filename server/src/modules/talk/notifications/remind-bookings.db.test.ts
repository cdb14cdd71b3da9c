import { sql } from 'kysely';
import { notificationLink } from '@karavan/shared-api/contract/notification-link';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { createRental } from '../../../testing/factories/bookings.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { openStage, type Stage } from '../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { remindBookings } from './remind-bookings.ts';

const MINUTE = 60_000;

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

const remind = () => remindBookings(server.database.db, server.transact);

const told = async (item: number) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select(['type', 'user_id'])
      .where('item_id', '=', item)
      .where('type', 'like', '%reminder%' as 'order')
      .orderBy('id')
      .execute()
  ).map(({ type, user_id }) => [type, user_id]);

const startIn = (itemId: number, minutes: number) =>
  server.database.db
    .updateTable('event')
    .set({
      starts_at: new Date(Date.now() + minutes * MINUTE),
      ends_at: new Date(Date.now() + (minutes + 60) * MINUTE),
    })
    .where('item_id', '=', itemId)
    .execute();

/** As if they had bought it long before. */
const boughtEarlier = (order: number) =>
  sql`update sale_order set created_at = now() - interval '9 days' where id = ${order}`.execute(
    server.database.db,
  );

it('whoever has tickets hears a day and an hour before, once each, however often the job runs', async () => {
  const client = await stage.newClient();
  const { itemId, sizeId } = await stage.newEvent();
  await boughtEarlier(await stage.sell(client, sizeId, 2));
  await remind();
  expect(await told(itemId)).toEqual([]);
  await startIn(itemId, 23 * 60);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await told(itemId)).toEqual([['ticket_reminder_day', client.id]]);
  await startIn(itemId, 50);
  await Promise.all([remind(), remind()]);
  expect(await told(itemId)).toEqual([
    ['ticket_reminder_day', client.id],
    ['ticket_reminder_hour', client.id],
  ]);
});

it('nobody hears of what is cancelled, not paid for, or just bought', async () => {
  const [early, late, unpaid] = await Promise.all([1, 2, 3].map(() => stage.newClient()));
  const { itemId, sizeId } = await stage.newEvent();
  await boughtEarlier(await stage.sell(early!, sizeId));
  await stage.sell(late!, sizeId);
  await stage.ask(unpaid!, sizeId);
  await startIn(itemId, 23 * 60);
  await remind();
  expect(await told(itemId)).toEqual([['ticket_reminder_day', early!.id]]);
  await startIn(itemId, 50);
  await stage.cancel(itemId);
  await remind();
  expect(await told(itemId)).toHaveLength(1);
});

it('whoever has taken a ticket over hears of it instead of its buyer', async () => {
  const [giver, friend] = [await stage.newClient(), await stage.newClient()];
  const { itemId, sizeId } = await stage.newEvent();
  const order = await stage.sell(giver, sizeId);
  await boughtEarlier(order);
  const [ticket] = (await giver.receipt(order)).tickets;
  const { body } = await giver.call(`/held-tickets/${ticket!.id}/offer/`, 'POST', {
    person: `UID${friend.id}`,
  });
  await friend.call(`/ticket-offers/${(body as { id: number }).id}/accept/`, 'POST', {});
  await startIn(itemId, 50);
  await remind();
  expect(await told(itemId)).toEqual([['ticket_reminder_hour', friend.id]]);
});

it('a reminder leads to where the ticket is: its buyer to the receipt, others to what they hold', async () => {
  const [buyer, friend] = [await stage.newClient(), await stage.newClient()];
  const { itemId, sizeId } = await stage.newEvent();
  const order = await stage.sell(buyer, sizeId, 2);
  await boughtEarlier(order);
  const [ticket] = (await buyer.receipt(order)).tickets;
  const { body } = await buyer.call(`/held-tickets/${ticket!.id}/offer/`, 'POST', {
    person: `UID${friend.id}`,
  });
  await friend.call(`/ticket-offers/${(body as { id: number }).id}/accept/`, 'POST', {});
  await startIn(itemId, 50);
  await remind();
  const linkOf = async (person: typeof buyer) => {
    const { body: listed } = await person.call('/notifications/', 'GET');
    const { list } = listed as { readonly list: readonly Notification[] };
    const reminder = list.find(({ type }) => type === 'ticket_reminder_hour');
    return reminder && notificationLink(reminder);
  };
  expect(await linkOf(buyer)).toBe(`/receipts/${order}`);
  expect(await linkOf(friend)).toBe('/tickets');
});

it('whoever has booked hears before an accepted rental begins, and not of another', async () => {
  const { db } = server.database;
  const item_id = await createRental(db, { organizationId: stage.organizationId, quantity: 9 });
  const clients = await Promise.all(
    (['accepted', 'in_progress', 'rejected'] as const).map(async (status) => {
      const client_id = await createUser(db);
      const order_id = await createOrder(db, {
        kind: 'rent',
        organization_id: stage.organizationId,
        client_id,
        method: 'self_pickup',
        status,
        ...(status === 'accepted' && { accepted_at: new Date() }),
        ...(status === 'rejected' && { rejected_at: new Date(), reason: 'client' }),
        created_at: new Date(Date.now() - 9 * 24 * 60 * MINUTE),
      });
      await db
        .insertInto('rental_booking')
        .values({
          order_id,
          item_id,
          during: sql<string>`tstzrange(now() + interval '50 minutes', now() + interval '1 day')`,
          unit: 'day',
          units: 1,
          is_sole: false,
          is_live: status !== 'rejected',
        })
        .execute();
      return client_id;
    }),
  );
  await Promise.all([remind(), remind()]);
  expect(await told(item_id)).toEqual([['rental_reminder_hour', clients[0]]]);
});
