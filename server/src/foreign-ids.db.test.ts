import { sql } from 'kysely';
import { listRoutes, type NamedRoute } from '@karavan/shared-api/contract/routes';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createEvent } from './testing/factories/bookings.ts';
import { createBroadcast } from './testing/factories/broadcasts.ts';
import { createItem, createOrganization } from './testing/factories/catalog.ts';
import { createCollection } from './testing/factories/collections.ts';
import { createBanner } from './testing/factories/banners.ts';
import { createPromotion } from './testing/factories/promotions.ts';
import { createUpload, createVideoUpload } from './testing/factories/files.ts';
import {
  createAddress,
  createDelivery,
  createHandOver,
  ON_ITS_WAY,
} from './testing/factories/delivery.ts';
import { createPrivateChat } from './testing/factories/messenger.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createWebhook, createWebhookDelivery } from './testing/factories/webhooks.ts';
import { createStock } from './testing/factories/stock.ts';
import { furnishWorld, type World } from './testing/furnished-world.ts';
import {
  EDITED_EVENT,
  EDITED_ITEM,
  EDITED_RENTAL,
  EVENT,
  goodRequestOf,
  ITEM,
  RENTAL_OFFER,
  type GoodRequest,
} from './testing/good-requests.ts';
import { idFieldsOf, withId, type IdField } from './testing/id-fields.ts';
import { rememberWorld, type RestorableWorld } from './testing/restorable-world.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** No thing has it. */
const ABSENT = 999_999_999;

interface Named {
  /** A thing that the request may name: with it something else happens than with none. */
  readonly own: number;
  /** One of the same kind that is no affair of who asks. */
  readonly foreign: number;
  /** Where the good request of the route does not get as far as the id. */
  readonly request?: Partial<GoodRequest>;
}

/** Ids by which anybody may name any thing of a kind; what is private of it has its own tests. */
const PUBLIC: readonly string[] = [
  'openChat.organization_id',
  'openChat.user_id',
  'createPartnership.partnership_id',
  'requestDelivery.service_id',
  'askForNewerPosts.than',
  'sendMessage.item_id',
  'createOrganization.type',
  'createOrganization.subtypes.0',
  'createFromGooglePlace.type',
  'createFromGooglePlace.subtypes.0',
  'createFromTwoGisPlace.type',
  'createFromTwoGisPlace.subtypes.0',
  'updateOrganization.type',
  'updateOrganization.subtypes.0',
  'listOrganizations.type',
  'listServiceOrganizations.type',
  'readOrganizationsMap.service',
  'searchPartners.category',
  'setOrganizationServices.service_ids.0',
  // It only says what was seen.
  'assignDelivery.instead_of',
  // It narrows a list of one's own.
  'listChats.organization',
  'listReceipts.organization',
  'listTicketWaits.item_id',
  'listPromotions.organization',
  'listDiscountOffers.partners_of',
  'listBanners.organization',
  // It narrows what an organization has sold, whoever and whatever it is.
  ...['listOrganizationOrders', 'listOrganizationBookings', 'listOrganizationTickets']
    .concat('downloadOrderStatistics')
    .flatMap((list) => [`${list}.item`, `${list}.client`]),
  ...['getTillStatistics', 'listTillSales', 'listTillPeople', 'downloadTillSales'].flatMap(
    (sales) => [`${sales}.cashier`, `${sales}.client`],
  ),
  'getRentalStatistics.client',
  // Everybody sees and follows it.
  'countHotlinks.hotlink',
  'countBanners.seen.0.id',
  'countBanners.pressed.0.id',
  'blockUser.user_id',
  'unblockUser.user_id',
];

/** What is not stored yet has no parts that one could name. */
const OF_NOTHING: readonly string[] = [
  'createItem.images.0.file_id',
  'createItem.videos.0.id',
  'createItem.sizes.0.id',
  'createEvent.images.0.file_id',
  'createEvent.videos.0.id',
  'createEvent.sections.0.id',
  'createEvent.extras.0.id',
  'createRental.images.0.file_id',
  'createRental.videos.0.id',
];

let server: TestServer;
let remembered: RestorableWorld;
let tokens: Readonly<Record<GoodRequest['as'], string>>;
let things: Readonly<Record<string, Named>>;
beforeAll(async () => {
  server = await createTestServer();
  const world = await furnishWorld(server);
  things = await nameThings(world);
  tokens = {
    guest: '',
    person: await server.sessionOf(world.person),
    courier: await server.sessionOf(world.courier),
    operator: await server.sessionOf(world.operator),
  };
  remembered = await rememberWorld(server);
});
afterAll(async () => {
  await remembered.close();
  await server.close();
});

async function nameThings({ person, courier, client }: World): Promise<Record<string, Named>> {
  const { db } = server.database;
  const hidden = await createOrganization(db);
  const size = { own: 1, foreign: await createStock(db, { organizationId: hidden }) };
  // What is being counted is linked to nothing.
  await db.deleteFrom('stock_count_line').execute();
  const { sizeId } = await createEvent(db, { organizationId: hidden });
  const section = { own: 2, foreign: sizeId };
  const bought = { size_id: 2, quantity: 1, method: 'self_pickup' };
  const extra = { own: await extraOf(2), foreign: await extraOf(sizeId) };
  await db
    .updateTable('item')
    .set({ is_published: false })
    .where('organization_id', '=', hidden)
    .execute();
  const address = { own: 1, foreign: await createAddress(db, client) };
  const folder = { own: 1, foreign: await createFolder(client) };
  const foreignChat = await createPrivateChat(db, [client, courier]);
  const foreignOrder = await createOrder(db);
  const saved = await createItem(db);
  await db
    .insertInto('bookmark')
    .values([
      { item_id: 1, user_id: person, folder_id: 1 },
      { item_id: saved, user_id: client, folder_id: folder.foreign },
    ])
    .execute();
  const removed = await createItem(db);
  await db
    .insertInto('removed_bookmark')
    .values([
      { id: 1001, user_id: person, item_id: removed, folder_id: 1, created_at: new Date() },
      { id: 1002, user_id: client, item_id: saved, folder_id: null, created_at: new Date() },
    ])
    .execute();
  const order_id = await createOrder(db, {
    ...ON_ITS_WAY,
    organization_id: 1,
    delivery_status: 'delivery_status_taken_for_delivery',
  });
  const delivery = await createDelivery(db, {
    order_id,
    delivery_organization_id: 1,
    courier_id: courier,
    status: 'delivery_status_taken_for_delivery',
    taken_at: new Date(Date.now() - 60_000),
  });
  const { id: foreignCount } = await db
    .insertInto('stock_count')
    .values({ organization_id: hidden, opened_by: client })
    .returning('id')
    .executeTakeFirstOrThrow();
  const count = { own: 1, foreign: foreignCount };
  const collection = {
    own: 1,
    foreign: await createCollection(db, { organization_id: hidden, is_published: false }),
  };
  const banner = await createBanner(db, { organization_id: hidden });
  const acts = [1, 2].map((organization_id) => ({
    organization_id,
    user_id: organization_id === 1 ? person : client,
    action: 'POST /organizations/{id}/roles/',
    subject: '{}',
  }));
  await db.insertInto('audit_entry').values(acts).execute();
  const firstMessage = await messageIn(1, client);
  await messageIn(1, client);
  return {
    'saveItem.folder_id': folder,
    'listSavedPosts.folder': folder,
    'deleteBookmarks.item_ids.0': { own: 1, foreign: saved },
    'restoreBookmarks.item_ids.0': { own: removed, foreign: saved },
    'addToCart.size_id': size,
    'setCartedSize.size_id': size,
    'updateCart.lines.0.size_id': { own: 1, foreign: await sizeInCartOf(client) },
    'updateCartDelivery.address_id': address,
    'setDefaultDeliveryAddress.id': {
      ...address,
      own: await createAddress(db, person, { is_default: false }),
    },
    'writeComment.parent_id': { own: 1, foreign: await commentOn(saved, client) },
    'completeDelivery.photo_id': {
      own: await upload(courier),
      foreign: await upload(client),
      request: { id: delivery, body: {} },
    },
    'declareHandOver.service_id': { own: 1, foreign: await serviceOf(client) },
    'assignDelivery.courier_id': { own: courier, foreign: client },
    'getDeliveryBoard.courier': { own: courier, foreign: client, request: { id: 1 } },
    'replayWebhook.delivery': {
      own: 1,
      foreign: await createWebhookDelivery(db, await createWebhook(db, hidden)),
    },
    'answerWholesaleClient.user_id': await askingWholesale(),
    'acceptFollower.user_id': await followersOf('requested'),
    'declineFollower.user_id': await followersOf('requested'),
    'removeFollower.user_id': await followersOf('accepted'),
    'updateMe.avatar_id': { own: await upload(person), foreign: await upload(client) },
    'createFromGooglePlace.image_id': {
      own: await upload(courier),
      foreign: await upload(client),
    },
    'createFromGooglePlace.banner_id': {
      own: await upload(courier),
      foreign: await upload(client),
    },
    'createFromTwoGisPlace.image_id': {
      own: await upload(courier),
      foreign: await upload(client),
    },
    'createFromTwoGisPlace.banner_id': {
      own: await upload(courier),
      foreign: await upload(client),
    },
    'createOrganization.image_id': { own: await upload(courier), foreign: await upload(client) },
    'createOrganization.banner_id': { own: await upload(courier), foreign: await upload(client) },
    // The last of those that its owner has sent.
    'requestVerification.document_ids.0': { own: 5, foreign: await createDraft(hidden, client) },
    'updateOrganization.image_id': { own: await upload(person), foreign: await upload(client) },
    'updateOrganization.banner_id': { own: await upload(person), foreign: await upload(client) },
    ...(await nameParts(person, client)),
    'changeItems.item_ids.0': { own: 1, foreign: saved },
    'pinItems.item_ids.0': { own: 1, foreign: saved },
    'setItemSelection.item_ids.0': { own: 2, foreign: saved },
    'createCollection.item_ids.0': { own: 1, foreign: saved },
    'updateCollection.item_ids.0': { own: 1, foreign: saved },
    'createCollection.image_id': { own: await upload(person), foreign: await upload(client) },
    'updateCollection.image_id': { own: await upload(person), foreign: await upload(client) },
    'createPromotion.item_ids.0': { own: 1, foreign: saved },
    'updatePromotion.item_ids.0': { own: 1, foreign: saved },
    'createPromotion.image_id': { own: await upload(person), foreign: await upload(client) },
    'updatePromotion.image_id': { own: await upload(person), foreign: await upload(client) },
    'createBanner.target_id': { own: 1, foreign: saved },
    'updateBanner.target_id': { own: 1, foreign: saved },
    'createBanner.image_id': { own: await upload(person), foreign: await upload(client) },
    'updateBanner.image_id': { own: await upload(person), foreign: await upload(client) },
    'createBanner.image_of': { own: 1, foreign: banner },
    'updateBanner.image_of': { own: 2, foreign: banner },
    'orderBanners.banner_ids.0': { own: 2, foreign: banner },
    'shareBanner.organization_ids.0': { own: await partnerOf(1), foreign: hidden },
    'hidePartnerBanner.banner_id': { own: 3, foreign: banner },
    'getPromotionStats.promo': {
      own: 1,
      foreign: await createPromotion(db, { organization_id: hidden, status: 'draft' }),
      request: { id: 1 },
    },
    'setHotlinks.hotlinks.0.id': { own: await hotlinkOf(1), foreign: await hotlinkOf(hidden) },
    'setHotlinks.hotlinks.0.collection': {
      ...collection,
      request: { body: { theme: 'plain', version: 0, hotlinks: [LINK_TO_COLLECTION] } },
    },
    'orderCollections.collection_ids.0': { ...collection, own: 2 },
    'listCollectionItems.collection': { ...collection, request: { id: 1 } },
    'listCollectionSubcategories.collection': { ...collection, request: { id: 1 } },
    'countPieces.size': size,
    'linkStock.sizes.0': size,
    'applyStockCount.count': count,
    'abandonStockCount.count': count,
    'sendMessage.pictures.0': { own: await upload(person), foreign: await upload(client) },
    'openChat.order_id': {
      own: await createOrder(db, { client_id: person, organization_id: 2 }),
      foreign: await createOrder(db, { client_id: client, organization_id: 2 }),
    },
    'forwardMessage.original_message_id': {
      own: firstMessage,
      foreign: await messageIn(foreignChat, client),
    },
    'forwardMessage.target_chat_ids.0': {
      own: 1,
      foreign: foreignChat,
      request: { body: { original_message_id: firstMessage, target_chat_ids: [1] } },
    },
    // Whatever comes later than the last message is that one.
    'readChat.message_id': {
      own: firstMessage,
      foreign: await messageIn(foreignChat, client),
    },
    'readSubscriptionMessages.message_id': { own: 2, foreign: await createBroadcast(db) },
    'acceptPayment.transaction_id': {
      own: 2,
      foreign: await createOrder(db, { client_id: client, method: 'online_payment' }),
    },
    ...Object.fromEntries(
      [
        'acceptReceipt',
        'acceptOnlineReceipt',
        'acceptBookingReceipt',
        'completeOfflineTransaction',
      ].map((name) => [`${name}.transaction_id`, { own: 1, foreign: foreignOrder }]),
    ),
    'createRealtimeTicket.id': {
      own: 1,
      foreign: foreignChat,
      request: { body: { stream: 'chat' } },
    },
    'listEmployees.role': { own: 1, foreign: 5, request: { id: 1 } },
    'planShift.membership_id': { own: 1, foreign: await workerOf(hidden) },
    'inviteEmployee.role': { own: 3, foreign: 5 },
    'changeEmployee.role': { own: 3, foreign: 5 },
    'listAuditEntries.person': { own: person, foreign: client, request: { id: 1 } },
    'preprocessTickets.size_id': section,
    'preprocessTickets.extras.0.extra_id': {
      ...extra,
      request: { body: { size_id: 2, quantity: 1, extras: [{ quantity: 1 }] } },
    },
    'buyTickets.size_id': section,
    'buyTickets.extras.0.extra_id': {
      ...extra,
      request: { body: { ...bought, extras: [{ quantity: 1 }] } },
    },
    'joinWaitingList.size_id': { own: 9, foreign: sizeId },
    'addGuest.section_id': { own: 4, foreign: sizeId },
    'admitByHand.entry_id': { own: 5, foreign: await guestOf(sizeId) },
  };
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

/** A service where somebody else has collected cash. */
async function serviceOf(courierId: number): Promise<number> {
  const { db } = server.database;
  const service = await createOrganization(db, { is_delivery_service: true });
  await createHandOver(db, { courierId, serviceId: service });
  return service;
}

/** Somebody who asks the first organization for wholesale prices, and somebody who asks another. */
const LINK_TO_COLLECTION = {
  id: null,
  kind: 'collection',
  title: 'Лето',
  contact: null,
  address: '',
  collection: 1,
  is_shown: true,
  starts_at: null,
  ends_at: null,
};

async function hotlinkOf(organization_id: number): Promise<number> {
  const { db } = server.database;
  await db.insertInto('hotlink_page').values({ organization_id, version: 0 }).execute();
  const { id } = await db
    .insertInto('hotlink')
    .values({
      organization_id,
      position: 0,
      kind: 'partners',
      title: 'Партнёры',
      contact: null,
      collection_id: null,
      is_shown: true,
      starts_at: null,
      ends_at: null,
      address: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function partnerOf(requester_id: number): Promise<number> {
  const { db } = server.database;
  const recipient_id = await createOrganization(db);
  await db
    .insertInto('partnership')
    .values({ requester_id, recipient_id, status: 'accepted' })
    .execute();
  return recipient_id;
}

async function askingWholesale(): Promise<Named> {
  const { db } = server.database;
  const [own, foreign] = [await createUser(db), await createUser(db)];
  await db
    .insertInto('wholesale_client')
    .values([
      { organization_id: 1, client_id: own },
      { organization_id: 2, client_id: foreign },
    ])
    .execute();
  return { own, foreign };
}

/** Somebody who follows the first organization, or asks to, and somebody who does another. */
async function followersOf(status: 'requested' | 'accepted'): Promise<Named> {
  const { db } = server.database;
  const [own, foreign] = [await createUser(db), await createUser(db)];
  await db
    .insertInto('organization_follower')
    .values([
      { organization_id: 1, user_id: own, status },
      { organization_id: 2, user_id: foreign, status },
    ])
    .execute();
  if (status === 'accepted') {
    await db
      .updateTable('organization')
      .set({ follower_count: 1 })
      .where('id', 'in', [1, 2])
      .execute();
  }
  return { own, foreign };
}

/** A document that is ready to be sent with a request. */
async function createDraft(organization_id: number, uploaded_by: number): Promise<number> {
  const { id } = await server.database.db
    .insertInto('verification_document')
    .values({
      organization_id,
      uploaded_by,
      request_id: null,
      key: 'foreign.webp',
      byte_size: 100,
      delete_after: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The parts of an item: its pictures, videos and sizes, and uploads that become such. */
async function nameParts(person: number, client: number): Promise<Record<string, Named>> {
  const { db } = server.database;
  const other = await createItem(db);
  const fileOf = async (item_id: number) => {
    const { id: file_id } = await db
      .insertInto('file')
      .values({ key: crypto.randomUUID(), width: 4, height: 3, thumbhash: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('item_image').values({ item_id, position: 0, file_id }).execute();
    return file_id;
  };
  const videoOf = async (item_id: number, poster_id: number) =>
    (
      await db
        .insertInto('item_video')
        .values({ item_id, position: 0, video_id: null, youtube_id: 'aqz-KE-bpKQ', poster_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const file = { own: await fileOf(1), foreign: await fileOf(other) };
  const shown = { own: await fileOf(5), foreign: file.foreign };
  const ofRental = { own: await fileOf(901), foreign: file.foreign };
  const video = { own: await videoOf(1, file.own), foreign: await videoOf(other, file.foreign) };
  const picture = { own: await createUpload(db, person), foreign: await createUpload(db, client) };
  const film = {
    own: await createVideoUpload(db, person),
    foreign: await createVideoUpload(db, client),
  };
  const ofUploads = (name: string, item: object) => ({
    [`${name}.images.0.upload_id`]: {
      ...picture,
      request: { body: { ...item, images: [{ alt: '' }] } },
    },
    [`${name}.videos.0.upload_id`]: {
      ...film,
      request: { body: { ...item, videos: [{ id: null, poster_id: picture.own }] } },
    },
    [`${name}.videos.0.poster_id`]: {
      ...picture,
      request: { body: { ...item, videos: [{ id: null, youtube_id: 'aqz-KE-bpKQ' }] } },
    },
  });
  return {
    ...ofUploads('createItem', ITEM),
    ...ofUploads('updateItem', EDITED_ITEM),
    ...ofUploads('createEvent', EVENT),
    ...ofUploads('updateEvent', EDITED_EVENT),
    ...ofUploads('createRental', RENTAL_OFFER),
    ...ofUploads('updateRentalOffer', EDITED_RENTAL),
    'updateEvent.images.0.file_id': {
      ...shown,
      request: { body: { ...EDITED_EVENT, images: [{ alt: '' }] } },
    },
    'updateEvent.videos.0.id': {
      own: await videoOf(5, shown.own),
      foreign: video.foreign,
      request: { body: { ...EDITED_EVENT, videos: [{}] } },
    },
    'updateRentalOffer.images.0.file_id': {
      ...ofRental,
      request: { body: { ...EDITED_RENTAL, images: [{ alt: '' }] } },
    },
    'updateRentalOffer.videos.0.id': {
      own: await videoOf(901, ofRental.own),
      foreign: video.foreign,
      request: { body: { ...EDITED_RENTAL, videos: [{}] } },
    },
    'updateEvent.sections.0.id': { own: 4, foreign: await createStock(db) },
    'updateEvent.extras.0.id': {
      own: await extraOf(4),
      foreign: await extraOf((await createEvent(db)).sizeId),
      request: {
        body: {
          ...EDITED_EVENT,
          extras: [{ name: 'Вино', price: '3', quota: 9, per_order: null }],
        },
      },
    },
    'updateItem.images.0.file_id': {
      ...file,
      request: { body: { ...EDITED_ITEM, images: [{ alt: '' }] } },
    },
    'updateItem.videos.0.id': { ...video, request: { body: { ...EDITED_ITEM, videos: [{}] } } },
    'updateItem.sizes.0.id': { own: 1, foreign: await createStock(db) },
  };
}

/** An extra of the event that has this section. */
async function extraOf(size_id: number): Promise<number> {
  const { id } = await server.database.db
    .insertInto('event_extra')
    .columns(['item_id', 'position', 'name', 'price', 'quota'])
    .expression((eb) =>
      eb
        .selectFrom('item_size')
        .select(['item_id', sql<number>`0`.as('position'), sql<string>`'Вино'`.as('name')])
        .select([sql<number>`300`.as('price'), sql<number>`9`.as('quota')])
        .where('id', '=', size_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Guests of another house's event, by its section. */
async function guestOf(size_id: number): Promise<number> {
  const { db } = server.database;
  const { item_id } = await db
    .selectFrom('item_size')
    .select('item_id')
    .where('id', '=', size_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('event_guest')
    .values({ item_id, size_id, name: 'Чужой', party: 1, secret: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function createFolder(user_id: number): Promise<number> {
  const { id } = await server.database.db
    .insertInto('bookmark_folder')
    .values({ user_id, name: 'Чужое' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function sizeInCartOf(client_id: number): Promise<number> {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  const size_id = await createStock(db, { organizationId });
  const { id: cart_id } = await db
    .insertInto('cart')
    .values({ client_id, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_line')
    .values({ cart_id, size_id, quantity: 1, seen_price: 1 })
    .execute();
  return size_id;
}

async function commentOn(item_id: number, user_id: number): Promise<number> {
  const { id } = await server.database.db
    .insertInto('comment')
    .values({ item_id, user_id, text: 'Нет' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function upload(owner_id: number): Promise<number> {
  const { db } = server.database;
  const { id: file_id } = await db
    .insertInto('file')
    .values({ key: crypto.randomUUID(), width: 4, height: 3, thumbhash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('picture_upload')
    .values({ file_id, owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function messageIn(chat_id: number, sender_id: number): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('chat_message')
    .values({ chat_id, sender_id, text: 'Привет', client_id: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('chat').set({ last_message_id: id }).where('id', '=', chat_id).execute();
  return id;
}

function requestOf({ name, route }: NamedRoute): GoodRequest {
  return route.method === 'GET' ? { as: 'person' } : goodRequestOf(name);
}

/** What is answered to a request that names this thing, and what the world holds then. */
async function after(
  named: NamedRoute,
  field: IdField,
  thing: number,
  change: Partial<GoodRequest>,
) {
  const { as, id, body } = { ...requestOf(named), ...change };
  const { method, path } = named.route;
  const query = field.part === 'query' ? `?${field.path.join('.')}=${thing}` : '';
  const { status, body: answer } = await server.call(
    path.replaceAll(/\{\w+\}/g, String(id)) + query,
    {
      method,
      ...(as !== 'guest' && { token: tokens[as] }),
      headers: { 'idempotency-key': 'the-same' },
      ...(field.part === 'body' && { body: withId(body, field.path, thing) as object }),
    },
  );
  const rows = await remembered.rows();
  await remembered.restore();
  return { status, answer, rows };
}

const cases = listRoutes()
  .flatMap((named) => idFieldsOf(named.route).map((field) => ({ named, field })))
  .map(({ named, field }) => ({ named, field, id: `${named.name}.${field.path.join('.')}` }))
  .filter(({ id }) => !PUBLIC.includes(id) && !OF_NOTHING.includes(id));

it.each(cases)('to $id a thing of others is as good as none', async ({ named, field, id }) => {
  const thing = things[id];
  if (!thing) throw new Error(`Say in nameThings what ${id} names, or that it is PUBLIC`);
  const { own, foreign, request = {} } = thing;
  const absent = await after(named, field, ABSENT, request);
  expect(await after(named, field, foreign, request)).toEqual(absent);
  expect(absent.status).toBeLessThan(500);
  expect(await after(named, field, own, request)).not.toEqual(absent);
});
