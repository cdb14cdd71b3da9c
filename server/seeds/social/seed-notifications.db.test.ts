import { thumbHashToAverageRGBA } from 'thumbhash';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@karavan/shared-api/contract/notification-types';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { OrderCard } from '@karavan/shared-api/contract/cards';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { Page } from '@karavan/shared-api/contract/page';
import type { Tables } from '../../src/database-tables.ts';
import { AWAITED_TYPES } from '../../src/modules/talk/notifications/awaited-types.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createTestServer, type TestServer } from '../../src/testing/test-server.ts';
import { createLog } from '../../src/platform/logging/create-log.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { seedDemo } from '../seed-demo.ts';

// Draws the pictures of the whole city.
jest.setTimeout(240_000);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const storage = openStorage(readEnv({ KARAVAN_DATA_DIR: server.dataDir }), createLog('silent'));
  // Nobody else is there yet, so the order of its locks says nothing: its connection is not watched.
  const { db } = openDatabase<Tables>(server.database.connectionString, createLog('silent'));
  await seedDemo(db, storage, createLog('silent'));
  await db.destroy();
});
afterAll(() => server.close());

const isNew = ({ status }: OrderCard) => status === 'in_progress';
const isRejected = ({ status }: OrderCard) => status === 'rejected';
const isOver = ({ fulfilled_at }: OrderCard) => fulfilled_at !== null;
const isPaid = ({ payment_status }: OrderCard) => payment_status === 'accepted';
const isAccepted = ({ status }: OrderCard) => status === 'accepted';
const isDelivery = (status: string) => (order: OrderCard) => order.delivery?.status === status;

/** What an order is like that has news of a type, whatever has happened since. */
const FITS: Readonly<Partial<Record<NotificationType, (order: OrderCard) => boolean>>> = {
  order: isNew,
  online_order: isNew,
  rental: isNew,
  order_accepted_for_client: isAccepted,
  online_order_accepted_for_client: ({ can_pay }) => can_pay,
  rental_accepted_for_client: ({ can_pay }) => can_pay,
  order_rejected_for_client: isRejected,
  online_order_rejected_for_client: isRejected,
  rental_rejected: isRejected,
  order_payment: isPaid,
  order_payment_for_client: isPaid,
  rental_payment: isPaid,
  rental_payment_for_client: isPaid,
  order_payment_refunded_for_client: ({ payment_status }) => payment_status === 'refunded',
  accept_discount: isOver,
  accepted_seller_discount: isOver,
  activated_rental: isOver,
  activated_rental_for_client: isOver,
  activated_ticket: ({ tickets }) => tickets.some(({ status }) => status !== 'valid'),
  delivery_delivered_for_client: isDelivery('delivery_status_delivered'),
  delivery_delivered_for_organization: isDelivery('delivery_status_delivered'),
  rejected_by_delivery_for_organization: isDelivery('delivery_status_rejected_by_delivery_service'),
};

const OFFERS: Readonly<Record<string, string>> = {
  for_delivery: 'open',
  delivery_delivered: 'delivered',
  rejected_by_delivery: 'given_back',
};

it.each(Object.entries(DEMO_ACCOUNTS))(
  'every card of the demo’s %s agrees with what it is about',
  async (role, { phone }) => {
    const { id } = await server.database.db
      .selectFrom('app_user')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    const token = await server.sessionOf(id);
    const { body } = await server.call('/notifications/?limit=100', { token });
    const cards = (body as Page<Notification>).list as readonly Notification[];
    const ofOrders = cards.filter(({ subject }) => subject?.startsWith('order:'));
    const offers = cards.filter(({ subject }) => subject?.startsWith('offer:'));
    const waiting = cards.filter(({ type }) => type === 'partnership_requested_recipient');
    for (const { type, order } of ofOrders) {
      expect([type, order && FITS[type]?.(order)]).toEqual([type, true]);
      const receipt = (await server.call(`/receipts/${order!.transaction_id}/`, { token }))
        .body as Receipt;
      expect(order).toMatchObject({
        can_pay: receipt.can_pay,
        can_cancel: receipt.can_cancel,
        staff_actions: receipt.staff_actions,
      });
    }
    expect(offers.map(({ type, offer }) => [type, offer?.state])).toEqual(
      offers.map(({ type }) => [type, OFFERS[type]]),
    );
    expect(waiting.every(({ partnership }) => partnership?.can_answer)).toBe(true);
    const least = { client: 8, owner: 9, seller: 3, manager: 3, courier: 0, operator: 0 };
    expect(ofOrders.length).toBeGreaterThanOrEqual(least[role as keyof typeof least]);
  },
);

it('tells nothing that nothing can cause', async () => {
  const rows = await server.database.db
    .selectFrom('notification')
    .select('type')
    .distinct()
    .execute();
  const types = rows.map(({ type }) => type);
  expect(types.filter((type) => type in AWAITED_TYPES)).toEqual([]);
  expect(types.filter((type) => !NOTIFICATION_TYPES.includes(type as NotificationType))).toEqual(
    [],
  );
});

it('shows what many people have done as one card', async () => {
  const { rows } = await server.database.pool.query<{ people: number }>(
    `select count(distinct part.sender_id)::int as people from grouped_notification as part
     join notification using (user_id, subject) group by user_id, subject`,
  );
  expect(rows.some(({ people }) => people > 1)).toBe(true);
});

it('what stands beside each other in the feed, and in a shop, does not begin with pictures that look alike', async () => {
  const covers = await server.database.db
    .selectFrom('item_image')
    .innerJoin('item', 'item.id', 'item_image.item_id')
    .innerJoin('file', 'file.id', 'item_image.file_id')
    .where('item_image.position', '=', 0)
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    // The dates of a series look alike.
    .where('item.id', 'not in', (eb) =>
      eb.selectFrom('event').select('item_id').whereRef('series_id', '<>', 'item_id'),
    )
    .select(['item.organization_id', 'file.thumbhash'])
    .execute();
  const shops = Map.groupBy(covers, ({ organization_id }) => organization_id).values();
  const alike = [covers, ...shops].flatMap((list) =>
    list.filter(({ thumbhash }, index) => {
      const before = list[index - 1]?.thumbhash;
      return before && differenceOf(thumbhash!, before) < LOOKS_ALIKE;
    }),
  );
  expect(covers.length).toBeGreaterThan(800);
  expect(alike).toEqual([]);
});

/** Of average colours, whose parts go from 0 to 1. */
const LOOKS_ALIKE = 0.03;

function differenceOf(one: string, other: string): number {
  const [a, b] = [one, other].map((hash) => thumbHashToAverageRGBA(Buffer.from(hash, 'base64')));
  return Math.hypot(a!.r - b!.r, a!.g - b!.g, a!.b - b!.b);
}
