import { createMember, createUser } from '../../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { createDelivery, ON_ITS_WAY } from '../../../../testing/factories/delivery.ts';
import { createOrder } from '../../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

const AT = { latitude: 42.871234, longitude: 74.591234 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A courier who brings somebody an order. */
async function carry() {
  const { db } = server.database;
  const serviceId = await createOrganization(db, { is_delivery_service: true });
  const organizationId = await createOrganization(db);
  const clientId = await createUser(db);
  const courierId = await createMember(db, serviceId);
  const orderId = await createOrder(db, {
    ...ON_ITS_WAY,
    client_id: clientId,
    organization_id: organizationId,
    delivery_status: 'delivery_status_taken_for_delivery',
  });
  const id = await createDelivery(db, {
    order_id: orderId,
    delivery_organization_id: serviceId,
    courier_id: courierId,
    status: 'delivery_status_taken_for_delivery',
    taken_at: new Date(),
  });
  const token = await server.sessionOf(courierId);
  const post = (what: string, method: string, body: object) =>
    server.call(`/delivery/${id}/${what}/`, { method, token, body });
  const seenBy = async (userId: number) =>
    server.call(`/receipts/${orderId}/courier_position/`, {
      token: await server.sessionOf(userId),
    });
  return {
    id,
    clientId,
    courierId,
    serviceId,
    organizationId,
    seenBy,
    share: (is_shared: boolean) => post('position_sharing', 'POST', { is_shared }),
    report: (place: object) => post('position', 'PUT', place),
    giveBack: () => post('reject', 'POST', { reason: 'Никто не открыл' }),
  };
}

describe('where a courier is', () => {
  it('is told only once they share it, and to the client alone', async () => {
    const delivery = await carry();
    const { db } = server.database;
    expect((await delivery.report(AT)).status).toBe(409);
    expect((await delivery.share(true)).status).toBe(200);
    expect((await delivery.seenBy(delivery.clientId)).body).toEqual({ position: null });
    expect((await delivery.report(AT)).status).toBe(204);
    expect((await delivery.seenBy(delivery.clientId)).body).toMatchObject({
      position: { ...AT, delivery_id: delivery.id },
    });
    const others = [
      delivery.courierId,
      await createUser(db),
      await createMember(db, delivery.organizationId, ['can_manage_orders']),
      await createMember(db, delivery.serviceId, ['can_manage_delivery']),
    ];
    for (const other of others) {
      expect((await delivery.seenBy(other)).status).toBe(404);
    }
  });

  it('is sampled: a point that comes within ten seconds is not kept', async () => {
    const delivery = await carry();
    await delivery.share(true);
    await delivery.report(AT);
    expect((await delivery.report({ latitude: 1, longitude: 1 })).status).toBe(204);
    expect((await delivery.seenBy(delivery.clientId)).body).toMatchObject({ position: AT });
  });

  it.each([
    ['the courier ends it', (delivery: Awaited<ReturnType<typeof carry>>) => delivery.share(false)],
    ['the delivery ends', (delivery: Awaited<ReturnType<typeof carry>>) => delivery.giveBack()],
  ])('is forgotten as soon as %s', async (_why, end) => {
    const delivery = await carry();
    await delivery.share(true);
    await delivery.report(AT);
    await end(delivery);
    expect((await delivery.seenBy(delivery.clientId)).body).toEqual({ position: null });
    const { db } = server.database;
    const left = await db
      .selectFrom('courier_position')
      .selectAll()
      .where('delivery_id', '=', delivery.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('goes through no stream and into no event', async () => {
    const delivery = await carry();
    await delivery.share(true);
    await delivery.report(AT);
    const { db } = server.database;
    const told = [
      await db.selectFrom('realtime_event').selectAll().execute(),
      await db.selectFrom('domain_event').selectAll().execute(),
      await db.selectFrom('notification').selectAll().execute(),
    ];
    expect(JSON.stringify(told)).not.toContain(String(AT.latitude));
  });
});
