import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database-tables.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { createMember, createOperator, createPasskey, createUser } from './factories/accounts.ts';
import { createStay } from './factories/attendance.ts';
import {
  createBlock,
  createEvent,
  createRental,
  createRentalCalendar,
  createTicket,
  createWait,
} from './factories/bookings.ts';
import { createBroadcast, createFollower } from './factories/broadcasts.ts';
import { createOrganization } from './factories/catalog.ts';
import { createCollection } from './factories/collections.ts';
import { createBanner, shareWith } from './factories/banners.ts';
import { createGift } from './factories/gifts.ts';
import { createPromotion } from './factories/promotions.ts';
import { createDelivery, createHandOver, ON_ITS_WAY } from './factories/delivery.ts';
import { createCard } from './factories/discounts.ts';
import { createPrivateChat } from './factories/messenger.ts';
import { createShift } from './factories/roster.ts';
import { createWebhook, createWebhookDelivery } from './factories/webhooks.ts';
import { createImport, createStock } from './factories/stock.ts';
import { createOrder } from './factories/orders.ts';
import { createMerchantAccount, createPaymentAccount } from './factories/payments.ts';
import { ADDRESS, PASSWORD, PHONE } from './good-requests.ts';
import type { TestServer } from './test-server.ts';

/** The people of the world by what they are to its first organization. */
export interface World {
  /** Its client and staff, whose things the good requests are about. */
  readonly person: number;
  /** Staff of it without any permission; it delivers, so they are a courier. */
  readonly courier: number;
  /** Acts for the platform. */
  readonly operator: number;
  /** Another client of it. */
  readonly client: number;
}

/** The same people and things in each world, with the same ids. */
export async function furnishWorld({ database: { db } }: TestServer): Promise<World> {
  const person = await createUser(db, {
    phone: PHONE,
    password_hash: await hashPassword(PASSWORD),
  });
  const service = await createOrganization(db, { is_delivery_service: true });
  const courierId = await createUser(db, { phone: '+996559000009' });
  await createMember(db, service, [], courierId);
  const clientId = await createUser(db, { phone: '+996559000008' });
  await createOrder(db, { client_id: clientId, organization_id: service });
  await createOrder(db, { client_id: person, organization_id: service });
  const permissions = [
    'can_manage_orders',
    'can_sell',
    'can_refund',
    'can_scan',
    'can_manage_rentals_events',
    'can_manage_followers_partners',
    'can_view_statistics',
    'can_edit_organization',
    'can_manage_staff',
    'can_manage_catalog',
    'can_manage_delivery',
    'can_send_message',
    'can_manage_discounts',
  ] as const;
  await createMember(db, service, permissions, person);
  const order_id = await createOrder(db, {
    ...ON_ITS_WAY,
    client_id: clientId,
    organization_id: service,
  });
  await createDelivery(db, { order_id, delivery_organization_id: service });
  const size_id = await createStock(db, { organizationId: service, price: 100 });
  await createRental(db, { organizationId: service });
  await createEvent(db, { organizationId: service });
  const cart = await db
    .insertInto('cart')
    .values({ client_id: person, organization_id: service })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_line')
    .values({ cart_id: cart.id, size_id, quantity: 1, seen_price: 100 })
    .execute();
  await db
    .insertInto('delivery_address')
    .values({ ...ADDRESS, user_id: person })
    .execute();
  await db.insertInto('comment').values({ item_id: 1, user_id: person, text: 'Да' }).execute();
  await db.updateTable('item').set({ comment_count: 1 }).where('id', '=', 1).execute();
  await db.insertInto('bookmark_folder').values({ user_id: person, name: 'Платья' }).execute();
  await createPasskey(db, person);
  await createOrganization(db);
  await db
    .insertInto('partnership')
    .values({ requester_id: service, recipient_id: await createOrganization(db) })
    .execute();
  const chatId = await createPrivateChat(db, [person, clientId]);
  await db
    .insertInto('chat_message')
    .values({ chat_id: chatId, sender_id: clientId, client_id: randomUUID(), text: 'Привет' })
    .execute();
  await createOddPayment(db, order_id);
  await createInvitations(db, service, person);
  // The courier's.
  await createStay(db, 1);
  await createShift(db, 1);
  await createImport(db, { organization_id: service, created_by: clientId });
  await db
    .insertInto('stock_count')
    .values({ organization_id: service, opened_by: clientId })
    .execute();
  await db
    .insertInto('stock_count_line')
    .values({ count_id: 1, size_id, counted: 8, expected: 10 })
    .execute();
  for (const title of ['Новинки', 'Скидки']) {
    await createCollection(db, { organization_id: service, title });
  }
  await createPromotion(db, { organization_id: service, status: 'draft' });
  for (const text of ['Новинки', 'Скидки']) {
    await createBanner(db, { organization_id: service, text });
  }
  await createGift(db, { organization_id: service, holder_id: person });
  await createStanding(db, { owner: person, stranger: clientId });
  await createTransferTo(db, person);
  await createBroadcast(db, { organization_id: service, author_id: clientId });
  await createFollower(db, 2, person);
  await createBroadcast(db, { organization_id: 2, author_id: clientId });
  await db
    .insertInto('delivery_agreement')
    .values({ organization_id: await createOrganization(db), service_id: service })
    .execute();
  await createGuests(db, service);
  await createBlock(db, { organizationId: service });
  await createRentalCalendar(db, { organizationId: service });
  await createOwnRental(db, person);
  await createCard(db, service, 'cashback', [[500, 0]]);
  await db
    .insertInto('wholesale_client')
    .values([
      { organization_id: service, client_id: clientId },
      { organization_id: 2, client_id: person },
    ])
    .execute();
  await createTicket(db, { organizationId: service, clientId: person });
  await createTicket(db, { organizationId: service, clientId, recipientId: person });
  await createTicket(db, { organizationId: service, clientId: person, recipientId: clientId });
  await createWait(db, { organizationId: service, userId: person });
  await createEvent(db, { organizationId: service, quota: 0 });
  const operator = await createOperator(db, { phone: '+996559000007' });
  await createHandOver(db, { courierId, serviceId: service });
  const partner = await createOrganization(db);
  await shareWith(db, await createBanner(db, { organization_id: partner }), service);
  return { person, courier: courierId, operator, client: clientId };
}

/** A role that nobody has, the one below; and two people who are asked: by the service, and the person by another. */
async function createInvitations(db: Kysely<Tables>, service: number, person: number) {
  const role = (organization_id: number, title: string) =>
    db
      .insertInto('role')
      .values({ organization_id, title, permissions: ['can_sell'] })
      .returning('id')
      .executeTakeFirstOrThrow();
  const elsewhere = await createOrganization(db);
  const invite = (organization_id: number, user_id: number, role_id: number) =>
    db
      .insertInto('membership')
      .values({
        organization_id,
        user_id,
        role_id,
        status: 'invited',
        joined_at: null,
        expires_at: new Date('2040-01-01'),
      })
      .execute();
  await role(service, 'Свободная');
  const invitee = await createUser(db, { phone: '+996559000006' });
  await invite(service, invitee, (await role(service, 'Продавец')).id);
  await invite(elsewhere, person, (await role(elsewhere, 'Продавец')).id);
}

/** Somebody offers the person an organization. */
async function createTransferTo(db: Kysely<Tables>, recipient_id: number): Promise<void> {
  const owner_id = await createUser(db, { phone: '+996559000005' });
  await db
    .insertInto('organization_transfer')
    .values({
      organization_id: await createOrganization(db, { ownerId: owner_id }),
      owner_id,
      recipient_id,
      expires_at: new Date('2040-01-01'),
    })
    .execute();
}

/** The person's own organization is limited and may ask for the badge; another has asked; somebody complains. */
async function createStanding(
  db: Kysely<Tables>,
  { owner, stranger }: { readonly owner: number; readonly stranger: number },
): Promise<void> {
  const own = await createOrganization(db, { ownerId: owner, is_listed: false });
  // Requests name the account and its organization by one number.
  await createMerchantAccount(db, own, { id: own, merchant_id: 'shop' });
  await createWebhookDelivery(db, await createWebhook(db, own, { id: own }));
  await db
    .insertInto('organization_restriction')
    .values({
      organization_id: own,
      state: 'limited',
      reason: 'Обман',
      request_text: null,
      requested_at: null,
      review_after: null,
    })
    .execute();
  const asking = await createOrganization(db, { verification_status: 'pending' });
  const { id: request_id } = await db
    .insertInto('verification_request')
    .values({
      organization_id: asking,
      requested_by: stranger,
      title: 'Организация',
      note: '',
      reason: null,
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = { uploaded_by: owner, byte_size: 100, delete_after: null };
  await db
    .insertInto('verification_document')
    .values([
      { ...document, organization_id: asking, request_id, key: '1.webp' },
      ...['2.webp', '3.webp', '4.webp', '5.webp'].map((key) => ({
        ...document,
        organization_id: own,
        request_id: null,
        key,
      })),
    ])
    .execute();
  await db
    .insertInto('complaint')
    .values({
      user_id: stranger,
      item_id: 1,
      organization_id: null,
      comment_id: null,
      reason: 'spam',
      text: '',
    })
    .execute();
}

/** The fifth item is an event of the fifth organization, the person's own, with five guests on its list. */
async function createGuests(db: Kysely<Tables>, service: number): Promise<void> {
  await createEvent(db, { organizationId: service });
  const { itemId: item_id, sizeId: size_id } = await createEvent(db, { organizationId: 5 });
  const guest = { item_id, size_id, name: 'Анна', party: 1 };
  await db
    .insertInto('event_guest')
    .values(['1', '2', '3', '4', '5'].map((secret) => ({ ...guest, secret })))
    .execute();
}

/** What the person's own organization lets: item and organization have one number, the one above this. */
const BELOW_RENTAL = 900;

async function createOwnRental(db: Kysely<Tables>, ownerId: number): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(thing, 'id'), ${BELOW_RENTAL})
    from unnest(array['item', 'organization']) as thing`.execute(db);
  await createRental(db, { organizationId: await createOrganization(db, { ownerId }) });
}

/** The provider has told of another sum than was asked for. */
async function createOddPayment(db: Kysely<Tables>, order_id: number): Promise<void> {
  const { organization_id } = await db
    .selectFrom('sale_order')
    .select('organization_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  await createPaymentAccount(db, organization_id);
  const { id: payment_id } = await db
    .insertInto('payment')
    .values({ order_id, amount: 100, currency: 'KGS', expires_at: new Date('2040-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('odd_payment')
    .values({ payment_id, provider_event: 'odd', outcome: 'paid', amount: 99, currency: 'KGS' })
    .execute();
}
