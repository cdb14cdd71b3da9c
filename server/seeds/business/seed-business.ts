import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { createRandom } from '../random.ts';
import { CONVERSATIONS } from './conversations.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTHS = 12;
const ORDERS_PER_MONTH = 22;

interface BusinessSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** A year of orders, deliveries that wait for a courier, conversations and notifications. */
export async function seedBusiness(db: Kysely<Tables>, seed: BusinessSeed): Promise<void> {
  const waiting = await seedOrders(db, seed);
  await seedDeliveries(db, seed, waiting);
  await seedChats(db, seed);
  await seedNotifications(db, seed, waiting);
}

/** Answers the ids of the orders that wait for the courier, newest first. */
async function seedOrders(db: Kysely<Tables>, { people, now }: BusinessSeed): Promise<number[]> {
  const random = createRandom(77);
  const items = await db
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .where('organization_id', '=', people.shopId)
    .where('price', 'is not', null)
    .execute();
  const waiting: number[] = [];
  for (let index = 0; index < MONTHS * ORDERS_PER_MONTH; index += 1) {
    const created_at = new Date(
      now.getTime() -
        (index * MONTHS * 30 * DAY) / (MONTHS * ORDERS_PER_MONTH) -
        random.integer(0, 9) * HOUR,
    );
    const item = random.pick(items);
    const quantity = random.integer(1, 3);
    const goods = item.price! * quantity;
    const isRecent = index < 6;
    const isRejected = !isRecent && random.next() < 0.07;
    const method = random.pick([
      'cart_checkout',
      'self_pickup',
      'cash_courier',
      'online_payment',
    ] as const);
    const { id } = await db
      .insertInto('sale_order')
      .values({
        organization_id: people.shopId,
        client_id: random.pick([people.accounts.client, ...people.others]),
        method: isRecent ? 'cash_courier' : method,
        status: isRejected ? 'rejected' : isRecent && index < 2 ? 'in_progress' : 'accepted',
        reason: isRejected ? 'out_of_stock' : null,
        payment_status: isRejected || isRecent ? null : 'accepted',
        currency: 'KGS',
        goods,
        discount: random.next() < 0.3 ? Math.round(goods / 10) : 0,
        created_at,
        accepted_at: isRejected || index < 2 ? null : created_at,
        fulfilled_at: isRejected || isRecent ? null : created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sale_order_line')
      .values({
        order_id: id,
        position: 0,
        item_id: item.id,
        name: item.name,
        quantity,
        price: item.price!,
      })
      .execute();
    if (isRecent && index >= 2) waiting.push(id);
  }
  return waiting;
}

const ADDRESSES = [
  { district: 'Южные микрорайоны', address: '7-й микрорайон, дом 12, кв. 40' },
  { district: 'Центр', address: 'ул. Абдрахманова, 134, кв. 7' },
  { district: 'Джал', address: 'Джал-29, дом 3, кв. 55' },
  { district: 'Асанбай', address: 'мкр. Асанбай, 27/1, кв. 18' },
] as const;

async function seedDeliveries(
  db: Kysely<Tables>,
  { people, now }: BusinessSeed,
  orders: readonly number[],
): Promise<void> {
  await db
    .insertInto('delivery')
    .values(
      orders.map((order_id, index) => ({
        order_id,
        delivery_organization_id: people.deliveryServiceId,
        who_pays: index % 2 === 0 ? ('client' as const) : ('organization' as const),
        fee: 15_000 + index * 4000,
        currency: 'KGS',
        cash_due: 250_000 + index * 31_000,
        ...ADDRESSES[index % ADDRESSES.length]!,
        phone: `+99655500000${index}`,
        created_at: new Date(now.getTime() - (index + 1) * 11 * 60_000),
      })),
    )
    .execute();
}

async function seedChats(db: Kysely<Tables>, { people, now }: BusinessSeed): Promise<void> {
  for (const [index, { withShop, lines }] of CONVERSATIONS.entries()) {
    const other = withShop ? people.accounts.seller : people.others[index]!;
    const { id: chatId } = await db
      .insertInto('chat')
      .values({
        chat_type: withShop ? 'organization' : 'private',
        organization_id: withShop ? people.shopId : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('chat_member')
      .values([people.accounts.client, other].map((user_id) => ({ chat_id: chatId, user_id })))
      .execute();
    const begun = now.getTime() - (index + 1) * 5 * HOUR;
    const messages = await db
      .insertInto('chat_message')
      .values(
        lines.map(({ from, text }, line) => ({
          chat_id: chatId,
          sender_id: from === 'client' ? people.accounts.client : other,
          client_id: crypto.randomUUID(),
          text,
          created_at: new Date(begun + line * 90_000),
        })),
      )
      .returning('id')
      .execute();
    const last = messages.at(-1)!.id;
    await db.updateTable('chat').set({ last_message_id: last }).where('id', '=', chatId).execute();
    await db
      .updateTable('chat_member')
      .set({ last_read_id: lines.at(-1)!.from === 'client' ? last : (messages.at(-2)?.id ?? 0) })
      .where('chat_id', '=', chatId)
      .where('user_id', '=', people.accounts.client)
      .execute();
  }
}

async function seedNotifications(
  db: Kysely<Tables>,
  { people, now }: BusinessSeed,
  orders: readonly number[],
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
        extra_data: JSON.stringify({ transaction_id: orders[index % orders.length] ?? null }),
        created_at: new Date(now.getTime() - (rows.length - index) * 47 * 60_000),
      })),
    )
    .execute();
}
