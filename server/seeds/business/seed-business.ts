import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { seedChats } from './seed-chats.ts';
import { seedOrders } from './seed-orders.ts';
import { seedTrade } from './seed-trade.ts';

interface BusinessSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** How the organizations trade, a year of orders and deliveries, conversations and notifications. */
export async function seedBusiness(db: Kysely<Tables>, seed: BusinessSeed): Promise<void> {
  const waiting = await seedOrders(db, seed);
  await seedTrade(db, seed.people);
  await seedChats(db, seed);
  await seedNotifications(db, seed, waiting);
}

async function seedNotifications(
  db: Kysely<Tables>,
  { people, now }: BusinessSeed,
  waitingOrder: number,
): Promise<void> {
  const { client, owner, seller, courier, manager } = people.accounts;
  const rows = [
    { user_id: client, type: 'order_accepted_for_client', is_client: true },
    { user_id: client, type: 'new_cashback', is_client: true },
    { user_id: client, type: 'new_discount', is_client: true },
    { user_id: owner, type: 'order', is_client: false },
    { user_id: owner, type: 'followed_to_organization', is_client: false },
    { user_id: seller, type: 'get_job', is_client: false },
    { user_id: seller, type: 'order', is_client: false },
    { user_id: manager, type: 'order', is_client: false },
    { user_id: courier, type: 'for_delivery', is_client: false },
  ];
  await db
    .insertInto('notification')
    .values(
      rows.map((row, index) => ({
        ...row,
        event_key: `demo ${index}`,
        organization_id: people.shopId,
        sender_id: row.is_client ? null : client,
        extra_data: JSON.stringify({ transaction_id: waitingOrder }),
        created_at: new Date(now.getTime() - (rows.length - index) * 47 * 60_000),
      })),
    )
    .execute();
}
