import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import type { Permission } from '@karavan/shared-api/contract/permissions';
import {
  createMember,
  createOperator,
  createPasskey,
  createUser,
} from './testing/factories/accounts.ts';
import {
  createBlock,
  createEvent,
  createDueBooking,
  createRental,
  createRentalCalendar,
  createTicket,
  createWait,
} from './testing/factories/bookings.ts';
import { createStay } from './testing/factories/attendance.ts';
import { createShift } from './testing/factories/roster.ts';
import { ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import { createBroadcast, createFollower } from './testing/factories/broadcasts.ts';
import { createItem, createOrganization } from './testing/factories/catalog.ts';
import { createCollection } from './testing/factories/collections.ts';
import { createBanner } from './testing/factories/banners.ts';
import { createGift } from './testing/factories/gifts.ts';
import { createPromotion } from './testing/factories/promotions.ts';
import { createDelivery, createHandOver } from './testing/factories/delivery.ts';
import { createPrivateChat } from './testing/factories/messenger.ts';
import { createWebhook } from './testing/factories/webhooks.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createMerchantAccount } from './testing/factories/payments.ts';
import { createImport, createStock } from './testing/factories/stock.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const ROLES = [
  'guest',
  'client',
  'owner',
  'manager',
  'seller',
  'dismissed',
  'courier',
  'operator',
  'stranger',
] as const;
type Role = (typeof ROLES)[number];

/** What a request may come to, as far as permissions go. */
type Verdict = 'allowed' | 'sign in' | 'forbidden' | 'not there';

let server: TestServer;
let people: Record<Exclude<Role, 'guest'>, number>;
let organizationId: number;
/** The stranger's own, where all others are strangers. */
let foreignOrganizationId: number;
let serviceId: number;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  const [client, owner, stranger] = [
    await createUser(db),
    await createUser(db),
    await createUser(db),
  ];
  organizationId = await createOrganization(db, { ownerId: owner });
  foreignOrganizationId = await createOrganization(db, { ownerId: stranger });
  serviceId = await createOrganization(db, { is_delivery_service: true });
  people = {
    client,
    owner,
    stranger,
    manager: await createMember(db, organizationId, ROLE_PRESETS.manager.permissions),
    seller: await createMember(db, organizationId, ROLE_PRESETS.seller.permissions),
    dismissed: await dismissedManager(),
    courier: await createMember(db, serviceId),
    operator: await createOperator(db),
  };
});
afterAll(() => server.close());

/** Somebody who did a manager's work there until they were dismissed. */
async function dismissedManager(): Promise<number> {
  const { db } = server.database;
  const person = await createMember(db, organizationId, ROLE_PRESETS.manager.permissions);
  await db
    .updateTable('membership')
    .set({ status: 'dismissed', role_id: null, role_title: 'Менеджер', left_at: new Date() })
    .where('user_id', '=', person)
    .execute();
  return person;
}

/** What the permission of a route, as it is declared, means for a role. */
function expected(permission: Permission, role: Role, isForeign: boolean): Verdict {
  if (permission === 'public') return 'allowed';
  if (role === 'guest') return 'sign in';
  if (permission === 'session') return 'allowed';
  if (permission === 'platform' || permission === 'releases')
    return role === 'operator' ? 'allowed' : 'forbidden';
  if (permission === 'courier') return role === 'courier' ? 'allowed' : 'forbidden';
  if (isForeign) return role === 'stranger' ? 'allowed' : 'not there';
  if (role === 'owner') return 'allowed';
  if (role !== 'manager' && role !== 'seller') return 'not there';
  const needed = permission.organization;
  if (needed === 'member') return 'allowed';
  const held: readonly string[] = ROLE_PRESETS[role].permissions;
  return [needed].flat().some((one) => held.includes(one)) ? 'allowed' : 'forbidden';
}

/** Each call has a session of its own: some of the routes end it. */
async function ask(role: Role, method: 'GET', path: string, body?: object): Promise<Verdict> {
  const answer = await server.call(path, {
    method,
    ...(body && { body }),
    ...(role !== 'guest' && { token: await server.sessionOf(people[role]) }),
  });
  if (answer.status === 401) return 'sign in';
  const { code } = (answer.body ?? {}) as { code?: string };
  if (code === 'forbidden') return 'forbidden';
  return code === 'not_found' ? 'not there' : 'allowed';
}

const routes = listRoutes();
const fill = (path: string, id: number, thing = id) =>
  path.replace(/\{\w+\}/, String(id)).replaceAll(/\{\w+\}/g, String(thing));

describe('every route of the contract', () => {
  it.each(routes)('$name is served', ({ route }) => {
    const url = `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    expect(server.app.hasRoute({ method: route.method, url })).toBe(true);
  });

  it.each(routes)('$name is for whom it says', async ({ route }) => {
    const method = route.method as 'GET';
    const ownId = route.permission === 'courier' ? await waitingDelivery() : organizationId;
    const isOfOrganization = typeof route.permission === 'object';
    for (const role of ROLES) {
      // One for each: what the first has deleted is not there for the next.
      const thing = await thingOf(route.path, organizationId);
      const verdict = await ask(role, method, fill(route.path, ownId, thing));
      // Ids of other things than organizations belong to nobody here: they are not there for those let in.
      const wanted = expected(route.permission, role, false);
      const isThing = !isOfOrganization && route.path.includes('{') && wanted === 'allowed';
      expect([role, isThing ? 'allowed' : verdict]).toEqual([role, wanted]);
    }
    if (!isOfOrganization) return;
    const foreign = await thingOf(route.path, foreignOrganizationId);
    for (const role of ROLES) {
      const path = fill(route.path, foreignOrganizationId, foreign);
      const verdict = await ask(role, method, path);
      expect([role, verdict]).toEqual([role, expected(route.permission, role, true)]);
    }
  });

  it('stands in the OpenAPI document', async () => {
    const { body } = await server.call('/openapi.json');
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const { route } of routes) {
      expect(document.paths[`/api/v1${route.path}`]).toHaveProperty(route.method.toLowerCase());
    }
  });
});

/**
 * What a route of an organization names besides: one of its people, items, messages, documents, agreements,
 * payment systems or webhooks, a partnership, or an order.
 */
async function thingOf(address: string, organization_id: number): Promise<number> {
  const { db } = server.database;
  if (address.includes('{delivery}')) {
    return createDelivery(db, { delivery_organization_id: organization_id });
  }
  if (address.includes('{hand_over}')) {
    return createHandOver(db, { courierId: await createUser(db), serviceId: organization_id });
  }
  if (address.includes('{role}')) return roleOf(organization_id);
  if (address.includes('{attendance}')) return createStay(db, await workerOf(organization_id));
  if (address.includes('{shift}')) return createShift(db, await workerOf(organization_id));
  if (address.includes('{membership}')) return membershipOf(organization_id);
  if (address.includes('{guest}')) return guestOf(organization_id);
  if (address.includes('/events/{item}')) {
    return (await createEvent(db, { organizationId: organization_id })).itemId;
  }
  if (address.includes('/rentals/{item}')) {
    return createRental(db, { organizationId: organization_id });
  }
  if (address.includes('{calendar}')) {
    return createRentalCalendar(db, { organizationId: organization_id });
  }
  if (address.includes('{block}')) return createBlock(db, { organizationId: organization_id });
  if (address.includes('{collection}')) return createCollection(db, { organization_id });
  if (address.includes('{banner}')) return createBanner(db, { organization_id });
  if (address.includes('{gift}')) return createGift(db, { organization_id });
  if (address.includes('{promo}')) {
    return createPromotion(db, { organization_id, status: 'draft' });
  }
  if (address.includes('{item}')) return createItem(db, { organization_id });
  if (address.includes('{import}')) return createImport(db, { organization_id });
  if (address.includes('{size}')) return createStock(db, { organizationId: organization_id });
  if (address.includes('{agreement}')) return agreementOf(organization_id);
  if (address.includes('{webhook}')) return createWebhook(db, organization_id);
  if (address.includes('{account}')) return createMerchantAccount(db, organization_id);
  if (address.includes('{message}')) return createBroadcast(db, { organization_id });
  if (address.includes('{document}')) return createDocument(organization_id);
  if (!address.includes('{partnership}')) return createOrder(db, { organization_id });
  const { id } = await db
    .insertInto('partnership')
    .values({ requester_id: await createOrganization(db), recipient_id: organization_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Guests whose event has the same id. */
async function guestOf(organizationId: number): Promise<number> {
  const { db } = server.database;
  const { itemId, sizeId } = await createEvent(db, { organizationId });
  await sql`
    insert into event_guest (id, item_id, size_id, name, party, secret) overriding system value
    values (${itemId}, ${itemId}, ${sizeId}, 'Анна', 1, ${crypto.randomUUID()})`.execute(db);
  return itemId;
}

async function agreementOf(service_id: number): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('delivery_agreement')
    .values({ organization_id: await createOrganization(db), service_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function roleOf(organization_id: number): Promise<number> {
  const { id } = await server.database.db
    .insertInto('role')
    .values({ organization_id, title: crypto.randomUUID(), permissions: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function membershipOf(organization_id: number, user_id?: number): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('membership')
    .values({
      organization_id,
      user_id: user_id ?? (await createUser(db)),
      role_id: await roleOf(organization_id),
      status: 'invited',
      joined_at: null,
      expires_at: new Date('2040-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The membership of somebody who works there. */
async function workerOf(organization_id: number): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .selectFrom('organization_member')
    .select('id')
    .where('user_id', '=', await createMember(db, organization_id))
    .executeTakeFirstOrThrow();
  return id;
}

async function createDocument(organization_id: number): Promise<number> {
  const key = crypto.randomUUID();
  const folder = path.join(server.dataDir, 'documents');
  await mkdir(folder, { recursive: true });
  // Read like any answer.
  await writeFile(path.join(folder, key), '{}');
  const { id } = await server.database.db
    .insertInto('verification_document')
    .values({
      organization_id,
      request_id: null,
      uploaded_by: people.owner,
      key,
      byte_size: 1,
      delete_after: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const invitationOfClient = async () =>
  membershipOf(await createOrganization(server.database.db), people.client);

async function transferToClient(): Promise<number> {
  const { db } = server.database;
  const owner_id = await createUser(db);
  const { id } = await db
    .insertInto('organization_transfer')
    .values({
      organization_id: await createOrganization(db, { ownerId: owner_id }),
      owner_id,
      recipient_id: people.client,
      expires_at: new Date('2040-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function offerBetween(giver: 'owner' | 'client', recipient: 'owner' | 'client') {
  const { offerId } = await createTicket(server.database.db, {
    clientId: people[giver],
    recipientId: people[recipient],
  });
  return offerId!;
}

const ticketOfClient = async () =>
  (await createTicket(server.database.db, { clientId: people.client })).ticketId;

async function jobOfClient(): Promise<Thing> {
  const { db } = server.database;
  const id = await invitationOfClient();
  const values = { status: 'working', joined_at: new Date() } as const;
  await db.updateTable('membership').set(values).where('id', '=', id).execute();
  return { id, body: {} };
}

/** They stand where they work. */
async function presenceOfClient(): Promise<Thing> {
  const { id } = await jobOfClient();
  return { id, body: { place: { latitude: 42.87, longitude: 74.59, accuracy: 10 } } };
}

const waitingDelivery = () =>
  createDelivery(server.database.db, { delivery_organization_id: serviceId });

/** Routes whose id names something that everybody may see. */
const ABOUT_PUBLIC_THINGS = [
  'writeComment',
  'likeComment',
  'unlikeComment',
  'complainAboutComment',
  'likeItem',
  'unlikeItem',
  'muteOrganization',
  'unmuteOrganization',
  'dismissPost',
  'recallPost',
  'saveItem',
  'unsaveItem',
  'complainAboutItem',
  'getCartedItem',
  'setCartedSize',
  'complainAboutOrganization',
  'getOrganizationClient',
  'followOrganization',
  'getOwnWholesalePrices',
  'getWholesaleStanding',
  'getOwnDiscounts',
  'getAppleCard',
  'getGoogleCard',
  'chooseDiscount',
  'listCashbackEntries',
  'requestWholesale',
  'withdrawWholesale',
  'unfollowOrganization',
  'bookRental',
  // Whoever has the link.
  'saveSharedFolder',
];

/** One of somebody's things for every route that names one by id, and whose it is. */
const orderOfClient = () => createOrder(server.database.db, { client_id: people.client });

/** With what must be sent to write to it. */
async function cartOfClient(): Promise<Thing> {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  const size_id = await createStock(db, { organizationId });
  const { id } = await db
    .insertInto('cart')
    .values({ client_id: people.client, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_line')
    .values({ cart_id: id, size_id, quantity: 1, seen_price: 10_000 })
    .execute();
  const { id: address_id } = await addressOfClient();
  const chosen = { address_id, spend: true, code: null };
  return { id, body: { version: 1, lines: [{ size_id, quantity: 1 }], ...chosen } };
}

async function addressOfClient(): Promise<Thing> {
  const body = { city: 'Бишкек', district: 'Центр', address: 'Чуй, 1', phone: '+996555000000' };
  const { id } = await server.database.db
    .insertInto('delivery_address')
    .values({ ...body, user_id: people.client })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, body };
}

/** With another period of it. */
async function bookingOfClient(): Promise<Thing> {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  const itemId = await createRental(db, { organizationId });
  const id = await createDueBooking(db, { organizationId, itemId, clientId: people.client });
  return { id, body: { starts_at: '2040-01-05T14:00', units: 1 } };
}

const chatOfClient = async (body: object): Promise<Thing> => ({
  id: await createPrivateChat(server.database.db, [
    people.client,
    await createUser(server.database.db),
  ]),
  body,
});

interface Thing {
  readonly id: number;
  readonly body: object;
}

interface ThingRow {
  make(): Promise<number | Thing>;
  readonly of: Role;
  readonly foe: Role;
}

async function commentOfClient(): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('comment')
    .values({ item_id: await createItem(db), user_id: people.client, text: 'Привет' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('item').set({ comment_count: 1 }).execute();
  return id;
}

async function folderOfClient(): Promise<Thing> {
  const body = { name: crypto.randomUUID() };
  const { id } = await server.database.db
    .insertInto('bookmark_folder')
    .values({ user_id: people.client, name: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, body };
}

const THINGS: Readonly<Record<string, ThingRow>> = {
  getReceipt: { of: 'client', foe: 'stranger', make: orderOfClient },
  getReceiptFile: { of: 'client', foe: 'stranger', make: orderOfClient },
  mailReceipt: { of: 'client', foe: 'stranger', make: orderOfClient },
  getReceiptCalendar: {
    of: 'client',
    foe: 'stranger',
    make: async () => (await createTicket(server.database.db, { clientId: people.client })).orderId,
  },
  getAppleBooking: { of: 'client', foe: 'stranger', make: bookingOfClient },
  getGoogleBooking: { of: 'client', foe: 'stranger', make: bookingOfClient },
  getBookingChoice: { of: 'client', foe: 'stranger', make: bookingOfClient },
  quoteBookingChange: { of: 'client', foe: 'stranger', make: bookingOfClient },
  changeBooking: { of: 'client', foe: 'stranger', make: bookingOfClient },
  getTransaction: { of: 'client', foe: 'stranger', make: orderOfClient },
  getBookingTransaction: { of: 'client', foe: 'stranger', make: bookingOfClient },
  cancelBookingReceipt: { of: 'client', foe: 'stranger', make: bookingOfClient },
  rejectRentalPayment: { of: 'client', foe: 'stranger', make: bookingOfClient },
  cancelReceipt: { of: 'client', foe: 'stranger', make: orderOfClient },
  returnTickets: { of: 'client', foe: 'stranger', make: orderOfClient },
  repeatOrder: { of: 'client', foe: 'stranger', make: orderOfClient },
  getCart: { of: 'client', foe: 'stranger', make: cartOfClient },
  updateCart: { of: 'client', foe: 'stranger', make: cartOfClient },
  updateCartDelivery: { of: 'client', foe: 'stranger', make: cartOfClient },
  updateCartCashback: { of: 'client', foe: 'stranger', make: cartOfClient },
  updateCartGifts: { of: 'client', foe: 'stranger', make: cartOfClient },
  listGiftEntries: {
    of: 'client',
    foe: 'stranger',
    make: async () => {
      const { db } = server.database;
      const organization_id = await createOrganization(db);
      return createGift(db, { organization_id, holder_id: people.client });
    },
  },
  chooseCartPromotion: { of: 'client', foe: 'stranger', make: cartOfClient },
  checkoutSelfPickup: { of: 'client', foe: 'stranger', make: cartOfClient },
  checkoutOffline: { of: 'client', foe: 'stranger', make: cartOfClient },
  checkoutDelivery: { of: 'client', foe: 'stranger', make: cartOfClient },
  checkoutOnlinePayment: { of: 'client', foe: 'stranger', make: cartOfClient },
  initializePayment: { of: 'client', foe: 'stranger', make: orderOfClient },
  rejectPayment: { of: 'client', foe: 'stranger', make: orderOfClient },
  getDeliveryAddress: { of: 'client', foe: 'stranger', make: addressOfClient },
  updateDeliveryAddress: { of: 'client', foe: 'stranger', make: addressOfClient },
  deleteDeliveryAddress: { of: 'client', foe: 'stranger', make: addressOfClient },
  listPersonPhones: { of: 'client', foe: 'stranger', make: async () => people.client },
  listPersonNetworks: { of: 'client', foe: 'stranger', make: async () => people.client },
  deleteComment: { of: 'client', foe: 'stranger', make: commentOfClient },
  getFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  renameFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  deleteFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  restoreFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  getFolderLink: { of: 'client', foe: 'stranger', make: folderOfClient },
  shareFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  unshareFolder: { of: 'client', foe: 'stranger', make: folderOfClient },
  getNotification: { of: 'client', foe: 'stranger', make: notificationOfClient },
  getDelivery: { of: 'courier', foe: 'stranger', make: orderOfCourier },
  getAvailableDelivery: {
    of: 'courier',
    foe: 'stranger',
    make: async () => {
      await makeStrangerCourier();
      return orderOf(await waitingDelivery());
    },
  },
  completeDelivery: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  rejectDelivery: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  pickUpDelivery: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  returnDelivery: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  shareDeliveryPosition: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  reportDeliveryPosition: { of: 'courier', foe: 'stranger', make: deliveryOfCourier },
  withdrawHandOver: { of: 'courier', foe: 'stranger', make: handOverOfCourier },
  agreeHandOver: { of: 'courier', foe: 'stranger', make: handOverOfCourier },
  getCourierPosition: { of: 'client', foe: 'stranger', make: orderOfClient },
  acceptDelivery: {
    of: 'courier',
    foe: 'stranger',
    make: async () => {
      await makeStrangerCourier();
      return waitingDelivery();
    },
  },
  getChat: { of: 'client', foe: 'stranger', make: () => chatOfClient({}) },
  listMessages: { of: 'client', foe: 'stranger', make: () => chatOfClient({}) },
  sendMessage: {
    of: 'client',
    foe: 'stranger',
    make: () => chatOfClient({ client_id: crypto.randomUUID(), text: 'Привет' }),
  },
  readChat: { of: 'client', foe: 'stranger', make: () => chatOfClient({ message_id: 1 }) },
  blockInChat: { of: 'client', foe: 'stranger', make: () => chatOfClient({ is_blocked: true }) },
  getMessageSubscription: { of: 'client', foe: 'stranger', make: subscriptionOfClient },
  listSubscriptionMessages: { of: 'client', foe: 'stranger', make: subscriptionOfClient },
  readSubscriptionMessages: { of: 'client', foe: 'stranger', make: subscriptionOfClient },
  muteSubscriptionMessages: { of: 'client', foe: 'stranger', make: subscriptionOfClient },
  acceptInvitation: { of: 'client', foe: 'stranger', make: invitationOfClient },
  declineInvitation: { of: 'client', foe: 'stranger', make: invitationOfClient },
  getApplePass: { of: 'client', foe: 'stranger', make: ticketOfClient },
  getGooglePass: { of: 'client', foe: 'stranger', make: ticketOfClient },
  offerTicket: {
    of: 'client',
    foe: 'stranger',
    make: async () => ({
      id: await ticketOfClient(),
      body: { person: `UID${people.owner}` },
    }),
  },
  acceptTicketOffer: { of: 'client', foe: 'stranger', make: () => offerBetween('owner', 'client') },
  declineTicketOffer: {
    of: 'client',
    foe: 'stranger',
    make: () => offerBetween('owner', 'client'),
  },
  withdrawTicketOffer: {
    of: 'client',
    foe: 'stranger',
    make: () => offerBetween('client', 'owner'),
  },
  leaveWaitingList: {
    of: 'client',
    foe: 'stranger',
    make: () => createWait(server.database.db, { userId: people.client }),
  },
  acceptTransfer: { of: 'client', foe: 'stranger', make: transferToClient },
  declineTransfer: { of: 'client', foe: 'stranger', make: transferToClient },
  quitJob: { of: 'client', foe: 'stranger', make: jobOfClient },
  getAttendanceStatus: { of: 'client', foe: 'stranger', make: jobOfClient },
  getOwnRoster: { of: 'client', foe: 'stranger', make: jobOfClient },
  getOwnAttendance: { of: 'client', foe: 'stranger', make: jobOfClient },
  downloadOwnAttendance: { of: 'client', foe: 'stranger', make: jobOfClient },
  checkAttendanceIn: { of: 'client', foe: 'stranger', make: presenceOfClient },
  checkAttendanceOut: { of: 'client', foe: 'stranger', make: presenceOfClient },
  getDevice: { of: 'client', foe: 'stranger', make: () => sessionIdOf('client') },
  deactivateDevice: { of: 'client', foe: 'stranger', make: () => sessionIdOf('client') },
  renamePasskey: {
    of: 'client',
    foe: 'stranger',
    make: async () => ({
      id: await createPasskey(server.database.db, people.client),
      body: { name: 'Телефон' },
    }),
  },
  removePasskey: {
    of: 'client',
    foe: 'stranger',
    make: () => createPasskey(server.database.db, people.client),
  },
  changeDeviceLifetime: {
    of: 'client',
    foe: 'stranger',
    make: async () => ({ id: await sessionIdOf('client'), body: { days: 7 } }),
  },
};

/** An organization that the client follows, with what must be sent to write about what it has sent. */
async function subscriptionOfClient(): Promise<Thing> {
  const { db } = server.database;
  const id = await createOrganization(db);
  await createFollower(db, id, people.client);
  const message_id = await createBroadcast(db, { organization_id: id });
  return { id, body: { message_id, is_muted: true } };
}

/** At a rival service. */
async function makeStrangerCourier(): Promise<void> {
  const { db } = server.database;
  const rival = await createOrganization(db, { is_delivery_service: true });
  await createMember(db, rival, [], people.stranger);
}

async function deliveryOfCourier(): Promise<Thing> {
  await makeStrangerCourier();
  const id = await createDelivery(server.database.db, {
    delivery_organization_id: serviceId,
    courier_id: people.courier,
    status: 'delivery_status_taken_for_delivery',
    pin: '1234',
  });
  const place = { latitude: 42.87, longitude: 74.6 };
  return {
    id,
    body: { pin: '1234', reason: 'Никто не открыл', parcels: 1, is_shared: true, ...place },
  };
}

/** Each of a courier of its own service: an account has one that is open. */
async function handOverOfCourier(): Promise<number> {
  await makeStrangerCourier();
  const { db } = server.database;
  const own = await createOrganization(db, { is_delivery_service: true });
  return createHandOver(db, { courierId: people.courier, serviceId: own });
}

async function orderOfCourier(): Promise<number> {
  return orderOf((await deliveryOfCourier()).id);
}

async function notificationOfClient(): Promise<number> {
  const { id } = await server.database.db
    .insertInto('notification')
    .values({
      user_id: people.client,
      event_key: crypto.randomUUID(),
      type: 'new_discount',
      is_client: true,
      extra_data: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function orderOf(deliveryId: number): Promise<number> {
  const { order_id } = await server.database.db
    .selectFrom('delivery')
    .select('order_id')
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  return order_id;
}

async function sessionIdOf(role: Exclude<Role, 'guest'>): Promise<number> {
  await server.sessionOf(people[role]);
  const { id } = await server.database.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', people[role])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

describe('things of one person', () => {
  const named = routes.filter(
    ({ name, route }) =>
      !ABOUT_PUBLIC_THINGS.includes(name) &&
      (route.permission === 'session' || route.permission === 'courier') &&
      route.path.includes('{'),
  );

  it.each(named)('of $name are not there for others', async ({ name, route }) => {
    const thing = THINGS[name];
    if (!thing) throw new Error(`Say in THINGS whose thing ${name} names by its id`);
    const made = await thing.make();
    const { id, body } = typeof made === 'number' ? { id: made, body: undefined } : made;
    const path = fill(route.path, id);
    const method = route.method as 'GET';
    expect(await ask(thing.foe, method, path, body)).toBe('not there');
    expect(await ask(thing.of, method, path, body)).toBe('allowed');
  });
});

describe('errors', () => {
  it('have one shape for an unknown address and a broken token', async () => {
    expect(await server.call('/nothing/')).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found' },
    });
    expect(await server.call('/users/me/', { token: 'broken' })).toMatchObject({ status: 401 });
  });

  it('tell data from pages: no answer of the API can be opened as one', async () => {
    const { headers } = await server.call('/shop/feed/');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
