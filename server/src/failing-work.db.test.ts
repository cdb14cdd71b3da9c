import { sql } from 'kysely';
import { expireDeliveries, expireDeliveriesTask } from './modules/trade/delivery/index.ts';
import { expireOrders, expireOrdersTask } from './modules/trade/orders/index.ts';
import {
  createSandboxProvider,
  expirePayments,
  expirePaymentsTask,
} from './modules/trade/payments/index.ts';
import { endRentals, endRentalsTask } from './modules/trade/rentals/index.ts';
import { createMember } from './testing/factories/accounts.ts';
import { createDueBooking, createRental } from './testing/factories/bookings.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createDelivery, ON_ITS_WAY } from './testing/factories/delivery.ts';
import { createOrder } from './testing/factories/orders.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** Things of one run. */
const BATCH = 2;
/** More than two runs take. */
const FAILING = 5;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'Nothing can be done with it'; end $$`.execute(server.database.db);
  await sql`
    create trigger refuse before update on sale_order
    for each row when (old.comment = 'stuck') execute function refuse()`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());

interface Work {
  readonly task: { readonly name: string };
  /** Something that is due, the earlier the longer; answers its order. */
  readonly due: (comment: string, hours: number) => Promise<number>;
  readonly run: () => Promise<void>;
  /** Of an order whose thing has been done. */
  readonly done: { readonly status?: string; readonly [column: string]: unknown };
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const WORKS: readonly Work[] = [
  {
    task: expireOrdersTask,
    due: (comment, hours) => createOrder(server.database.db, { comment, deadline: ago(hours) }),
    run: () => expireOrders(server.database.db, server.transact, server.orders, { batch: BATCH }),
    done: { status: 'rejected' },
  },
  {
    task: expirePaymentsTask,
    async due(comment, hours) {
      const { db } = server.database;
      const order_id = await createOrder(db, {
        organization_id: await createOrganization(db, { takes_online_payment: true }),
        comment,
        method: 'online_payment',
        status: 'accepted',
        payment_status: 'in_progress',
      });
      await db
        .insertInto('payment')
        .values({ order_id, amount: 1000, currency: 'KGS', expires_at: ago(hours) })
        .execute();
      return order_id;
    },
    run: async () =>
      expirePayments(
        server.database.db,
        server.transact,
        server.orders,
        await createSandboxProvider(server.database.db),
        { batch: BATCH },
      ),
    done: { payment_status: 'rejected' },
  },
  {
    task: expireDeliveriesTask,
    async due(comment, hours) {
      const { db } = server.database;
      const status = 'delivery_status_taken_for_delivery';
      const order_id = await createOrder(db, { ...ON_ITS_WAY, comment, delivery_status: status });
      const service = await createOrganization(db, { is_delivery_service: true });
      await createDelivery(db, {
        order_id,
        delivery_organization_id: service,
        courier_id: await createMember(db, service),
        status,
        taken_at: ago(24 + hours),
      });
      return order_id;
    },
    run: () => expireDeliveries(server.database.db, server.transact, 24, { batch: BATCH }),
    done: { delivery_status: 'delivery_status_rejected_by_delivery_service' },
  },
  {
    task: endRentalsTask,
    async due(comment) {
      const { db } = server.database;
      const organizationId = await createOrganization(db);
      const itemId = await createRental(db, { organizationId });
      const clientId = await createMember(db, organizationId);
      const order = await createDueBooking(db, { organizationId, itemId, clientId });
      await db.updateTable('sale_order').set({ comment }).where('id', '=', order).execute();
      await sql`
        update rental_booking set during = tstzrange(now() - interval '2 days', now() - interval '1 day')
        where order_id = ${order}`.execute(db);
      return order;
    },
    run: () => endRentals(server.database.db, server.transact, server.orders, { batch: BATCH }),
    done: { fulfilled_at: expect.any(Date) },
  },
];

describe.each(WORKS)('$task.name', ({ task, due, run, done }) => {
  const orderRow = (id: number) =>
    server.database.db
      .selectFrom('sale_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  const postponed = () =>
    server.database.db.selectFrom('postponed_work').where('task', '=', task.name);

  async function fill(): Promise<{ readonly last: number }> {
    for (let count = 0; count < FAILING; count += 1) await due('stuck', 10 - count);
    return { last: await due('', 1) };
  }

  /** Some runs, after which all but what fails is done, or not. */
  async function runs(prepare: () => Promise<unknown>): Promise<void> {
    for (let count = 0; count < FAILING; count += 1) {
      await prepare();
      await run().catch((error: unknown) => {
        if (!(error instanceof AggregateError)) throw error;
      });
    }
  }

  it('gets to what is behind things that fail for ever, more of them than a batch holds', async () => {
    const { last } = await fill();
    await runs(async () => undefined);
    expect(await orderRow(last)).toMatchObject(done);
    const { count } = await postponed()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(FAILING);
  });

  it('tries them again, less and less often', async () => {
    const again = async () => {
      await server.database.db
        .updateTable('postponed_work')
        .set({ retry_at: sql<Date>`now()` })
        .where('task', '=', task.name)
        .execute();
      await runs(async () => undefined);
    };
    for (let round = 0; round < 7; round += 1) await again();
    const pauses = await postponed()
      .select([
        'failures',
        sql<number>`round(extract(epoch from retry_at - now()) / 60)::integer`.as('minutes'),
      ])
      .execute();
    expect(new Set(pauses.map(({ failures, minutes }) => `${failures}: ${minutes}`))).toEqual(
      new Set(['8: 64']),
    );
  });

  it('would never get there, were they not put off', async () => {
    const { last } = await fill();
    await runs(() =>
      server.database.db.deleteFrom('postponed_work').where('task', '=', task.name).execute(),
    );
    expect(await orderRow(last)).not.toMatchObject(done);
  });
});
