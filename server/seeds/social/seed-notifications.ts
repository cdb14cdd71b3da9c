import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';
import { NOTIFICATION_DATA } from '@karavan/shared-api/contract/notification-data';
import {
  NOTIFICATION_FAMILIES,
  type NotificationFamily,
  type NotificationType,
} from '@karavan/shared-api/contract/notification-types';
import type { Tables } from '../../src/database-tables.ts';
import { presentAmount } from '../../src/platform/money/present-money.ts';
import {
  growingSubject,
  membershipSubject,
  messageSubject,
  offerSubject,
  orderSubject,
  partnershipSubject,
} from '../../src/modules/talk/notifications/subjects.ts';
import type { DemoRole, SeededPeople } from '../people/seed-people.ts';
import {
  DEMO_NOTIFICATIONS,
  type SeededOrder,
  type SeededPartnership,
} from './demo-notifications.ts';

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
  const partnerships = await findPartnerships(db, people.shopId);
  const invitation = await findInvitation(db, people);
  const messages = await findMessages(db, people.shopId);
  const rows = Object.entries(DEMO_NOTIFICATIONS).flatMap(([role, seeds]) =>
    seeds.flatMap((seed, index) => {
      const { type, price, by } = seed;
      const order = seed.order && orders[seed.order];
      const partnership = seed.partnership && partnerships[seed.partnership];
      if ((seed.order && !order) || (seed.partnership && !partnership)) return [];
      const family = familyOf(type);
      const message =
        family === 'messages'
          ? messages[type === 'sent_message' ? 'ofShop' : 'ofOther']
          : undefined;
      const toldAt = new Date(now.getTime() - FIRST_AGO - index * STEP);
      const data = {
        transaction_id: order?.id,
        final_price: price === undefined ? order?.finalPrice : `${price}.00`,
        currency: 'KGS',
        method: order?.method,
        delivery_amount: order?.courierFee,
        delivery_currency: 'KGS',
        who_pays: 'client',
        partnership_id: partnership?.id,
        own_organization: people.shopId,
        comment_id: comment.id,
        message_id: message?.id,
        text: family === 'comments' ? comment.text : undefined,
        role: seed.role,
        membership_id: seed.isInvitation ? invitation.id : undefined,
        device_title: 'Firefox, Windows',
        location: 'Ош',
        created_at: toldAt.toISOString(),
      };
      return {
        user_id: people.accounts[role as DemoRole],
        type,
        event_key: `demo ${role} ${index}`,
        organization_id:
          family === 'devices'
            ? null
            : seed.isInvitation
              ? people.stageId
              : (message?.organization_id ??
                partnership?.other ??
                order?.organization ??
                people.shopId),
        subject: seed.isInvitation
          ? membershipSubject(invitation.id)
          : type === 'organization_message'
            ? messageSubject(messages.ofOther.id)
            : seed.others
              ? growingSubject(type, `organization:${people.shopId}`, toldAt)
              : subjectOf(type, order, partnership),
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
  const { others } = people;
  const parts = Object.entries(DEMO_NOTIFICATIONS).flatMap(([role, seeds]) =>
    seeds.flatMap(({ type, by, others: count = 0 }, index) => {
      const card = rows.find(({ event_key }) => event_key === `demo ${role} ${index}`);
      if (count === 0 || !card || !by) return [];
      return [...others.slice(1, count + 1), idOf(people, by)].map((sender_id, place) => ({
        user_id: card.user_id,
        type,
        event_key: `${card.event_key} ${place}`,
        subject: card.subject!,
        sender_id,
        extra_data: card.extra_data,
      }));
    }),
  );
  await db.insertInto('grouped_notification').values(parts).execute();
}

const idOf = ({ accounts, others }: SeededPeople, by: DemoRole | 'stranger') =>
  by === 'stranger' ? others[0]! : accounts[by];

/** As what its listener tells is stored. */
function subjectOf(
  type: NotificationType,
  order: { readonly id: number } | undefined,
  partnership: { readonly id: number } | undefined,
): string | null {
  if (partnership) return partnershipSubject(partnership.id);
  if (!order || BESIDE_CARDS.has(type)) return null;
  return OFFERS.has(type) ? offerSubject(order.id) : orderSubject(order.id);
}

/** News of an order beside its card. */
const BESIDE_CARDS: ReadonlySet<NotificationType> = new Set([
  'payment_settled_by_platform',
  'rental_changed',
]);

const OFFERS: ReadonlySet<NotificationType> = new Set([
  'for_delivery',
  'rejected_by_delivery',
  'delivery_delivered',
]);

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
      .executeTakeFirst();
    if (!order) return undefined;
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
  const isOver = (orders: Orders) => orders.where('fulfilled_at', 'is not', null);
  const isRejected = (orders: Orders) => orders.where('status', '=', 'rejected');
  const had = (orders: Orders, method: OrderMethod) =>
    isOver(orders).where('method', '=', method).where('kind', '=', 'product');
  return {
    unanswered,
    unanswered_online,
    for_courier,
    unpaid: await latest((all) =>
      ofClient(all).where('status', '=', 'accepted').where('payment_status', 'is', null),
    ),
    returned: await latest((all) =>
      all.where('delivery_status', '=', 'delivery_status_rejected_by_delivery_service'),
    ),
    delivered: await latest((all) => had(all, 'cash_courier')),
    delivered_to_client: await latest((all) => had(ofClient(all), 'cash_courier')),
    bought_by_client: await latest((all) => had(ofClient(all), 'cart_checkout')),
    fetched_by_client: await latest((all) => had(ofClient(all), 'self_pickup')),
    paid_by_client: await latest((all) => had(ofClient(all), 'online_payment')),
    paid: await latest((all) => had(all, 'online_payment')),
    rejected: await latest((all) =>
      isRejected(ofClient(all)).where('method', '<>', 'online_payment'),
    ),
    rejected_online: await latest((all) =>
      isRejected(ofClient(all)).where('method', '=', 'online_payment'),
    ),
    booking_unpaid: await latest(
      (all) =>
        ofClient(all)
          .where('status', '=', 'accepted')
          .where('method', '=', 'online_payment')
          .where('payment_status', 'is', null),
      lettingId,
    ),
    booking_paid: await latest(
      (all) =>
        ofClient(all).where('payment_status', '=', 'accepted').where('fulfilled_at', 'is', null),
      lettingId,
    ),
    booking_unanswered: await latest((all) => waits(ofClient(all)), lettingId),
    booking_cancelled: await latest((all) => isRejected(ofClient(all)), lettingId),
    booking_over: await latest((all) => isOver(ofClient(all)), lettingId),
    tickets: await latest(ofClient, stageId),
    tickets_used: await latest(
      (all) =>
        all.where(sql<boolean>`exists (
          select from ticket where order_id = sale_order.id and activated_at is not null)`),
      stageId,
    ),
  } satisfies Record<SeededOrder, object | undefined>;
}

/** The two that wait for the shop's answer, and one of each side that was answered. */
async function findPartnerships(db: Kysely<Tables>, shopId: number) {
  const rows = await db
    .selectFrom('partnership')
    .select(['id', 'status', 'requester_id', 'recipient_id'])
    .where((eb) => eb.or([eb('requester_id', '=', shopId), eb('recipient_id', '=', shopId)]))
    .orderBy('id')
    .execute();
  const of = (own: 'requester_id' | 'recipient_id', status: string) =>
    rows
      .filter((row) => row[own] === shopId && row.status === status)
      .map((row) => ({
        id: row.id,
        other: own === 'requester_id' ? row.recipient_id : row.requester_id,
      }));
  const [asks, asks_too] = of('recipient_id', 'requested');
  const [accepted_ours] = of('requester_id', 'accepted');
  const [accepted_theirs] = of('recipient_id', 'accepted');
  return { asks, asks_too, accepted_ours, accepted_theirs } satisfies Record<
    SeededPartnership,
    object | undefined
  >;
}

/** The client is asked to work on the stage. */
function findInvitation(db: Kysely<Tables>, { stageId, accounts }: SeededPeople) {
  return db
    .selectFrom('membership')
    .select('id')
    .where('organization_id', '=', stageId)
    .where('user_id', '=', accounts.client)
    .executeTakeFirstOrThrow();
}

/** The last that the shop has written to its followers, and the last of another. */
async function findMessages(db: Kysely<Tables>, shopId: number) {
  const latest = (isOfShop: boolean) =>
    db
      .selectFrom('broadcast')
      .select(['id', 'organization_id'])
      .where('organization_id', isOfShop ? '=' : '<>', shopId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  return { ofShop: await latest(true), ofOther: await latest(false) };
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
