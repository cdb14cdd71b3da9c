import { sql } from 'kysely';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createEvent, createRental } from '../../../testing/factories/bookings.ts';
import { createServiceOf } from '../../../testing/factories/delivery.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { wallTimeOf } from '../../trade/rental-periods/index.ts';

const DAY = 86_400_000;

let server: TestServer;
let shop: Shop;
let people: Record<'owner' | 'cashier' | 'host' | 'courier', number>;
let client: Client;

beforeAll(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const { db } = server.database;
  const serviceId = await createServiceOf(db, shop.organizationId);
  people = {
    owner: shop.owner,
    cashier: await createMember(db, shop.organizationId, ['can_manage_orders', 'can_sell']),
    host: await createMember(db, shop.organizationId, ['can_manage_rentals_events', 'can_scan']),
    courier: await createMember(db, serviceId),
  };
});
beforeEach(async () => {
  client = await shop.newClient();
});
afterAll(() => server.close());

/** Everything that people have been told since this was called. */
async function listen() {
  const { db } = server.database;
  const last = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const nameOf = (id: number | null) => {
    if (id === client.id) return 'client';
    return Object.entries(people).find(([, person]) => person === id)?.[0] ?? id;
  };
  return async () => {
    const rows = await db
      .selectFrom('notification')
      .selectAll()
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .execute();
    const all = rows.map((row) => ({
      to: nameOf(row.user_id),
      type: row.type,
      key: row.event_key,
      from: nameOf(row.sender_id),
      is_client: row.is_client,
      organization: row.organization_id,
      item: row.item_id,
      data: row.extra_data,
    }));
    return sorted(all);
  };
}

/** People who are told of the same thing are told in any order. */
function sorted<Row extends { key: string; type: string; to: string | number | null }>(
  rows: readonly Row[],
): Row[] {
  const place = ({ key, type, to }: Row) => `${key} ${type} ${String(to)}`;
  return rows.toSorted((a, b) => place(a).localeCompare(place(b)));
}

interface Told {
  readonly to: string;
  readonly type: string;
  readonly key: string;
  readonly data: object;
  readonly from?: string | null;
  readonly item?: number;
}

/** The client hears from nobody unless told, the staff from the client. */
const told = ({ from, item, ...rest }: Told) => ({
  from: from === undefined ? (rest.to === 'client' ? null : 'client') : from,
  is_client: rest.to === 'client',
  organization: shop.organizationId,
  item: item ?? null,
  ...rest,
});

const orderData = (id: number, final_price: string, method: string, currency = 'KGS') => ({
  transaction_id: id,
  final_price,
  currency,
  method,
});
const saleData = (id: number, final_price: string) => ({
  transaction_id: id,
  final_price,
  currency: 'KGS',
});

const actOnBooking = async (action: string, order: number) =>
  server.call(`/organizations/${shop.organizationId}/bookings/${order}/${action}/`, {
    method: 'POST',
    token: await server.sessionOf(shop.owner),
  });

const transactionOf = (body: object) => (body as { transaction_id: number }).transaction_id;

describe('of an order to fetch', () => {
  it('the staff is asked, and the client is told what became of it', async () => {
    const hear = await listen();
    const id = await client.order('selfPickup', await client.fill(15_050));
    const data = orderData(id, '150.50', 'self_pickup');
    const asked = { type: 'order', key: `order:${id}`, data };
    expect(await hear()).toEqual(
      sorted([told({ ...asked, to: 'owner' }), told({ ...asked, to: 'cashier' })]),
    );
    await shop.act('accept', id);
    const accepted = told({
      to: 'client',
      type: 'order_accepted_for_client',
      key: `order:${id}:accept`,
      data,
    });
    expect(await hear()).toEqual(sorted([accepted]));
    await shop.act('reject', id);
    expect(await hear()).toEqual(
      sorted([
        accepted,
        told({
          to: 'client',
          type: 'order_rejected_for_client',
          key: `order:${id}:reject`,
          data,
        }),
      ]),
    );
  });

  it('the staff is told that the client has cancelled it, and asked no more', async () => {
    const id = await client.order('selfPickup', await client.fill(100));
    const hear = await listen();
    await client.call(`/receipts/${id}/`, 'DELETE');
    const cancelled = {
      type: 'order_rejected',
      key: `order:${id}:cancel`,
      data: orderData(id, '1.00', 'self_pickup'),
    };
    expect(await hear()).toEqual(
      sorted([told({ ...cancelled, to: 'owner' }), told({ ...cancelled, to: 'cashier' })]),
    );
  });
});

describe('of an order paid online', () => {
  it('both sides are told of the money, and the client of its return', async () => {
    const hear = await listen();
    const id = await client.order('onlinePayment', await client.fill(20_000));
    const data = orderData(id, '200.00', 'online_payment');
    expect((await hear()).map(({ type }) => type)).toEqual(['online_order', 'online_order']);
    await shop.act('accept', id);
    await client.payAt(id, await client.openPayment(id));
    await shop.act('hand_over', id);
    await shop.act('refund', id, { goods_return: true });
    const paid = {
      type: 'order_payment',
      key: `order:${id}:payment`,
      data: saleData(id, '200.00'),
    };
    expect(await hear()).toEqual(
      sorted([
        told({
          to: 'client',
          type: 'online_order_accepted_for_client',
          key: `order:${id}:accept`,
          data,
        }),
        told({ ...paid, to: 'client', type: 'order_payment_for_client' }),
        told({ ...paid, to: 'owner' }),
        told({ ...paid, to: 'cashier' }),
        told({
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
    await shop.act('accept', id);
    const reference = await client.openPayment(id);
    await client.call(`/receipts/${id}/`, 'DELETE');
    const hear = await listen();
    await client.payAt(id, reference);
    expect(await hear()).toEqual(
      sorted([
        told({
          to: 'client',
          type: 'order_payment_refunded_for_client',
          key: `order:${id}:payment`,
          data: saleData(id, '200.00'),
        }),
      ]),
    );
  });

  it('sums are told in the digits of the currency', async () => {
    const { db } = server.database;
    const setCurrency = (currency: string) =>
      db
        .updateTable('organization')
        .set({ currency })
        .where('id', '=', shop.organizationId)
        .execute();
    await setCurrency('KRW');
    const hear = await listen();
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
    await shop.act('accept', id);
    const hear = await listen();
    await shop.act('send_to_delivery', id);
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
      sorted([told(sent), told({ ...request, to: 'courier', type: 'for_delivery' })]),
    );

    const token = await server.sessionOf(people.courier);
    const byCourier = (action: string, delivery: number, body?: object) =>
      server.call(`/delivery/${delivery}/${action}/`, {
        method: 'POST',
        token,
        ...(body && { body }),
      });
    await byCourier('accept', first!);
    await byCourier('reject', first!, { reason: 'Никого нет дома' });
    const moved = (delivery: number, action: string) => ({
      key: `delivery:${delivery}:${action}`,
      from: 'courier',
      data: saleData(id, '400.00'),
    });
    const ofTake = moved(first!, 'take');
    const ofRejection = {
      ...moved(first!, 'reject'),
      type: 'rejected_by_delivery_for_organization',
    };
    const before = [
      told(sent),
      told({ ...ofTake, to: 'client', type: 'accepted_by_delivery_for_client' }),
      told({ ...ofTake, to: 'owner', type: 'accepted_by_delivery_for_organization' }),
      told({ ...ofTake, to: 'cashier', type: 'accepted_by_delivery_for_organization' }),
      told({ ...ofRejection, to: 'owner' }),
      told({ ...ofRejection, to: 'cashier' }),
    ];
    expect(await hear()).toEqual(sorted(before));

    await shop.act('send_to_delivery', id);
    const second = (await deliveriesOf(id))[1]!;
    await byCourier('accept', second);
    const { pin } = await db
      .selectFrom('delivery')
      .select('pin')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    const after = await listen();
    await byCourier('delivered', second, { pin });
    const ofEnd = moved(second, 'complete');
    expect(await after()).toEqual(
      sorted([
        told({ ...ofEnd, to: 'client', type: 'delivery_delivered_for_client' }),
        told({ ...ofEnd, to: 'owner', type: 'delivery_delivered_for_organization' }),
        told({ ...ofEnd, to: 'cashier', type: 'delivery_delivered_for_organization' }),
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
    await shop.act('accept', id);
    const hear = await listen();
    await shop.act('send_to_delivery', id);
    await shop.act('reject', id);
    expect((await hear()).map(({ to, type }) => [to, type])).toEqual([
      ['client', 'sent_to_delivery_by_organization_for_client'],
      ['client', 'order_rejected_for_client'],
    ]);
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

describe('of a rental', () => {
  it('those who manage rentals are told, in words of its own', async () => {
    const { db } = server.database;
    const itemId = await createRental(db, { organizationId: shop.organizationId, price: 200_000 });
    const hear = await listen();
    const startsAt = `${wallTimeOf(new Date(Date.now() + 3 * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;
    const { body } = await client.call(`/rentals/${itemId}/booking/`, 'POST', {
      starts_at: startsAt,
      units: 1,
      method: 'online_payment',
    });
    const id = transactionOf(body);
    await actOnBooking('accept', id);
    await client.payAt(id, await client.openPayment(id));
    await db
      .updateTable('rental_booking')
      .set({ during: sql<string>`tstzrange(now(), upper(during))` })
      .where('order_id', '=', id)
      .execute();
    await actOnBooking('activate', id);
    const data = orderData(id, '2000.00', 'online_payment');
    const paid = { key: `order:${id}:payment`, data: saleData(id, '2000.00') };
    const moved = (type: string, action: string) =>
      told({ to: 'client', type, key: `order:${id}:${action}`, data });
    // The request itself is gone, as it has been answered.
    expect(await hear()).toEqual(
      sorted([
        moved('rental_accepted_for_client', 'accept_booking'),
        told({ ...paid, to: 'client', type: 'rental_payment_for_client' }),
        told({ ...paid, to: 'owner', type: 'rental_payment' }),
        told({ ...paid, to: 'host', type: 'rental_payment' }),
        moved('activated_rental_for_client', 'activate'),
      ]),
    );
  });

  it('the request names the thing', async () => {
    const { db } = server.database;
    const itemId = await createRental(db, { organizationId: shop.organizationId, price: 200_000 });
    const hear = await listen();
    const startsAt = `${wallTimeOf(new Date(Date.now() + 3 * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;
    const { body } = await client.call(`/rentals/${itemId}/booking/`, 'POST', {
      starts_at: startsAt,
      units: 1,
      method: 'self_pickup',
    });
    const id = transactionOf(body);
    const asked = {
      type: 'rental',
      key: `order:${id}`,
      data: orderData(id, '2000.00', 'self_pickup'),
      item: itemId,
    };
    expect(await hear()).toEqual(
      sorted([told({ ...asked, to: 'owner' }), told({ ...asked, to: 'host' })]),
    );
    await client.call(`/receipts/${id}/`, 'DELETE');
    expect((await hear()).map(({ to, type }) => [to, type])).toEqual([
      ['host', 'rental_rejected'],
      ['owner', 'rental_rejected'],
    ]);
  });
});

describe('of tickets', () => {
  it('payment is told once to each, and the door tells the client', async () => {
    const { itemId, sizeId } = await createEvent(server.database.db, {
      organizationId: shop.organizationId,
    });
    const hear = await listen();
    const { body } = await client.call('/tickets/', 'POST', {
      size_id: sizeId,
      quantity: 1,
      method: 'online_payment',
    });
    const id = transactionOf(body);
    expect(await hear()).toEqual([]);
    await client.payAt(id, await client.openPayment(id));
    const [ticket] = (await client.receipt(id)).tickets;
    await server.call(`/organizations/${shop.organizationId}/tickets/activate/`, {
      method: 'POST',
      token: await server.sessionOf(shop.owner),
      body: { secret: ticket!.secret!, nonce: crypto.randomUUID() },
    });
    const paid = {
      type: 'order_payment',
      key: `order:${id}:payment`,
      data: saleData(id, '500.00'),
    };
    expect(await hear()).toEqual(
      sorted([
        told({
          to: 'client',
          type: 'order_payment_for_client',
          key: `order:${id}:issue`,
          data: orderData(id, '500.00', 'online_payment'),
        }),
        told({ ...paid, to: 'owner' }),
        told({ ...paid, to: 'host' }),
        told({
          to: 'client',
          type: 'activated_ticket_for_client',
          key: `ticket:${ticket!.id}`,
          data: { transaction_id: id },
          item: itemId,
        }),
      ]),
    );
  });

  it('free ones are told like paid ones, and to the client alone', async () => {
    const { sizeId } = await createEvent(server.database.db, {
      organizationId: shop.organizationId,
      price: 0,
    });
    const hear = await listen();
    const { body } = await client.call('/tickets/', 'POST', {
      size_id: sizeId,
      quantity: 1,
      method: 'self_pickup',
    });
    const id = transactionOf(body);
    expect(await hear()).toEqual(
      sorted([
        told({
          to: 'client',
          type: 'order_payment_for_client',
          key: `order:${id}:issue`,
          data: orderData(id, '0.00', 'self_pickup'),
        }),
      ]),
    );
  });
});

describe('of a sale at the till', () => {
  it('the client is told, and what it has earned', async () => {
    const { db } = server.database;
    const card = { organization_id: shop.organizationId };
    await db
      .insertInto('discount_card')
      .values({ ...card, kind: 'cashback' })
      .execute();
    await db
      .insertInto('discount_tier')
      .values({ ...card, basis_points: 500, spend_limit: 0 })
      .execute();
    const hear = await listen();
    const id = await client.order('offline', await client.fill(10_000));
    expect(await hear()).toEqual([]);
    await shop.act('sell', id);
    const sold = { to: 'client', key: `order:${id}:sell` };
    expect(await hear()).toEqual(
      sorted([
        told({
          ...sold,
          type: 'accept_discount',
          data: orderData(id, '100.00', 'cart_checkout'),
        }),
        told({ ...sold, type: 'new_cashback', data: orderData(id, '5.00', 'cart_checkout') }),
      ]),
    );
  });
});
