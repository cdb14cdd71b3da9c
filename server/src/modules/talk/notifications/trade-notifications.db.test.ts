import { sql } from 'kysely';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import type { Client } from '../../../testing/shop.ts';
import {
  openTestInboxes,
  orderData,
  sorted,
  type TestInboxes,
} from '../../../testing/test-inboxes.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let inboxes: TestInboxes;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  inboxes = await openTestInboxes(server);
});
beforeEach(async () => {
  client = await inboxes.shop.newClient();
});
afterAll(() => server.close());

const saleData = (id: number, final_price: string) => ({
  transaction_id: id,
  final_price,
  currency: 'KGS',
});

describe('of an order to fetch', () => {
  it('the staff is asked, and the client is told what became of it', async () => {
    const hear = await inboxes.listen(client);
    const id = await client.order('selfPickup', await client.fill(15_050));
    const data = orderData(id, '150.50', 'self_pickup');
    const asked = { type: 'order', key: `order:${id}`, data };
    const ofStaff = [
      inboxes.told({ ...asked, to: 'owner' }),
      inboxes.told({ ...asked, to: 'cashier' }),
    ];
    expect(await hear()).toEqual(sorted(ofStaff));
    await inboxes.shop.act('accept', id);
    const accepted = inboxes.told({
      to: 'client',
      type: 'order_accepted_for_client',
      key: `order:${id}:accept`,
      data,
    });
    expect(await hear()).toEqual(sorted([accepted, ...ofStaff]));
    await inboxes.shop.act('reject', id);
    // The client's card lives on.
    expect(await hear()).toEqual(
      sorted([
        ...ofStaff,
        inboxes.told({
          to: 'client',
          type: 'order_rejected_for_client',
          key: `order:${id}:reject`,
          data,
        }),
      ]),
    );
  });

  it('the staff is told that the client has cancelled it, and asked no more', async () => {
    const hear = await inboxes.listen(client);
    const id = await client.order('selfPickup', await client.fill(100));
    await client.call(`/receipts/${id}/`, 'DELETE');
    const cancelled = {
      type: 'order_rejected',
      key: `order:${id}:cancel`,
      data: orderData(id, '1.00', 'self_pickup'),
    };
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({ ...cancelled, to: 'owner' }),
        inboxes.told({ ...cancelled, to: 'cashier' }),
      ]),
    );
  });
});

describe('of an order paid online', () => {
  it('both sides are told of the money, and the client of its return, on one card each', async () => {
    const hear = await inboxes.listen(client);
    const id = await client.order('onlinePayment', await client.fill(20_000));
    const data = orderData(id, '200.00', 'online_payment');
    expect((await hear()).map(({ type }) => type)).toEqual(['online_order', 'online_order']);
    await inboxes.shop.act('accept', id);
    const ofClient = async () => (await hear()).filter(({ to }) => to === 'client');
    expect(await ofClient()).toEqual([
      inboxes.told({
        to: 'client',
        type: 'online_order_accepted_for_client',
        key: `order:${id}:accept`,
        data,
      }),
    ]);
    await client.payAt(id, await client.openPayment(id));
    const paid = {
      type: 'order_payment',
      key: `order:${id}:payment`,
      data: saleData(id, '200.00'),
    };
    const ofStaff = [
      inboxes.told({ ...paid, to: 'owner' }),
      inboxes.told({ ...paid, to: 'cashier' }),
    ];
    expect(await hear()).toEqual(
      sorted([
        ...ofStaff,
        inboxes.told({ ...paid, to: 'client', type: 'order_payment_for_client' }),
      ]),
    );
    await inboxes.shop.act('hand_over', id);
    await inboxes.shop.act('refund', id, { goods_return: true });
    expect(await hear()).toEqual(
      sorted([
        ...ofStaff,
        inboxes.told({
          ...paid,
          to: 'client',
          type: 'order_payment_refunded_for_client',
          key: `order:${id}:refund`,
        }),
      ]),
    );
  });

  it('the client alone is told that money has come too late', async () => {
    const id = await client.order('onlinePayment', await client.fill(20_000));
    await inboxes.shop.act('accept', id);
    const reference = await client.openPayment(id);
    await client.call(`/receipts/${id}/`, 'DELETE');
    const hear = await inboxes.listen(client);
    await client.payAt(id, reference);
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({
          to: 'client',
          type: 'order_payment_refunded_for_client',
          key: `order:${id}:payment`,
          data: saleData(id, '200.00'),
        }),
      ]),
    );
  });

  it('sums are told in the digits of the currency', async () => {
    // A shop with prices keeps its currency, so the trigger that sees to it steps aside.
    const setCurrency = (currency: string) =>
      server.database.db.transaction().execute(async (trx) => {
        await sql`alter table organization disable trigger organization_currency`.execute(trx);
        await trx
          .updateTable('organization')
          .set({ currency })
          .where('id', '=', inboxes.shop.organizationId)
          .execute();
        await sql`alter table organization enable trigger organization_currency`.execute(trx);
      });
    await setCurrency('KRW');
    const hear = await inboxes.listen(client);
    const id = await client.order('selfPickup', await client.fill(15_050));
    await setCurrency('KGS');
    const [first] = await hear();
    expect(first?.data).toEqual(orderData(id, '15050', 'self_pickup', 'KRW'));
  });
});

describe('of an order to bring', () => {
  it('couriers are asked, and client and staff follow its way', async () => {
    const { db } = server.database;
    await client.call('/users/delivery_addresses/', 'POST', {
      city: 'Бишкек',
      district: 'Центр',
      address: 'ул. Токтогула, 1',
      phone: '+996555000000',
      comment: '',
    });
    const id = await client.order('delivery', await client.fill(30_000));
    await inboxes.shop.act('accept', id);
    const hear = await inboxes.listen(client);
    await inboxes.shop.act('send_to_delivery', id);
    const [first] = await deliveriesOf(id);
    const request = {
      key: `delivery:${first}`,
      from: null,
      data: {
        transaction_id: id,
        delivery_amount: '100.00',
        delivery_currency: 'KGS',
        who_pays: 'client',
      },
    };
    const sent = { ...request, to: 'client', type: 'sent_to_delivery_by_organization_for_client' };
    expect(await hear()).toEqual(
      sorted([
        inboxes.told(sent),
        inboxes.told({ ...request, to: 'courier', type: 'for_delivery' }),
      ]),
    );

    const token = await server.sessionOf(inboxes.people.courier);
    const byCourier = (action: string, delivery: number, body?: object) =>
      server.call(`/delivery/${delivery}/${action}/`, {
        method: 'POST',
        token,
        ...(body && { body }),
      });
    await byCourier('accept', first!);
    expect((await hear()).filter(({ key }) => key.endsWith('take'))).toMatchObject([
      { to: 'courier', type: 'accepted_by_delivery' },
      { to: 'client', type: 'accepted_by_delivery_for_client' },
      { to: 'cashier', type: 'accepted_by_delivery_for_organization' },
      { to: 'owner', type: 'accepted_by_delivery_for_organization' },
    ]);
    await byCourier('reject', first!, { reason: 'Никого нет дома' });
    const moved = (delivery: number, action: string) => ({
      key: `delivery:${delivery}:${action}`,
      from: 'courier',
      data: { ...saleData(id, '400.00'), delivery_organization_title: 'Организация' },
    });
    const ofRejection = moved(first!, 'reject');
    const toStaff = { ...ofRejection, type: 'rejected_by_delivery_for_organization' };
    const before = [
      inboxes.told({ ...ofRejection, from: null, to: 'courier', type: 'rejected_by_delivery' }),
      inboxes.told({ ...ofRejection, to: 'client', type: 'rejected_by_delivery_for_client' }),
      inboxes.told({ ...toStaff, to: 'owner' }),
      inboxes.told({ ...toStaff, to: 'cashier' }),
    ];
    expect(await hear()).toEqual(sorted(before));

    await inboxes.shop.act('send_to_delivery', id);
    const second = (await deliveriesOf(id))[1]!;
    await byCourier('accept', second);
    const { pin } = await db
      .selectFrom('delivery')
      .select('pin')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    const after = await inboxes.listen(client);
    await byCourier('delivered', second, { pin });
    const ofEnd = moved(second, 'complete');
    expect(await after()).toEqual(
      sorted([
        inboxes.told({ ...ofEnd, to: 'client', type: 'delivery_delivered_for_client' }),
        inboxes.told({ ...ofEnd, from: null, to: 'courier', type: 'delivery_delivered' }),
        inboxes.told({ ...ofEnd, to: 'owner', type: 'delivery_delivered_for_organization' }),
        inboxes.told({ ...ofEnd, to: 'cashier', type: 'delivery_delivered_for_organization' }),
      ]),
    );
  });

  it('couriers are asked no more once it is rejected', async () => {
    await client.call('/users/delivery_addresses/', 'POST', {
      city: 'Бишкек',
      district: 'Центр',
      address: 'ул. Токтогула, 1',
      phone: '+996555000000',
      comment: '',
    });
    const id = await client.order('delivery', await client.fill(30_000));
    await inboxes.shop.act('accept', id);
    const hear = await inboxes.listen(client);
    await inboxes.shop.act('send_to_delivery', id);
    await inboxes.shop.act('reject', id);
    expect((await hear()).map(({ to, type }) => [to, type])).toEqual([
      ['courier', 'for_delivery'],
      ['client', 'order_rejected_for_client'],
    ]);
    const { body } = await server.call('/notifications/', {
      token: await server.sessionOf(inboxes.people.courier),
    });
    expect((body as Page<Notification>).list[0]).toMatchObject({ offer: { state: 'over' } });
  });

  const deliveriesOf = async (order: number) => {
    const rows = await server.database.db
      .selectFrom('delivery')
      .select('id')
      .where('order_id', '=', order)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
});

describe('of a sale at the till', () => {
  it('the client is told, and what it has earned', async () => {
    const { db } = server.database;
    const card = { organization_id: inboxes.shop.organizationId };
    await db
      .insertInto('discount_card')
      .values({ ...card, kind: 'cashback' })
      .execute();
    await db
      .insertInto('discount_tier')
      .values({ ...card, kind: 'cashback', basis_points: 500, spend_limit: 0 })
      .execute();
    const hear = await inboxes.listen(client);
    const id = await client.order('offline', await client.fill(10_000));
    expect(await hear()).toEqual([]);
    await inboxes.shop.act('sell', id);
    const sold = { to: 'client', key: `order:${id}:sell` };
    expect(await hear()).toEqual(
      sorted([
        inboxes.told({
          ...sold,
          type: 'accept_discount',
          data: {
            ...orderData(id, '100.00', 'cart_checkout'),
            total_price: '100.00',
            discount_percent: '0',
          },
        }),
        inboxes.told({
          ...sold,
          type: 'new_cashback',
          data: orderData(id, '5.00', 'cart_checkout'),
        }),
        inboxes.told({
          ...sold,
          to: 'owner',
          type: 'charge_cashback_for_seller',
          data: orderData(id, '5.00', 'cart_checkout'),
        }),
      ]),
    );
  });
});
