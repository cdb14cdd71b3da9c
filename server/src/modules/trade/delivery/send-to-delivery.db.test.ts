import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createServiceOf, ON_ITS_WAY } from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organizationId: number;
let serviceId: number;
let staff: string;
let couriers: { id: number; token: string }[];
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db);
  serviceId = await createServiceOf(db, organizationId);
  staff = await server.sessionOf(await createMember(db, organizationId, ['can_manage_orders']));
  couriers = await Promise.all([newCourier(), newCourier()]);
});
afterAll(() => server.close());

async function newCourier() {
  const id = await createMember(server.database.db, serviceId);
  return { id, token: await server.sessionOf(id) };
}

/** Accepted by the staff; no courier has been asked yet. */
async function acceptedOrder(values: Parameters<typeof createOrder>[1] = {}) {
  const { db } = server.database;
  const client_id = await createUser(db);
  const organization_id = organizationId;
  const place = { ...ON_ITS_WAY, delivery_status: null };
  const id = await createOrder(db, { ...place, organization_id, client_id, ...values });
  return { id, client: await server.sessionOf(client_id) };
}

const ofStaff = (action: string, order: number, token = staff) =>
  server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
    method: 'POST',
    token,
  });
const send = (order: number, token = staff) => ofStaff('send_to_delivery', order, token);

const courierCalls = (path: string, token: string, body?: object) =>
  server.call(`/delivery/${path}/`, { method: 'POST', token, ...(body && { body }) });

const deliveriesOf = (order: number) =>
  server.database.db
    .selectFrom('delivery')
    .select(['id', 'attempt', 'courier_id', 'status', 'pin', 'reason'])
    .where('order_id', '=', order)
    .orderBy('attempt')
    .execute();

const notificationsOf = async (userId: number, order: number, isOpen = false) => {
  const rows = await server.database.db
    .selectFrom('notification')
    .select(['type', 'extra_data'])
    .where('user_id', '=', userId)
    .$if(isOpen, (query) => query.where('settled_at', 'is', null))
    .orderBy('id')
    .execute();
  return rows
    .filter(
      ({ extra_data }) => 'transaction_id' in extra_data && extra_data.transaction_id === order,
    )
    .map(({ type }) => type);
};

/** Those that somebody still has to act on. */
const openCardsOf = (userId: number, order: number) => notificationsOf(userId, order, true);

const receiptFor = async (order: number, token: string) =>
  (await server.call(`/receipts/${order}/`, { token })).body as Receipt;

describe('sending an order to delivery', () => {
  it('asks every courier of the service, once however often it is sent', async () => {
    const { id } = await acceptedOrder();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await deliveriesOf(id)).toMatchObject([{ attempt: 1, courier_id: null }]);
    for (const courier of couriers) {
      expect(await notificationsOf(courier.id, id)).toEqual(['for_delivery']);
      const asked = await server.call(`/delivery/available_orders/${id}/`, {
        token: courier.token,
      });
      expect(asked).toMatchObject({ status: 200, body: { transaction_id: id } });
    }
  });

  it('settles the cards of all couriers when one takes it', async () => {
    const { id } = await acceptedOrder();
    await send(id);
    const [delivery] = await deliveriesOf(id);
    const [winner, loser] = couriers;
    expect((await courierCalls(`${delivery!.id}/accept`, winner!.token)).status).toBe(200);
    for (const courier of [winner!, loser!]) expect(await openCardsOf(courier.id, id)).toEqual([]);
    const late = await server.call(`/delivery/available_orders/${id}/`, { token: loser!.token });
    expect(late.status).toBe(404);
    expect((await send(id)).status).toBe(409);
  });

  it('goes to another courier, with another PIN, when the first cannot bring it', async () => {
    const { id, client } = await acceptedOrder();
    await send(id);
    const [first, second] = couriers;
    const firstAttempt = (await deliveriesOf(id))[0]!;
    await courierCalls(`${firstAttempt.id}/accept`, first!.token);
    const withoutReason = await courierCalls(`${firstAttempt.id}/reject`, first!.token, {
      reason: ' ',
    });
    expect(withoutReason).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    });
    const reason = 'Никто не открыл';
    const reject = () => courierCalls(`${firstAttempt.id}/reject`, first!.token, { reason });
    expect(await reject()).toMatchObject({ status: 200, body: { reason } });
    expect((await reject()).status).toBe(200);
    expect((await receiptFor(id, staff)).staff_actions).toContain('send_to_delivery');

    expect((await send(id)).status).toBe(204);
    const secondAttempt = (await deliveriesOf(id))[1]!;
    expect(secondAttempt).toMatchObject({ attempt: 2, courier_id: null, reason: null });
    expect(await notificationsOf(second!.id, id)).toEqual(['for_delivery']);
    await courierCalls(`${secondAttempt.id}/accept`, second!.token);
    const { pin } = (await receiptFor(id, client)).delivery!;
    expect(pin).toBe(secondAttempt.pin);
    expect(
      (await courierCalls(`${firstAttempt.id}/delivered`, first!.token, { pin: firstAttempt.pin }))
        .status,
    ).toBe(409);
    expect(
      (await courierCalls(`${secondAttempt.id}/delivered`, second!.token, { pin })).status,
    ).toBe(200);

    const seenByFirst = await server.call(`/delivery/receipt/${id}/`, { token: first!.token });
    expect((seenByFirst.body as CourierDelivery).status).toBe(
      'delivery_status_rejected_by_delivery_service',
    );
  });

  it('ends for everybody when the order is cancelled meanwhile', async () => {
    const { id, client } = await acceptedOrder();
    await send(id);
    const [delivery] = await deliveriesOf(id);
    const [courier] = couriers;
    const cancelled = await server.call(`/receipts/${id}/`, { method: 'DELETE', token: client });
    expect(cancelled.status).toBe(204);
    expect(await openCardsOf(courier!.id, id)).toEqual([]);
    expect((await courierCalls(`${delivery!.id}/accept`, courier!.token)).status).toBe(409);
    expect((await send(id)).status).toBe(409);
    const list = await server.call('/delivery/available_orders/', { token: courier!.token });
    expect(
      (list.body as { list: { id: number }[] }).list.map((waiting) => waiting.id),
    ).not.toContain(delivery!.id);
  });

  it('cannot be undone by the client or the staff while a courier carries it', async () => {
    const { id, client } = await acceptedOrder();
    await send(id);
    const [delivery] = await deliveriesOf(id);
    await courierCalls(`${delivery!.id}/accept`, couriers[0]!.token);
    const cancelled = await server.call(`/receipts/${id}/`, { method: 'DELETE', token: client });
    expect([cancelled.status, (await ofStaff('reject', id)).status]).toEqual([409, 409]);
  });

  it.each([
    ['waits for an answer', { status: 'in_progress' }],
    ['is paid online, but not yet', { method: 'online_payment' }],
    ['is fetched', { city: null, district: null, address: null, phone: null }],
  ] as const)('is refused for an order that %s', async (_which, values) => {
    const { id } = await acceptedOrder(values);
    expect((await send(id)).status).toBe(409);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('is refused to an organization that no service works for', async () => {
    const { db } = server.database;
    const owner = await createUser(db);
    const lonely = await createOrganization(db, { ownerId: owner });
    const { id } = await acceptedOrder({ organization_id: lonely });
    const answer = await server.call(`/organizations/${lonely}/orders/${id}/send_to_delivery/`, {
      method: 'POST',
      token: await server.sessionOf(owner),
    });
    expect(answer.status).toBe(409);
  });

  it('is for staff who manage orders, and about their own orders', async () => {
    const { db } = server.database;
    const { id } = await acceptedOrder();
    const scanner = await createMember(db, organizationId, ['can_scan', 'can_sell']);
    const token = await server.sessionOf(scanner);
    for (const action of ['send_to_delivery', 'settle_cash']) {
      expect((await ofStaff(action, id, token)).status).toBe(403);
      expect((await ofStaff(action, id, couriers[0]!.token)).status).toBe(404);
      const foreign = await createOrder(db, ON_ITS_WAY);
      expect((await ofStaff(action, foreign)).status).toBe(404);
    }
  });
});
