import { sql } from 'kysely';
import { notificationLink } from '@karavan/shared-api/contract/notification-link';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { Page } from '@karavan/shared-api/contract/page';
import { expireOrders } from '../../modules/trade/orders/index.ts';
import { createUser } from '../factories/accounts.ts';
import { createCard } from '../factories/discounts.ts';
import { createEvent, createRental } from '../factories/bookings.ts';
import { openShop, type Client } from '../shop.ts';
import { openTestInboxes, type TestInboxes } from '../test-inboxes.ts';
import type { TestServer } from '../test-server.ts';

/** Where flows take place: a shop, one that gives cashback, and their people. */
export interface FlowWorld extends TestInboxes {
  readonly server: TestServer;
  /** Somebody else in each flow: nobody may have many orders open. */
  readonly client: Client;
  readonly generous: Awaited<ReturnType<typeof openShop>>;
  newRental(): Promise<number>;
  newEvent(): ReturnType<typeof createEvent>;
  /** Calls as somebody. */
  as(
    userId: number,
    path: string,
    method: 'POST' | 'PUT' | 'DELETE',
    body?: object,
  ): Promise<unknown>;
}

/** What one person is told: the whole of `extra_data`, and where it leads them. */
export interface Heard {
  readonly to: number;
  readonly type: NotificationType;
  readonly data: object;
  readonly link: string | null;
  /** Whether it counts as news; what somebody has just done themselves does not. */
  readonly is_new?: boolean;
}

/** Something that the product does, and everything that anybody hears of it. */
export interface Flow {
  readonly what: string;
  readonly types: readonly NotificationType[];
  /** Does what comes before, then the thing itself in `act`. Answers what is told. */
  run(world: FlowWorld, act: (deed: () => Promise<unknown>) => Promise<void>): Promise<Heard[]>;
}

export async function openFlowWorld(server: TestServer): Promise<FlowWorld> {
  const { db } = server.database;
  const inboxes = await openTestInboxes(server);
  const { organizationId } = inboxes.shop;
  await createCard(db, organizationId, 'fixed', [[500, 0]]);
  const generous = await openShop(server);
  await createCard(db, generous.organizationId, 'cashback', [[1000, 0]]);
  return {
    ...inboxes,
    server,
    generous,
    client: await inboxes.shop.newClient(),
    newRental: () => createRental(db, { organizationId, price: 200_000 }),
    newEvent: () => createEvent(db, { organizationId }),
    as: async (userId, path, method, body) =>
      server.call(path, { method, token: await server.sessionOf(userId), ...(body && { body }) }),
  };
}

/** Somebody whom nothing has been told yet. */
export const newPerson = ({ server }: FlowWorld) => createUser(server.database.db);

/** Nobody has done their part of an order in time. */
export async function passDeadline({ server }: FlowWorld, order: number): Promise<void> {
  const { db } = server.database;
  await db
    .updateTable('sale_order')
    .set({ deadline: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', order)
    .execute();
  await expireOrders(db, server.transact, server.orders);
}

/** Runs a flow. Answers what it says is told, and what everybody hears of the deed itself as they read it. */
export async function runFlow(
  shared: FlowWorld,
  flow: Flow,
): Promise<{ expected: Heard[]; heard: Heard[] }> {
  const world = { ...shared, client: await shared.shop.newClient() };
  const { db } = world.server.database;
  const latest = async () =>
    (
      await db
        .selectFrom('notification')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0;
  let heard: Heard[] = [];
  const expected = await flow.run(world, async (deed) => {
    const before = await latest();
    await deed();
    const rows = await db
      .selectFrom('notification')
      .select(['id', 'user_id', 'settled_at'])
      .where('id', '>', before)
      .execute();
    heard = await Promise.all(
      rows.map(async ({ id, user_id, settled_at }) => {
        const { type, extra_data, link } = await read(world.server, user_id, id);
        return { to: user_id, type, data: extra_data, link, is_new: settled_at === null };
      }),
    );
  });
  return {
    expected: inOrder(expected.map((told) => ({ is_new: true, ...told }))),
    heard: inOrder(heard),
  };
}

/** A notification as its person reads it. */
async function read(server: TestServer, userId: number, id: number) {
  const { body } = await server.call('/notifications/?limit=100', {
    token: await server.sessionOf(userId),
  });
  const notification = (body as Page<Notification>).list.find((one) => one.id === id)!;
  return { ...notification, link: notificationLink(notification) };
}

const inOrder = (all: Heard[]) =>
  all.toSorted((a, b) => `${a.type} ${a.to}`.localeCompare(`${b.type} ${b.to}`));
