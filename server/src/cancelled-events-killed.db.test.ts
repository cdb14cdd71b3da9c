import { sql } from 'kysely';
import { createEvent } from './testing/factories/bookings.ts';
import { createUser } from './testing/factories/accounts.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createServerProcesses } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

jest.setTimeout(240_000);

const ORDERS = 500;
const PRICE = 50_000;
/** The server is killed when so many have been refunded, and once more later. */
const KILLS = [60, 260];

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

/** An event with so many tickets, each bought and paid for by somebody else, written in a few statements. */
async function soldEvent() {
  const { db } = database;
  const organizationId = await createOrganization(db, { ownerId: await createUser(db) });
  const event = await createEvent(db, { organizationId, quota: ORDERS, price: PRICE });
  const { itemId, sizeId } = event;
  await sql`
    with people as (
      insert into app_user (phone, full_name)
      select '+99678' || (1000000 + number), 'Buyer' from generate_series(1, ${ORDERS}::integer) as number
      returning id),
    sold as (
      insert into sale_order (organization_id, client_id, kind, method, status, payment_status, currency, goods,
        accepted_at, fulfilled_at)
      select ${organizationId}::bigint, id, 'ticket', 'self_pickup', 'accepted', 'accepted', 'KGS', ${PRICE}::bigint,
        now(), now() from people
      returning id),
    lines as (
      insert into sale_order_line (order_id, position, item_id, size_id, name, quantity, price)
      select id, 0, ${itemId}::bigint, ${sizeId}::bigint, 'Концерт', 1, ${PRICE}::bigint from sold)
    insert into ticket (order_id, item_id, size, secret)
    select id, ${itemId}::bigint, 'Партер', gen_random_uuid()::text from sold`.execute(db);
  await sql`
    update stock set pieces = 0 from item_size
    where item_size.stock_id = stock.id and item_size.id = ${sizeId}`.execute(db);
  return event;
}

const countRefunded = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sale_order where payment_status = 'refunded'`.execute(
    database.db,
  );
  return rows[0]!.count;
};

/** Cancels the event as its staff do, and adds the job that tells of it and the one that refunds. */
async function cancel(itemId: number): Promise<void> {
  await sql`
    with changed as (
      insert into event_change (item_id, kind, reason, old_starts_at, old_ends_at, old_place)
      select item_id, 'cancelled', 'Артист заболел', starts_at, ends_at, place from event
      where item_id = ${itemId} returning id),
    ended as (update event set status = 'cancelled' where item_id = ${itemId})
    select graphile_worker.add_job('tell-event-change', json_build_object('id', id)) from changed`.execute(
    database.db,
  );
}

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('five hundred tickets of a cancelled event are each refunded once, however often the server is killed', async () => {
  const { db, connectionString } = database;
  const { itemId, sizeId } = await soldEvent();
  await cancel(itemId);
  for (const count of KILLS) {
    const server = await processes.start(connectionString);
    await until(async () => (await countRefunded()) >= count);
    await server.kill();
    expect(await countRefunded()).toBeLessThan(ORDERS);
    // What the dead server had taken is let go.
    await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(
      db,
    );
  }
  await processes.start(connectionString);
  await until(async () => (await countRefunded()) === ORDERS);
  const { rows } = await sql<{ orders: number; refunds: number }>`
    select count(distinct data ->> 'orderId')::integer as orders, count(*)::integer as refunds
    from domain_event where type = 'payment-refunded'`.execute(db);
  expect(rows).toEqual([{ orders: ORDERS, refunds: ORDERS }]);
  const { rows: sums } = await sql<{ refunded: number }>`
    select sum(refunded)::integer as refunded from sale_order`.execute(db);
  expect(sums).toEqual([{ refunded: ORDERS * PRICE }]);
  const section = await db
    .selectFrom('item_size')
    .select(['stock', 'held'])
    .where('id', '=', sizeId)
    .executeTakeFirst();
  expect(section).toEqual({ stock: ORDERS, held: 0 });
});
