import { randomUUID } from 'node:crypto';
import { updateMe } from '@karavan/shared-api/contract/accounts';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import type { Route } from '@karavan/shared-api/contract/route';
import { hashPassword } from './platform/auth/passwords.ts';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createEvent, createRental } from './testing/factories/bookings.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createDelivery, ON_ITS_WAY } from './testing/factories/delivery.ts';
import { createPrivateChat } from './testing/factories/messenger.ts';
import { createStock } from './testing/factories/stock.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** What a client might hope to decide. */
const WISHES = {
  id: 1,
  user_id: 1,
  price: '0.01',
  old_price: '0.02',
  total: '0.01',
  fee: '0.00',
  discount: '99',
  amount: '1000000',
  status: 'accepted',
  payment_status: 'accepted',
  paid: true,
  role: 'owner',
  role_id: 1,
  is_owner: true,
  permissions: ['can_refund'],
  organization: 1,
  organization_id: 1,
  courier_id: 1,
  verified: true,
  is_verified: true,
  verification_status: 'verified',
  email: 'other@example.com',
  is_email_verified: true,
  phone: '+10000000',
  password_hash: 'known',
  deactivated_at: '2020-01-01',
  created_at: '2020-01-01',
};

const PHONE = '+996559000001';
const PASSWORD = 'Karavan-2026';

const ADDRESS = { city: 'Бишкек', district: 'Центр', address: 'Чуй, 1', phone: PHONE };

/** Not signed. */
const PAYMENT_REPORT = {
  reference: '0b4d2d0e-6d0c-4f0a-9d54-6d6f2a4a7c11',
  event: 'first',
  outcome: 'paid',
  amount: 100,
  currency: 'KGS',
};

/** From tomorrow, or the day after. */
const RENTAL = {
  starts_at: `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T14:00`,
  units: 1,
};

interface Example {
  readonly body?: object;
  /** Absent where the route names nothing by id. */
  readonly id?: number;
  readonly as: 'guest' | 'person' | 'courier';
  /** When the request cannot succeed; else the first status that the route declares is expected. */
  readonly status?: number;
}

/** A good request for every write of the contract, made in the world of `furnish`. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  registerAuth: { as: 'guest', body: { phone_number: '+996559000002' } },
  resendCode: { as: 'guest', body: { phone_number: '+996559000003' } },
  verifyCode: { as: 'guest', body: { phone_number: PHONE, code: '123456' }, status: 403 },
  login: { as: 'guest', body: { phone_number: PHONE, password: PASSWORD } },
  logout: { as: 'person' },
  setPassword: { as: 'person', body: { password: 'Caravan-2027' } },
  forgotPassword: { as: 'guest', body: { phone_number: PHONE } },
  initProfile: { as: 'person', body: { full_name: 'Имя' } },
  updateMe: { as: 'person', body: { full_name: 'Имя', gender: 'male' } },
  deactivateDevice: { as: 'person', id: 1 },
  deactivateAllDevices: { as: 'person' },
  complainAboutItem: { as: 'person', id: 1, body: { reason: 'spam' } },
  complainAboutOrganization: { as: 'person', id: 1, body: { reason: 'spam' } },
  followOrganization: { as: 'person', id: 1 },
  unfollowOrganization: { as: 'person', id: 1 },
  writeComment: { as: 'person', id: 1, body: { text: 'Привет' } },
  deleteComment: { as: 'person', id: 1 },
  likeComment: { as: 'person', id: 1 },
  unlikeComment: { as: 'person', id: 1 },
  complainAboutComment: { as: 'person', id: 1, body: { reason: 'spam' } },
  likeItem: { as: 'person', id: 1 },
  unlikeItem: { as: 'person', id: 1 },
  saveItem: { as: 'person', id: 1, body: {} },
  unsaveItem: { as: 'person', id: 1 },
  deleteBookmarks: { as: 'person', body: { item_ids: [1] } },
  createFolder: { as: 'person', body: { name: 'Подарки' } },
  renameFolder: { as: 'person', id: 1, body: { name: 'Дом' } },
  deleteFolder: { as: 'person', id: 1 },
  acceptDelivery: { as: 'courier', id: 1 },
  completeDelivery: { as: 'courier', id: 1, body: { pin: '0000' }, status: 409 },
  rejectDelivery: { as: 'courier', id: 1, body: { reason: 'Далеко' }, status: 409 },
  sendToDelivery: { as: 'person', id: 1, status: 409 },
  takeBackDelivery: { as: 'person', id: 1, status: 409 },
  settleDeliveryCash: { as: 'person', id: 1, status: 409 },
  createDeliveryAddress: { as: 'person', body: ADDRESS },
  updateDeliveryAddress: { as: 'person', id: 1, body: ADDRESS },
  deleteDeliveryAddress: { as: 'person', id: 1 },
  setDefaultDeliveryAddress: { as: 'person', body: { id: 1 } },
  addToCart: { as: 'person', body: { size_id: 1, quantity: 1 } },
  updateCart: { as: 'person', id: 1, body: { lines: [{ size_id: 1, quantity: 2 }] } },
  updateCartDelivery: { as: 'person', id: 1, body: { address_id: 1 } },
  updateCartCashback: { as: 'person', id: 1, body: { spend: true } },
  checkoutSelfPickup: { as: 'person', id: 1, body: { version: 1 } },
  checkoutOffline: { as: 'person', id: 1, body: { version: 1 } },
  checkoutDelivery: { as: 'person', id: 1, body: { version: 1 }, status: 409 },
  checkoutOnlinePayment: { as: 'person', id: 1, body: { version: 1 }, status: 409 },
  initializePayment: { as: 'person', id: 2, status: 409 },
  acceptPayment: { as: 'person', body: { transaction_id: 2 } },
  rejectPayment: { as: 'person', id: 2 },
  receivePaymentReport: { as: 'guest', body: PAYMENT_REPORT, status: 403 },
  cancelReceipt: { as: 'person', id: 2 },
  acceptOrder: { as: 'person', id: 1 },
  rejectOrder: { as: 'person', id: 1 },
  handOverOrder: { as: 'person', id: 1, status: 409 },
  sellOrder: { as: 'person', id: 1, status: 409 },
  createPartnership: { as: 'person', id: 1, body: { partner_id: 2 } },
  acceptPartnership: { as: 'person', id: 1, status: 409 },
  declinePartnership: { as: 'person', id: 1, status: 409 },
  endPartnership: { as: 'person', id: 1 },
  // The first order is one of goods.
  acceptBooking: { as: 'person', id: 1, status: 409 },
  rejectBooking: { as: 'person', id: 1, status: 409 },
  activateRental: { as: 'person', id: 1, status: 409 },
  completeRental: { as: 'person', id: 1, status: 409 },
  sellTickets: { as: 'person', id: 1, status: 409 },
  preprocessBooking: { as: 'guest', id: 2, body: RENTAL },
  bookRental: { as: 'person', id: 2, body: { ...RENTAL, method: 'self_pickup' } },
  preprocessTickets: { as: 'guest', body: { size_id: 2, quantity: 1 } },
  buyTickets: { as: 'person', body: { size_id: 2, quantity: 1, method: 'self_pickup' } },
  activateTicket: {
    as: 'person',
    id: 1,
    body: { secret: 'none', nonce: PAYMENT_REPORT.reference },
    status: 404,
  },
  refundOrder: { as: 'person', id: 1, body: { goods_return: true }, status: 409 },
  openChat: { as: 'person', body: { organization_id: 2 } },
  sendMessage: { as: 'person', id: 1, body: { client_id: randomUUID(), text: 'Привет' } },
  readChat: { as: 'person', id: 1, body: { message_id: 1 } },
  receiveMessages: { as: 'person' },
  // What this test sends is no form.
  uploadPicture: { as: 'person', body: {}, status: 400 },
  uploadWatermarkedPicture: { as: 'person', body: {}, status: 400 },
  pictureAsBase64: { as: 'person', body: {}, status: 400 },
  uploadPictureByUrl: { as: 'person', body: { image_url: 'http://localhost/' }, status: 400 },
  pictureByUrlAsBase64: { as: 'person', body: { image_url: 'http://localhost/' }, status: 400 },
  uploadVideo: { as: 'person', body: {}, status: 400 },
  preprocessSale: { as: 'person', id: 1, body: { client: 'UID3', amount: '100' } },
  completeSale: { as: 'person', id: 1, body: { client: 'UID3', amount: '100' } },
  translate: { as: 'guest', body: { title: 'Платье', description: '' }, status: 404 },
  resetNotificationCount: { as: 'person' },
  createRealtimeTicket: { as: 'person', body: { stream: 'unread' } },
};

const writes = listRoutes().filter(({ route }) => route.method !== 'GET');

/** The same people and things in each world. */
async function furnish(server: TestServer): Promise<Readonly<Record<Example['as'], string>>> {
  const { db } = server.database;
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
  await createOrganization(db);
  await db
    .insertInto('partnership')
    .values({ requester_id: service, recipient_id: await createOrganization(db) })
    .execute();
  await createPrivateChat(db, [person, clientId]);
  const personToken = await server.sessionOf(person);
  await db.updateTable('session').set({ opened_with: 'code' }).execute();
  return { guest: '', person: personToken, courier: await server.sessionOf(courierId) };
}

/** A time, as events tell it. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every row of every table, without what is drawn or depends on the moment. */
async function everything(server: TestServer): Promise<Record<string, string[]>> {
  const { rows: columns } = await server.database.pool.query<{ table: string; columns: string }>(`
    select table_name as table, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and data_type not in ('timestamp with time zone', 'bytea', 'uuid')
      and column_name not in ('password_hash', 'pin', 'secret')
    group by table_name order by table_name`);
  const all: Record<string, string[]> = {};
  for (const { table, columns: list } of columns) {
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from (select ${list} from ${table}) as t order by 1`,
    );
    all[table] = rows.map(({ row }) => row.replaceAll(MOMENT, ''));
  }
  return all;
}

/** What a fresh world holds after a request. */
async function after(route: Route, { body, id, as }: Example, extra: object) {
  const server = await createTestServer();
  try {
    const tokens = await furnish(server);
    const answer = await server.call(route.path.replaceAll(/\{\w+\}/g, String(id)), {
      method: route.method,
      ...(as !== 'guest' && { token: tokens[as] }),
      body: { ...extra, ...body },
    });
    return { status: answer.status, tables: await everything(server) };
  } finally {
    await server.close();
  }
}

describe('fields that a route does not know', () => {
  it.each(writes)('change nothing for $name', async ({ name, route }) => {
    const example = EXAMPLES[name];
    if (!example) throw new Error(`Give ${name} a good request in EXAMPLES`);
    const known = Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {});
    const wishes = Object.fromEntries(
      Object.entries(WISHES).filter(([field]) => !known.includes(field)),
    );
    const [plain, greedy] = await Promise.all([
      after(route, example, {}),
      after(route, example, wishes),
    ]);
    expect(greedy).toEqual(plain);
    expect(plain.status).toBe(example.status ?? Number(Object.keys(route.responses)[0]));
  });

  it('would show, had one of them been stored', async () => {
    const [plain, other] = await Promise.all([
      after(updateMe, EXAMPLES['updateMe']!, {}),
      after(updateMe, { ...EXAMPLES['updateMe']!, body: { full_name: 'Другое' } }, {}),
    ]);
    expect(other).not.toEqual(plain);
  });
});
