import type { CourierDelivery, OwedCash } from '@karavan/shared-api/contract/delivery';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import {
  createDelivery,
  createServiceOf,
  ON_ITS_WAY,
} from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let serviceId: number;
let organizationId: number;
let courierId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db, { title: 'Пекарня' });
  serviceId = await createServiceOf(db, organizationId);
});
afterAll(() => server.close());
beforeEach(async () => {
  courierId = await createMember(server.database.db, serviceId);
  token = await server.sessionOf(courierId);
});

const DELIVERED = 'delivery_status_delivered';

async function carried(values: Parameters<typeof createDelivery>[1] = {}): Promise<number> {
  const { db } = server.database;
  const order_id = await createOrder(db, {
    ...ON_ITS_WAY,
    organization_id: organizationId,
    delivery_status: values.status ?? 'delivery_status_taken_for_delivery',
    ...(values.status === DELIVERED && { fulfilled_at: new Date(), payment_status: 'accepted' }),
  });
  await createDelivery(db, {
    order_id,
    delivery_organization_id: serviceId,
    courier_id: courierId,
    status: 'delivery_status_taken_for_delivery',
    taken_at: new Date(),
    ...values,
  });
  return order_id;
}

const collected = (cash_due: number) => carried({ status: DELIVERED, cash_due });

const read = async <T>(path: string) =>
  (await server.call(`/delivery/${path}`, { token })).body as unknown as T;
const readPage = (query: string) => read<Page<CourierDelivery>>(`history/?${query}`);
const owedCash = async () => (await read<{ list: OwedCash[] }>('owed_cash/')).list;
const settle = async (order: number) =>
  server.call(`/organizations/${organizationId}/orders/${order}/settle_cash/`, {
    method: 'POST',
    token: await server.sessionOf(
      await createMember(server.database.db, organizationId, ['can_manage_orders']),
    ),
  });

describe('the history of a courier', () => {
  it('is paged from the newest on, without a gap or a repetition', async () => {
    const orders = [];
    // Two at the same moment, and none in the order of the numbers.
    for (const minute of [3, 1, 4, 1, 5]) {
      const taken_at = new Date(Date.UTC(2026, 0, 1, 12, minute));
      orders.push({ id: await carried({ taken_at }), minute });
    }
    const newestFirst = orders
      .toSorted((one, other) => other.minute - one.minute || other.id - one.id)
      .map(({ id }) => id);
    const first = await readPage('limit=2');
    expect(first).toMatchObject({ total_count: 5, total_pages: 3 });
    await carried();
    const second = await readPage(`limit=2&cursor=${first.next}`);
    const third = await readPage(`limit=2&cursor=${second.next}`);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ list }) => list);
    expect(seen.map(({ transaction_id }) => transaction_id)).toEqual(newestFirst);
    expect((await readPage('limit=2&page=3')).list).toHaveLength(2);
    const broken = await server.call('/delivery/history/?cursor=abc', { token });
    expect(broken).toMatchObject({
      status: 400,
      body: { errors: { cursor: [expect.any(String)] } },
    });
  });

  it('is everybody’s own', async () => {
    const order = await carried();
    const colleague = await createMember(server.database.db, serviceId);
    token = await server.sessionOf(colleague);
    expect(await readPage('')).toMatchObject({ total_count: 0, total_pages: 0, list: [] });
    expect((await server.call(`/delivery/receipt/${order}/`, { token })).status).toBe(404);
  });
});

describe('the cash of a courier', () => {
  it('is owed from the door until the organization has it', async () => {
    const order = await collected(30_000);
    await collected(12_050);
    await carried({ cash_due: 77_700 });
    await carried({ status: DELIVERED, cash_due: 0 });
    expect(await owedCash()).toMatchObject([
      {
        organization: { id: organizationId, title: 'Пекарня' },
        sum: { amount: '420.50', currency: 'KGS' },
        delivery_count: 2,
      },
    ]);
    expect((await settle(order)).status).toBe(204);
    expect((await settle(order)).status).toBe(204);
    expect(await owedCash()).toMatchObject([{ sum: { amount: '120.50' }, delivery_count: 1 }]);
    const row = await read<CourierDelivery>(`receipt/${order}/`);
    expect(row).toMatchObject({ cash_due: { amount: '300.00' }, cash_owed: { amount: '0.00' } });
  });

  it('is kept apart by organization, the largest sum first', async () => {
    const { db } = server.database;
    await collected(10_000);
    const other = await createOrganization(db, { title: 'Цветы' });
    await createDelivery(db, {
      order_id: await createOrder(db, { ...ON_ITS_WAY, organization_id: other }),
      delivery_organization_id: serviceId,
      courier_id: courierId,
      status: DELIVERED,
      cash_due: 20_000,
    });
    const owed = await owedCash();
    expect(owed.map(({ organization, sum }) => [organization.title, sum.amount])).toEqual([
      ['Цветы', '200.00'],
      ['Пекарня', '100.00'],
    ]);
  });

  it('cannot be settled before it is collected, or where there is none', async () => {
    expect((await settle(await carried({ cash_due: 5_000 }))).status).toBe(409);
    expect((await settle(await carried({ status: DELIVERED, cash_due: 0 }))).status).toBe(409);
    expect((await settle(await createOrder(server.database.db))).status).toBe(404);
  });
});

describe('the count of what waits', () => {
  it('is that of the list: neither taken, nor of a rejected order, nor of another service', async () => {
    const { db } = server.database;
    const count = async () => (await read<{ count: number }>('count/')).count;
    const before = await count();
    await createDelivery(db, { delivery_organization_id: serviceId });
    await createDelivery(db, { delivery_organization_id: serviceId });
    await createDelivery(db);
    await carried();
    const rejected = { ...ON_ITS_WAY, status: 'rejected', reason: 'expired' } as const;
    await createDelivery(db, {
      order_id: await createOrder(db, rejected),
      delivery_organization_id: serviceId,
    });
    expect((await count()) - before).toBe(2);
    const { list } = await read<{ list: unknown[] }>('available_orders/');
    expect(list).toHaveLength(await count());
  });
});
