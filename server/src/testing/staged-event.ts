import type { DoorEntry, EventRun } from '@karavan/shared-api/contract/events';
import { refundEvents } from '../modules/trade/tickets/index.ts';
import { tellEventChange } from '../modules/talk/notifications/index.ts';
import { createEvent } from './factories/bookings.ts';
import { trustNewcomers } from './factories/orders.ts';
import { openShop, type Client } from './shop.ts';
import type { TestServer } from './test-server.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** An organization that stages events, whose owner runs them and whose clients buy tickets through the API. */
export async function openStage(server: TestServer) {
  const { db } = server.database;
  const shop = await openShop(server);
  await trustNewcomers(db, shop.organizationId);
  const token = await server.sessionOf(shop.owner);
  const base = `/organizations/${shop.organizationId}/events`;

  const call = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
    server.call(`${base}${path}`, { method, token, ...(body && { body }) });

  return {
    ...shop,
    token,
    call,
    newEvent: (options: Omit<Parameters<typeof createEvent>[1], 'organizationId'> = {}) =>
      createEvent(db, { organizationId: shop.organizationId, ...options }),
    run: async (item: number) => (await call(`/${item}/`)).body as EventRun,
    cancel: (item: number, reason = 'Артист заболел') =>
      call(`/${item}/cancel/`, 'POST', { reason }),
    door: async (item: number, query = '') =>
      ((await call(`/${item}/door/${query}`)).body as { list: DoorEntry[] }).list,
    ask: (client: Client, sizeId: number, quantity = 1, method = 'online_payment') =>
      client.call('/tickets/', 'POST', { size_id: sizeId, quantity, method }),
    /** Buys tickets and pays for them. Answers the order. */
    async sell(client: Client, sizeId: number, quantity = 1): Promise<number> {
      const { body } = await client.call('/tickets/', 'POST', {
        size_id: sizeId,
        quantity,
        method: 'online_payment',
      });
      const { transaction_id: order } = body as { transaction_id: number };
      const { total } = await client.receipt(order);
      if (Number(total.amount) > 0) await client.payAt(order, await client.openPayment(order));
      return order;
    },
    scan: (secret: string, nonce: string = crypto.randomUUID()) =>
      server.call(`/organizations/${shop.organizationId}/tickets/activate/`, {
        method: 'POST',
        token,
        body: { secret, nonce },
      }),
    /** Does what the jobs do that a change has added. */
    async work(item: number): Promise<void> {
      const changes = await db
        .selectFrom('event_change')
        .select('id')
        .where('item_id', '=', item)
        .orderBy('id')
        .execute();
      for (const { id } of changes) await tellEventChange(server.transact, id);
      await refundEvents(db, server.transact, server.orders);
    },
    toldOf: async (type: string, item: number) =>
      (
        await db
          .selectFrom('notification')
          .select('user_id')
          .where('type', '=', type as 'event_moved')
          .where('item_id', '=', item)
          .orderBy('id')
          .execute()
      ).map(({ user_id }) => user_id),
    stockOf: (id: number) =>
      db
        .selectFrom('item_size')
        .select(['stock', 'held'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
