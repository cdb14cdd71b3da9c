import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { sql } from 'kysely';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createServiceOf, ON_ITS_WAY } from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireDeliveries } from './expire-deliveries.ts';

const HOURS = 24;

let server: TestServer;
let organizationId: number;
let serviceId: number;
let staff: { id: number; token: string };
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db);
  serviceId = await createServiceOf(db, organizationId);
  const id = await createMember(db, organizationId, ['can_manage_orders']);
  staff = { id, token: await server.sessionOf(id) };
});
afterAll(() => server.close());

async function newCourier() {
  const id = await createMember(server.database.db, serviceId);
  return { id, token: await server.sessionOf(id) };
}

const ofStaff = (action: string, order: number, token = staff.token) =>
  server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
    method: 'POST',
    token,
  });
const takeBack = (order: number) => ofStaff('take_back_delivery', order);

const deliveryOf = (order: number) =>
  server.database.db
    .selectFrom('delivery')
    .select(['id', 'status', 'courier_id', 'pin', 'taken_at'])
    .where('order_id', '=', order)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const courierCalls = async (path: string, token: string, body?: object) =>
  server.call(`/delivery/${path}/`, { method: 'POST', token, ...(body && { body }) });

/** An order that couriers are asked to bring. */
async function waitingOrder() {
  const place = { ...ON_ITS_WAY, delivery_status: null };
  const order = await createOrder(server.database.db, {
    ...place,
    organization_id: organizationId,
    method: 'cash_courier',
  });
  await ofStaff('send_to_delivery', order);
  const { id, pin } = await deliveryOf(order);
  return { order, delivery: id, pin };
}

/** An order that a courier has. */
async function takenOrder() {
  const courier = await newCourier();
  const waiting = await waitingOrder();
  const { status } = await courierCalls(`${waiting.delivery}/accept`, courier.token);
  expect(status).toBe(200);
  return { ...waiting, courier };
}

const receipt = async (order: number) =>
  (await server.call(`/receipts/${order}/`, { token: staff.token })).body as Receipt;

const dismiss = (id: number) =>
  server.database.db.deleteFrom('organization_member').where('user_id', '=', id).execute();

describe('an order whose courier has been dismissed', () => {
  it('is taken back, and brought by another one', async () => {
    const { order, courier } = await takenOrder();
    await dismiss(courier.id);
    expect((await ofStaff('reject', order)).status).toBe(409);
    expect((await receipt(order)).staff_actions).toContain('take_back_delivery');
    expect((await takeBack(order)).status).toBe(204);
    expect((await takeBack(order)).status).toBe(204);
    expect((await receipt(order)).staff_actions).toContain('send_to_delivery');

    expect((await ofStaff('send_to_delivery', order)).status).toBe(204);
    const other = await newCourier();
    const { id, pin } = await deliveryOf(order);
    await courierCalls(`${id}/accept`, other.token);
    expect((await courierCalls(`${id}/delivered`, other.token, { pin })).status).toBe(200);
    expect((await receipt(order)).fulfilled_at).not.toBeNull();
  });

  it('is taken back, and rejected', async () => {
    const { order, courier } = await takenOrder();
    await dismiss(courier.id);
    await takeBack(order);
    expect((await ofStaff('reject', order)).status).toBe(200);
    expect(await receipt(order)).toMatchObject({ status: 'rejected' });
  });
});

describe('an order that no courier takes', () => {
  const available = async (token: string) => {
    const { body } = await server.call('/delivery/available_orders/', { token });
    return (body as { list: CourierDelivery[] }).list.map(({ id }) => id);
  };

  it('is taken back, offered to nobody any more, and sent again', async () => {
    const courier = await newCourier();
    const { order, delivery } = await waitingOrder();
    expect(await available(courier.token)).toContain(delivery);
    expect((await takeBack(order)).status).toBe(204);
    expect((await takeBack(order)).status).toBe(204);
    expect(await receipt(order)).toMatchObject({
      delivery: { status: 'delivery_status_rejected_by_delivery_service', courier: null },
    });
    expect(await available(courier.token)).not.toContain(delivery);
    expect((await courierCalls(`${delivery}/accept`, courier.token)).status).toBe(409);
    const late = await server.call(`/delivery/available_orders/${order}/`, {
      token: courier.token,
    });
    expect(late.status).toBe(404);

    expect((await ofStaff('send_to_delivery', order)).status).toBe(204);
    const again = await deliveryOf(order);
    expect(again.id).not.toBe(delivery);
    expect((await courierCalls(`${again.id}/accept`, courier.token)).status).toBe(200);
  });

  it('is taken back, and rejected', async () => {
    const { order } = await waitingOrder();
    expect((await takeBack(order)).status).toBe(204);
    expect((await ofStaff('reject', order)).status).toBe(200);
    expect(await receipt(order)).toMatchObject({ status: 'rejected' });
  });

  it('at the moment when one takes it is one of the two', async () => {
    const courier = await newCourier();
    const waiting = await Promise.all(Array.from({ length: 8 }, waitingOrder));
    await Promise.all(
      waiting.map(async ({ order, delivery }, index) => {
        const back = () => takeBack(order);
        const take = () => courierCalls(`${delivery}/accept`, courier.token);
        const [first, second] = index % 2 === 0 ? [back, take] : [take, back];
        const statuses = (await Promise.all([first(), second()])).map(({ status }) => status);
        // One that has just been taken may be taken back.
        expect([204, 200, 409]).toEqual(expect.arrayContaining(statuses));
        expect((await deliveryOf(order)).status).toBe(
          'delivery_status_rejected_by_delivery_service',
        );
      }),
    );
  });
});

describe('a delivery that is taken back', () => {
  it('is said to be so to its courier, who can neither finish nor reject it', async () => {
    const { order, delivery, pin, courier } = await takenOrder();
    await takeBack(order);
    const { body } = await server.call(`/delivery/receipt/${order}/`, { token: courier.token });
    expect(body as CourierDelivery).toMatchObject({
      status: 'delivery_status_rejected_by_delivery_service',
      reason: null,
    });
    const done = await courierCalls(`${delivery}/delivered`, courier.token, { pin });
    expect(done.status).toBe(409);
    expect(await receipt(order)).toMatchObject({ fulfilled_at: null });
  });

  it('at the moment when it is delivered is one of the two', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, takenOrder));
    await Promise.all(
      taken.map(async ({ order, delivery, pin, courier }, index) => {
        const back = () => takeBack(order);
        const done = () => courierCalls(`${delivery}/delivered`, courier.token, { pin });
        const [first, second] = index % 2 === 0 ? [back, done] : [done, back];
        const answers = await Promise.all([first(), second()]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        const isDelivered = (await deliveryOf(order)).status === 'delivery_status_delivered';
        expect((await receipt(order)).fulfilled_at !== null).toBe(isDelivered);
      }),
    );
  });

  it('is one that waits or is under way, and no affair of others', async () => {
    const { order, delivery, pin, courier } = await takenOrder();
    const stranger = await createMember(
      server.database.db,
      await createOrganization(server.database.db),
      ['can_manage_orders'],
    );
    const token = await server.sessionOf(stranger);
    expect((await ofStaff('take_back_delivery', order, token)).status).toBe(404);
    await courierCalls(`${delivery}/delivered`, courier.token, { pin });
    expect((await takeBack(order)).status).toBe(409);
    expect((await receipt(order)).staff_actions).not.toContain('take_back_delivery');
  });
});

describe('the deadline of a delivery', () => {
  const hadFor = (order: number, hours: number) =>
    server.database.db
      .updateTable('delivery')
      .set({ taken_at: sql<Date>`now() - make_interval(hours => ${hours})` })
      .where('order_id', '=', order)
      .execute();
  const expire = () => expireDeliveries(server.database.db, server.transact, HOURS);

  it('takes it back from a courier who has vanished, and tells the staff', async () => {
    const [vanished, onTheWay] = [await takenOrder(), await takenOrder()];
    await hadFor(vanished.order, HOURS + 1);
    await hadFor(onTheWay.order, HOURS - 1);
    await Promise.all([expire(), expire()]);
    expect((await deliveryOf(vanished.order)).status).toBe(
      'delivery_status_rejected_by_delivery_service',
    );
    expect((await deliveryOf(onTheWay.order)).status).toBe('delivery_status_taken_for_delivery');
    expect((await receipt(vanished.order)).staff_actions).toContain('send_to_delivery');
    const told = await server.database.db
      .selectFrom('notification')
      .select('event_key')
      .where('user_id', '=', staff.id)
      .where('type', '=', 'rejected_by_delivery_for_organization')
      .execute();
    expect(told).toEqual([{ event_key: `delivery:${vanished.delivery}:lapse` }]);
  });
});
