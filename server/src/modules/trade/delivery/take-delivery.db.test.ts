import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createDelivery } from '../../../testing/factories/delivery.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';

const COURIERS = 60;

let server: TestServer;
let serviceId: number;
let couriers: number[];

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  serviceId = await createOrganization(db, { is_delivery_service: true });
  couriers = await Promise.all(Array.from({ length: COURIERS }, () => createMember(db, serviceId)));
});
afterAll(() => server.close());

const waitingDelivery = () =>
  createDelivery(server.database.db, { delivery_organization_id: serviceId });

describe('taking a delivery', () => {
  it('is won by exactly one of many couriers', async () => {
    const id = await waitingDelivery();
    const tokens = await Promise.all(couriers.map((courier) => server.sessionOf(courier)));
    const answers = await Promise.all(
      tokens.map((token) => server.call(`/delivery/${id}/accept/`, { method: 'POST', token })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(COURIERS - 1);
  });

  it('would be won by several if it were looked up first and written afterwards', async () => {
    const id = await waitingDelivery();
    const { db } = server.database;
    const winners = await readBeforeWrite(
      COURIERS,
      () =>
        db
          .selectFrom('delivery')
          .select('courier_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      async (free, index) => {
        if (free.courier_id !== null) return false;
        await db
          .updateTable('delivery')
          .set({ courier_id: couriers[index]!, status: 'delivery_status_taken_for_delivery' })
          .where('id', '=', id)
          .execute();
        return true;
      },
    );
    expect(winners.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('answers the winner the same again', async () => {
    const id = await waitingDelivery();
    const token = await server.sessionOf(couriers[0]!);
    const first = await server.call(`/delivery/${id}/accept/`, { method: 'POST', token });
    const second = await server.call(`/delivery/${id}/accept/`, { method: 'POST', token });
    expect(second).toMatchObject({ status: 200, body: first.body });
  });

  it('shows the address only to the courier who has it, and nothing to another service', async () => {
    const id = await createDelivery(server.database.db, {
      delivery_organization_id: serviceId,
      cash_due: 10_000,
    });
    const token = await server.sessionOf(couriers[1]!);
    const list = await server.call('/delivery/available_orders/', { token });
    expect(JSON.stringify(list.body)).not.toContain('Токтогула');
    // What there is to carry, and to collect at the door, everybody sees.
    expect((list.body as { list: object[] }).list).toContainEqual(
      expect.objectContaining({
        id,
        item_count: expect.any(Number) as number,
        cash_due: { amount: '100.00', currency: 'KGS' },
      }),
    );

    const { db } = server.database;
    const rival = await createUser(db);
    await createOrganization(db, { is_delivery_service: true, ownerId: rival });
    const foreign = await server.call(`/delivery/${id}/accept/`, {
      method: 'POST',
      token: await server.sessionOf(rival),
    });
    expect(foreign.status).toBe(404);
  });
});
