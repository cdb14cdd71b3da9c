import { sql } from 'kysely';
import {
  down,
  up,
} from '../../../../migrations/202611281530-rejected-orders-wait-for-no-courier.ts';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import {
  createDelivery,
  createServiceOf,
  ON_ITS_WAY,
} from '../../../testing/factories/delivery.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders } from '../orders/index.ts';
import { countDeliveryDuties } from './count-duties.ts';

const WAITS = 'delivery_status_set_for_delivery';
const TAKEN = 'delivery_status_taken_for_delivery';
const ENDED = 'delivery_status_rejected_by_delivery_service';

let server: TestServer;
let organizationId: number;
let serviceId: number;
let staff: string;
let courier: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db);
  serviceId = await createServiceOf(db, organizationId);
  staff = await server.sessionOf(await createMember(db, organizationId, ['can_manage_orders']));
  courier = await server.sessionOf(await createMember(db, serviceId));
});
afterAll(() => server.close());

const ofStaff = (action: string, order: number) =>
  server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
    method: 'POST',
    token: staff,
  });

/** An order that couriers are asked to bring. */
async function waitingOrder() {
  const { db } = server.database;
  const client_id = await createUser(db);
  const order = await createOrder(db, {
    ...ON_ITS_WAY,
    delivery_status: null,
    organization_id: organizationId,
    client_id,
    method: 'cash_courier',
  });
  await ofStaff('send_to_delivery', order);
  const client = await server.sessionOf(client_id);
  const { id } = await server.database.db
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  const cancel = () => server.call(`/receipts/${order}/`, { method: 'DELETE', token: client });
  const take = () => server.call(`/delivery/${id}/accept/`, { method: 'POST', token: courier });
  return { order, cancel, take };
}

const stateOf = (order: number) =>
  server.database.db
    .selectFrom('sale_order')
    .innerJoin('delivery', 'delivery.order_id', 'sale_order.id')
    .select(['sale_order.status', 'delivery_status', 'delivery.status as delivery'])
    .where('sale_order.id', '=', order)
    .executeTakeFirstOrThrow();

const carried = async () => (await countDeliveryDuties(server.database.db, serviceId)).carried;

describe('an order that no courier has taken', () => {
  it.each([
    ['its client cancels it', async ({ cancel }) => void (await cancel())],
    ['the staff reject it', async ({ order }) => void (await ofStaff('reject', order))],
    [
      'its deadline passes',
      async ({ order }) => {
        const { db } = server.database;
        const past = sql<Date>`now() - interval '1 minute'`;
        await db
          .updateTable('sale_order')
          .set({ deadline: past })
          .where('id', '=', order)
          .execute();
        await expireOrders(db, server.transact, server.orders);
      },
    ],
  ] as readonly [string, (waiting: Awaited<ReturnType<typeof waitingOrder>>) => Promise<void>][])(
    'waits for none any more when %s',
    async (_which, end) => {
      const waiting = await waitingOrder();
      expect(await carried()).toBe(1);
      await end(waiting);
      expect(await stateOf(waiting.order)).toEqual({
        status: 'rejected',
        delivery_status: ENDED,
        delivery: ENDED,
      });
      expect(await carried()).toBe(0);
      expect((await waiting.take()).status).toBe(409);
    },
  );

  it('is taken or cancelled, whichever is first, and never both', async () => {
    const waiting = await Promise.all(Array.from({ length: 8 }, waitingOrder));
    await Promise.all(
      waiting.map(async ({ order, cancel, take }, index) => {
        const [first, second] = index % 2 === 0 ? [cancel, take] : [take, cancel];
        const answers = await Promise.all([first(), second()]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        const isTaken = answers.some(({ status }) => status === 200);
        expect(await stateOf(order)).toEqual(
          isTaken
            ? { status: 'accepted', delivery_status: TAKEN, delivery: TAKEN }
            : { status: 'rejected', delivery_status: ENDED, delivery: ENDED },
        );
      }),
    );
  });

  it('and the other way round: who comes second is refused', async () => {
    const [cancelled, taken] = [await waitingOrder(), await waitingOrder()];
    expect((await cancelled.cancel()).status).toBe(204);
    expect((await cancelled.take()).status).toBe(409);
    expect((await taken.take()).status).toBe(200);
    expect((await taken.cancel()).status).toBe(409);
  });
});

it('what was left waiting by earlier releases is ended, and what waits for an order that stands is not', async () => {
  const { db } = server.database;
  const left = await createOrder(db, {
    ...ON_ITS_WAY,
    status: 'rejected',
    reason: 'cancelled_by_client',
    rejected_at: new Date(),
  });
  await createDelivery(db, { order_id: left });
  const standing = await createOrder(db, ON_ITS_WAY);
  await createDelivery(db, { order_id: standing });
  await down();
  await up(db as never);
  expect(await stateOf(left)).toEqual({
    status: 'rejected',
    delivery_status: ENDED,
    delivery: ENDED,
  });
  expect(await stateOf(standing)).toMatchObject({ delivery_status: WAITS, delivery: WAITS });
});
