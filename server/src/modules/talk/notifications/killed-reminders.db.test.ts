import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { createRental } from '../../../testing/factories/bookings.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { remindBookingsTask } from './remind-bookings.ts';

jest.setTimeout(120_000);

const BOOKINGS = 600;
/** The server is killed when so many have been told. */
const TOLD_BEFORE_THE_KILL = 60;

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

/** Accepted bookings of as many clients, made long ago, that begin in fifty minutes. */
async function createBookings(db: Kysely<Tables>): Promise<void> {
  const organization_id = await createOrganization(db, { ownerId: await createUser(db) });
  const item_id = await createRental(db, {
    organizationId: organization_id,
    quantity: BOOKINGS,
  });
  const clients = await db
    .insertInto('app_user')
    .values(
      Array.from({ length: BOOKINGS }, (_, index) => ({
        phone: `+99677${2_000_000 + index}`,
        full_name: 'Guest',
      })),
    )
    .returning('id')
    .execute();
  const orders = await db
    .insertInto('sale_order')
    .values(
      clients.map(({ id }) => ({
        kind: 'rent' as const,
        organization_id,
        client_id: id,
        method: 'self_pickup' as const,
        status: 'accepted' as const,
        currency: 'KGS',
        goods: 200_000,
        accepted_at: new Date(),
        created_at: new Date(Date.now() - 9 * 86_400_000),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('rental_booking')
    .values(
      orders.map(({ id: order_id }) => ({
        order_id,
        item_id,
        during: sql<string>`tstzrange(now() + interval '50 minutes', now() + interval '1 day')`,
        unit: 'day' as const,
        units: 1,
        is_sole: false,
      })),
    )
    .execute();
}

const countTold = async (db: Kysely<Tables>) =>
  (
    await db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('type', '=', 'rental_reminder_hour')
      .executeTakeFirstOrThrow()
  ).count;

/** Clients who have not heard of their booking once. */
async function findWronglyTold(db: Kysely<Tables>) {
  const { rows } = await sql<{ client_id: number; told: number }>`
    select booked.client_id, count(heard.id)::integer as told
    from sale_order as booked
    left join notification as heard on heard.user_id = booked.client_id
      and heard.type = 'rental_reminder_hour'
    where booked.kind = 'rent'
    group by booked.client_id having count(heard.id) <> 1`.execute(db);
  return rows;
}

/** Waits until so many have been told. */
async function waitForTold(db: Kysely<Tables>, least: number): Promise<void> {
  while ((await countTold(db)) < least) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('a server that is killed while it reminds people tells each of them once, and forgets nobody', async () => {
  const { db, connectionString } = database;
  await createBookings(db);
  const first = await processes.start(connectionString);
  await addJob(db, remindBookingsTask, {});
  await waitForTold(db, TOLD_BEFORE_THE_KILL);
  await first.kill();
  const known = await countTold(db);
  expect(known).toBeLessThan(BOOKINGS);
  expect(await findWronglyTold(db)).toHaveLength(BOOKINGS - known);

  const second = await processes.start(connectionString);
  // As every five minutes.
  await addJob(db, remindBookingsTask, {});
  await waitForTold(db, BOOKINGS);
  await addJob(db, remindBookingsTask, {});
  expect(await findWronglyTold(db)).toEqual([]);
  // It would put right what the next test does wrong.
  await second.kill();
});

it('would tell somebody twice and somebody never, were it noted in statements of its own', async () => {
  const { db } = database;
  const [twice, never] = await db
    .selectFrom('notification')
    .selectAll()
    .where('type', '=', 'rental_reminder_hour')
    .orderBy('id')
    .limit(2)
    .execute();
  const { id: _, ...again } = twice!;
  await db
    .insertInto('notification')
    // Under a key of its own, as if nothing tied it to the booking.
    .values({ ...again, event_key: 'again', extra_data: JSON.stringify(again.extra_data) })
    .execute();
  await db.deleteFrom('notification').where('id', '=', never!.id).execute();
  const wrong = await findWronglyTold(db);
  expect(wrong.toSorted((a, b) => a.told - b.told)).toEqual([
    { client_id: never!.user_id, told: 0 },
    { client_id: twice!.user_id, told: 2 },
  ]);
});
