import type { Receipt } from '@karavan/shared-api/contract/orders';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createAddress, createServiceOf } from '../../../testing/factories/delivery.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let serviceId: number;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  serviceId = await createServiceOf(server.database.db, shop.organizationId);
});
afterAll(() => server.close());

/** An order of two pieces that a courier has picked up, and could not bring. */
async function goodsOnTheWayBack() {
  const { db } = server.database;
  const client = await shop.newClient();
  await createAddress(db, client.id);
  const cart = await client.fill(30_000, 2);
  const order = await client.order('delivery', cart);
  await shop.act('accept', order);
  await shop.act('send_to_delivery', order);
  const courierId = await createMember(db, serviceId);
  const token = await server.sessionOf(courierId);
  const { id } = await db
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  const courier = (action: string, body?: object) =>
    server.call(`/delivery/${id}/${action}/`, { method: 'POST', token, ...(body && { body }) });
  await courier('accept');
  await courier('picked_up', { parcels: 1 });
  await courier('reject', { reason: 'Никого нет дома' });
  const { size_id: sizeId } = await db
    .selectFrom('sale_order_line')
    .select('size_id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  const held = async () =>
    (
      await db
        .selectFrom('item_size')
        .select('held')
        .where('id', '=', sizeId!)
        .executeTakeFirstOrThrow()
    ).held;
  return { client, order, courier, courierId, held };
}

const receipt = async (order: number) =>
  (await server.call(`/receipts/${order}/`, { token: await server.sessionOf(shop.owner) }))
    .body as Receipt;

describe('goods that could not be brought', () => {
  it('are neither on sale nor sent again until the staff has them, and on sale once', async () => {
    const { client, order, held } = await goodsOnTheWayBack();
    expect((await receipt(order)).staff_actions).toEqual(['confirm_return']);
    expect((await client.receipt(order)).can_cancel).toBe(false);
    for (const action of ['reject', 'send_to_delivery']) {
      expect((await shop.act(action, order)).status).toBe(409);
    }
    expect((await client.call(`/receipts/${order}/`, 'DELETE')).status).toBe(409);
    expect(await held()).toBe(2);

    const answers = await Promise.all([
      shop.act('confirm_return', order),
      shop.act('confirm_return', order),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { delivery, staff_actions } = await receipt(order);
    expect(delivery?.returned_at).not.toBeNull();
    expect(staff_actions).toEqual(['send_to_delivery', 'reject']);
    await Promise.all([shop.act('reject', order), shop.act('reject', order)]);
    expect(await held()).toBe(0);
    expect((await receipt(order)).status).toBe('rejected');
  });

  it('may be said to be back by the courier, which is not enough', async () => {
    const { order, courier, courierId, held } = await goodsOnTheWayBack();
    expect((await courier('returned')).status).toBe(200);
    expect((await shop.act('reject', order)).status).toBe(409);
    expect(await held()).toBe(2);
    await shop.act('confirm_return', order);
    expect((await shop.act('send_to_delivery', order)).status).toBe(204);
    const told = await server.database.db
      .selectFrom('notification')
      .select('user_id')
      .where('type', '=', 'return_confirmed')
      .where('user_id', '=', courierId)
      .execute();
    expect(told).toHaveLength(1);
    // The next courier has not got them yet.
    expect((await shop.act('confirm_return', order)).status).toBe(409);
  });

  it('are kept by the database, whoever writes', async () => {
    const { order } = await goodsOnTheWayBack();
    await expect(
      server.database.db
        .updateTable('sale_order')
        .set({ status: 'rejected', rejected_at: new Date(), reason: 'expired' })
        .where('id', '=', order)
        .execute(),
    ).rejects.toThrow('sale_order_keeps_goods_out');
  });

  it('that nobody has picked up are where they were', async () => {
    const { db } = server.database;
    const client = await shop.newClient();
    await createAddress(db, client.id);
    const order = await client.order('delivery', await client.fill(30_000));
    await shop.act('accept', order);
    await shop.act('send_to_delivery', order);
    expect((await shop.act('confirm_return', order)).status).toBe(409);
    await shop.act('take_back_delivery', order);
    expect((await shop.act('confirm_return', order)).status).toBe(409);
    expect((await shop.act('reject', order)).status).toBe(200);
  });
});
