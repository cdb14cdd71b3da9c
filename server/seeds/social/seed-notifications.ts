import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { NOTIFICATION_DATA } from '@karavan/shared-api/contract/notification-data';
import {
  NOTIFICATION_FAMILIES,
  type NotificationFamily,
  type NotificationType,
} from '@karavan/shared-api/contract/notification-types';
import type { Tables } from '../../src/database-tables.ts';
import { presentAmount } from '../../src/platform/money/present-money.ts';
import type { DemoRole, SeededPeople } from '../people/seed-people.ts';
import { DEMO_NOTIFICATIONS, type SeededOrder } from './demo-notifications.ts';

const FIRST_AGO = 12 * 60_000;
const STEP = 97 * 60_000;

interface NotificationsSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** What the demo accounts have been told; ids rise with time. */
export async function seedNotifications(
  db: Kysely<Tables>,
  { people, now }: NotificationsSeed,
): Promise<void> {
  const orders = await findOrders(db, people);
  const comment = await findComment(db, people.shopId);
  const partnership = await db
    .selectFrom('partnership')
    .select(['id', 'requester_id'])
    .where('recipient_id', '=', people.shopId)
    .where('status', '=', 'requested')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  function aboutWhom(family: NotificationFamily, order?: SeededOrder) {
    if (family === 'devices') return null;
    if (family === 'partnerships') return partnership.requester_id;
    return order ? orders[order].organization : people.shopId;
  }
  const rows = Object.entries(DEMO_NOTIFICATIONS).flatMap(([role, seeds]) =>
    seeds.map((seed, index) => {
      const { type, order, price, by } = seed;
      const family = familyOf(type);
      const toldAt = new Date(now.getTime() - FIRST_AGO - index * STEP);
      const data = {
        transaction_id: order && orders[order].id,
        final_price: price === undefined ? order && orders[order].finalPrice : `${price}.00`,
        currency: 'KGS',
        method: order && orders[order].method,
        delivery_amount: order && orders[order].courierFee,
        delivery_currency: 'KGS',
        who_pays: 'client',
        partnership_id: partnership.id,
        own_organization: people.shopId,
        comment_id: comment.id,
        text: comment.text,
        role: seed.role,
        device_title: 'Firefox, Windows',
        location: 'Ош',
        created_at: toldAt.toISOString(),
      };
      return {
        user_id: people.accounts[role as DemoRole],
        type,
        event_key: `demo ${role} ${index}`,
        organization_id: aboutWhom(family, order),
        item_id: family === 'comments' ? comment.item_id : null,
        sender_id: family === 'comments' ? comment.user_id : by ? idOf(people, by) : null,
        is_client: role === 'client' || family === 'devices',
        // What is not of the family is left out.
        extra_data: JSON.stringify(NOTIFICATION_DATA[family].parse(data)),
        created_at: toldAt,
      };
    }),
  );
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await db.insertInto('notification').values(rows).execute();
}

const idOf = ({ accounts, others }: SeededPeople, by: DemoRole | 'stranger') =>
  by === 'stranger' ? others[0]! : accounts[by];

const familyOf = (type: NotificationType) =>
  (Object.keys(NOTIFICATION_FAMILIES) as NotificationFamily[]).find((family) =>
    NOTIFICATION_FAMILIES[family].some((one) => one === type),
  )!;

type Orders = SelectQueryBuilder<Tables, 'sale_order', object>;

/** What a notification says of each of these orders. */
async function findOrders(
  db: Kysely<Tables>,
  { accounts, shopId, lettingId, stageId }: SeededPeople,
) {
  const latest = async (choose: (orders: Orders) => Orders, organization = shopId) => {
    const order = await choose(db.selectFrom('sale_order'))
      .select(['id', 'total', 'currency', 'method', 'courier_fee'])
      .where('organization_id', '=', organization)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id, total, courier_fee: fee, currency, method } = order;
    return {
      organization,
      id,
      method,
      finalPrice: presentAmount(total, currency),
      courierFee: presentAmount(fee, currency),
    };
  };
  const ofClient = (orders: Orders) => orders.where('client_id', '=', accounts.client);
  const waits = (orders: Orders) => orders.where('status', '=', 'in_progress');
  const unanswered = await latest((all) => waits(all).where('method', '<>', 'online_payment'));
  const unanswered_online = await latest((all) =>
    waits(all).where('method', '=', 'online_payment'),
  );
  const for_courier = await latest((all) =>
    all.where('delivery_status', '=', 'delivery_status_set_for_delivery'),
  );
  return {
    unanswered,
    unanswered_online,
    for_courier,
    unpaid: await latest((all) => ofClient(all).where('payment_status', 'is', null)),
    returned: await latest((all) =>
      all.where('delivery_status', '=', 'delivery_status_rejected_by_delivery_service'),
    ),
    of_client: await latest((all) => ofClient(all).where('fulfilled_at', 'is not', null)),
    rejected: await latest((all) => ofClient(all).where('status', '=', 'rejected')),
    booking_unpaid: await latest(
      (all) =>
        ofClient(all)
          .where('status', '=', 'accepted')
          .where('method', '=', 'online_payment')
          .where('payment_status', 'is', null),
      lettingId,
    ),
    booking_paid: await latest(
      (all) => ofClient(all).where('payment_status', '=', 'accepted'),
      lettingId,
    ),
    booking_unanswered: await latest((all) => waits(ofClient(all)), lettingId),
    booking_rejected: await latest(
      (all) => ofClient(all).where('status', '=', 'rejected'),
      lettingId,
    ),
    booking_over: await latest(
      (all) => ofClient(all).where('fulfilled_at', 'is not', null),
      lettingId,
    ),
    tickets: await latest(ofClient, stageId),
    tickets_used: await latest((all) => all, stageId),
  } satisfies Record<SeededOrder, object>;
}

/** The last words about an item of the shop. */
function findComment(db: Kysely<Tables>, shopId: number) {
  return db
    .selectFrom('comment')
    .innerJoin('item', 'item.id', 'comment.item_id')
    .select(['comment.id', 'comment.item_id', 'comment.user_id', 'comment.text'])
    .where('item.organization_id', '=', shopId)
    .orderBy(sql`comment.id desc`)
    .limit(1)
    .executeTakeFirstOrThrow();
}
