import { createMember } from '../../../testing/factories/accounts.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  await trustNewcomers(server.database.db, shop.organizationId);
  client = await shop.newClient();
});
afterAll(() => server.close());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('the times of an order', () => {
  it('tell when money came online', async () => {
    const id = await client.order('onlinePayment', await client.fill(10_000));
    await shop.act('accept', id);
    expect(await client.receipt(id)).toMatchObject({ is_mine: true, paid_at: null });
    await client.payAt(id, await client.openPayment(id));
    expect(await client.receipt(id)).toMatchObject({ paid_at: MOMENT, fulfilled_at: null });
  });

  it('tell that cash came with the goods', async () => {
    const id = await client.order('selfPickup', await client.fill(10_000));
    await shop.act('accept', id);
    await shop.act('hand_over', id);
    const { paid_at, fulfilled_at } = await client.receipt(id);
    expect([paid_at, fulfilled_at]).toEqual([fulfilled_at, MOMENT]);
  });

  it('tell when it was cancelled, and that the staff is not its client', async () => {
    const id = await client.order('selfPickup', await client.fill(10_000));
    expect(await client.receipt(id)).toMatchObject({ rejected_at: null });
    await client.call(`/receipts/${id}/`, 'DELETE');
    expect(await client.receipt(id)).toMatchObject({
      reason: 'cancelled_by_client',
      rejected_at: MOMENT,
    });
    const token = await server.sessionOf(shop.owner);
    expect((await server.call(`/receipts/${id}/`, { token })).body).toMatchObject({
      is_mine: false,
    });
  });
});

describe('the courier of an order', () => {
  it('can be called up while they have it, by its client and whoever manages orders', async () => {
    const { db } = server.database;
    const id = await client.order('selfPickup', await client.fill(10_000));
    await shop.act('accept', id);
    await db
      .updateTable('sale_order')
      .set({
        method: 'cash_courier',
        city: 'Бишкек',
        district: '',
        address: 'Киевская, 1',
        phone: '+996555000001',
        delivery_status: 'delivery_status_taken_for_delivery',
      })
      .where('id', '=', id)
      .execute();
    const courier = await createMember(db, shop.organizationId, ['can_scan']);
    await db
      .insertInto('delivery')
      .values({
        order_id: id,
        delivery_organization_id: shop.organizationId,
        courier_id: courier,
        status: 'delivery_status_taken_for_delivery',
        who_pays: 'client',
        fee: 0,
        currency: 'KGS',
        district: '',
        address: 'Киевская, 1',
        phone: '+996555000001',
        taken_at: new Date(),
      })
      .execute();
    const readAs = async (token: string) => (await server.call(`/receipts/${id}/`, { token })).body;
    const phone = expect.stringMatching(/^\+/);
    expect(await readAs(client.token)).toMatchObject({
      delivery: { courier_phone: phone, sent_at: MOMENT, taken_at: MOMENT },
    });
    const manager = await createMember(db, shop.organizationId, ['can_manage_orders']);
    expect(await readAs(await server.sessionOf(manager))).toMatchObject({
      delivery: { courier_phone: phone, pin: null },
    });
    const analyst = await createMember(db, shop.organizationId, ['can_view_statistics']);
    expect(await readAs(await server.sessionOf(analyst))).toMatchObject({
      delivery: { courier_phone: null, taken_at: MOMENT },
    });
    await db
      .updateTable('sale_order')
      .set({ delivery_status: 'delivery_status_rejected_by_delivery_service' })
      .where('id', '=', id)
      .execute();
    expect(await readAs(client.token)).toMatchObject({ delivery: { courier_phone: null } });
  });
});
